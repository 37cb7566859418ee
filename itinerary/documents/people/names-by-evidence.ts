/** Who must be travelling where nothing else said so: names of any shape, by what around them speaks for their bearer. */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { type Cell, cellBetween, cellFrom, lineCell, pieceCells } from '../../layout/cells.ts';
import { airportsNamed } from '../../reference/airports.ts';
import { isGivenName } from '../../reference/given-names.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { particle } from '../../values/name-words.ts';
import { foldInPlace } from '../flight-labels.ts';
import { isOfOthers, speaksOfOthers } from '../no-flights/other-services.ts';
import { greetedIn, isAddressed, isGreeted } from './addressees.ts';
import { passport } from './lists/lists-of-travellers.ts';
import { namesInSentence } from './lists/rows-of-people.ts';
import { mailedTo } from './mail-addressees.ts';
import { bornIn } from './names/births.ts';
import { closes, isOfVocative } from './names/greetings.ts';
import { named, type Order } from './names/printed-names.ts';
import { subject, withWholeSentences } from './names/whole-sentences.ts';
import { partyIn } from './names-of-parties.ts';
import { isOverGuests } from './passenger-labels.ts';
import { isOfRoomOrRide } from './people-in-sentences.ts';
import { isUnderOthers } from './people-of-others.ts';
import { wholeNamesOfTickets } from './tickets/tickets-by-name.ts';
import { type Placed, ticketsIn, withTickets } from './tickets/tickets-of-passengers.ts';

/** What is believed at least; what says it outright weighs as much, all else half of it or less. */
const enough = 2;
/** Of a name to be compared, whatever else is known of it. */
export const hardly = 0.4;
/** In lines: who wrote a letter stands so near under its closing. */
const signature = 4;

/** What tells a journey or is booked, and is not itself on the way: Reiseplan, reserva; folded, as words begin or within longer ones. */
const plan =
  'itiner|jadwal|reserv|rezerv|prenotaz|boeking|bokning|bestilling|pemesanan|\\p{L}*(?:reise|rejse|rese|res|flug|fly)plan|\\p{L}*buchung|\\p{L}*booking';
/** And what is, with its ticket. */
const journey = `${plan}|\\p{L}*(?:(?<!p)reise|rejse|flug|flight|ticket|tiket|billett|biljett|vlucht)|resa|resor|trip|journey|travel|voyage|vols?(?= )|billet|biljet|bilet|bilhete|bigliett|boleto|viaje|viag|passage|pasaje|vuelo|voos?(?= )|vol[oi](?= )|vlieg|zbor|calator|perjalanan|penerbangan`;
/** Behind them stands whose they are. In languages of many cases it is no name as one is called. */
const forWhom =
  'for|fur|fuer|pentru|voor|untuk|atas nama|a nombre de|au nom de|a nome di|em nome de|in the name of|on behalf of|auf den namen|pe numele|namens|op naam van|i navnet';
/** Behind these stands where a journey goes as well. */
const forOrTo = 'til|till|para|per|pour';
const whose = 'of|de|da|do|di|von|van|av|af';
const leads = (what: string, words: string) =>
  `^(?:\\p{L}+[ -]){0,3}?(?:${what})\\p{L}*(?: \\p{L}+){0,3} (?:${words})\\s?:? (?=\\p{L})`;
// Reiseplan for Sølvi Tangen | Your flight itinerary for: Ann Lee | Itinerário para Rui Luz
const forLead = new RegExp(`${leads(journey, forWhom)}|${leads(plan, forOrTo)}`, 'u');
// Passagem de Ivandra Lima da Luz
const whoseLead = new RegExp(leads(journey, whose), 'u');

/** Words of groups, of houses, of feasts, of places in the shape of names: nobody is called so; folded. */
const nobody =
  /(?<!\p{L})(?:tours?|reisen?|rejser?|resor|viajes|viagens|viaggi|voyages?|travels?|trips?|groups?|gruppen?|grup\p{L}*|groupe|grupo|teams?|equip[eo]|squadra|clubs?|verein\p{L}*|famil\p{L}*|chor|choir|coro|orchest\p{L}*|orkester|conferen\p{L}*|kongres\p{L}*|congres\p{L}*|summit|expedition\p{L}*|cruise|safari|hotell?s?|hotelli|casa|maison|haus|house|palace|palacio|palazzo|plaza|piazza|restaurant\p{L}*|ristorante|museum\p{L}*|muse[eo]|park|parque|garden|journeys?|holidays|vacations?|adventures?|experiences?|services?|sirs?|madam|inn|resort|spa|lodge|hostel|pensi\p{L}*|villa|suites?|bank\p{L}*|banco|banca|banque|sparkasse|strasse|street|road|avenue|rue|rua|calle|via|gata|gate|ulica|strada|jalan|weekend|week|woche|semana|settimana|semaine|saptamana|holiday\p{L}*|honeymoon|lua|miel|nozze|navidad|natal|noel|easter|pascoa|pascua|pasqua|christmas|weihnacht\p{L}*|summer|sommer|winter|spring|autumn|festival|cup|project\p{L}*|projekt\p{L}*|proiect\p{L}*|department|office|kontor|biuro|agency|agencia|agentie|north|south|east|west|islands?|coast|city|international|airport|flughafen|lufthavn|aeropuerto|aeroporto|aeroport|bandara|school|schule|universit\p{L}*|company|customer|kunde|kunden|client\p{L}*|gast|gaste|guests?|members?|friends?|all|alle|adults?|january|february|march|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?!\p{L})/u;

/** For whom else the one a letter is written to may have booked; folded. */
const ofRelatives =
  /(?<!\p{L})(?:your|ihre?[mnrs]?|votre|vos|su|sus|sua|seu|vostr[oa]|suo|dumneavoastra|din|deres|uw|pani|pana|panstwa) (?:\p{L}+ )?(?:son|daughter|wife|husband|mother|father|mum|dad|parents|child|children|guests?|colleagues?|employees?|clients?|staff|team|boss|friend|sohn|tochter|frau|mann|mutter|vater|eltern|kind|kinder|kindes|gast|gaste|kolleg\p{L}*|mitarbeiter\p{L}*|fils|fille|femme|mari|mere|pere|parents|enfants?|collegue|collaborat\p{L}*|hij[oa]s?|espos[oa]|madre|padre|padres|empleado|filh[oa]s?|marido|mulher|mae|pai|pais|figli[oa]|moglie|marito|madre|genitori|sonn|datter|kone|mann|mor|far|barn|zoon|dochter|vrouw|man|moeder|vader|medewerker|syn\p{L}*|cork\p{L}*|zon\p{L}|mez\p{L}*|matk\p{L}*|ojc\p{L}*|pracowni\p{L}*)(?!\p{L})|(?<!\p{L})(?:fiul|fiica|sotia|sotul|mama|tatal|parintii|copilul|copiii|angajatul|colegul|putra|putri|anak|istri|suami|ibu|ayah|orang tua|karyawan|oglunuz|kiziniz|esiniz|anneniz|babaniz|menin[oa]|nin[oa]|avo|vedra|dcer\p{L}*|manzel\p{L}*) ?(?:dumneavoastra|dvs|bapak|anda|ibu|esta|ja|vas\p{L}*)?(?!\p{L})/u;

/** Who is sent by his office, and may be who sends: less than a label of travellers. Folded, before a colon or alone in a cell. */
const employee =
  /^(?:employee|worker|staff member|arbeitnehmer(?:in)?|mitarbeiter(?:in)?|ansatt|ansat|anstalld|medarbet(?:are|er)|medarbejder|tyontekija|tootaja|starfsma\p{L}+|werknemer|medewerker|salariee?|employee?|travailleur|emplead[oa]|trabajador[a]?|trabalhador[a]?|funcionari[oa]|empregad[oa]|treballador[a]?|dipendente|lavorat(?:ore|rice)|pracowni(?:k|ca|czka)|zamestnan(?:ec|kyne)|zaposleni(?:k|ca)?|radni(?:k|ca)|delav(?:ec|ka)|munkavallalo|dolgozo|angajat(?:ul|a)?|salariat(?:ul|a)?|lucrator(?:ul)?|darbuotoja[s]?|darbiniek[sc]e?|calisan|personel|karyawan|pekerja|tenaga kerja|mfanyakazi|werker|punonjesi?)\s*:?\s*(?=$|(?<=:\s*)\p{L})/u;

/** What a ticket's number or a ticket is said to be before whoever it was issued to; folded, in the middle of a sentence. */
const madeOut =
  /(?<!\p{L})(?:(?:made out|issued|written) (?:to|for|in the name of)|(?:ausgestellt|gebucht) auf(?: den namen)?|etablie?s? au nom de|emise? au nom de|emitid[oa]s? (?:a nombre|em nome) de|a nombre de|em nome de|emess[oaie] a nome di|intestat[oaie] a|pe numele(?: lui)?|wystawion[yea] na(?: nazwisko)?|vystaven[aoyae] na(?: jmeno| meno)?|glasi na(?: ime)?|izdan[aoe]? na(?: ime)?|utstalld[a]? pa|utstedt (?:til|pa)|udstedt til|op naam van|atas nama|adina duzenlen\p{L}+) (?=\p{L})/gu;
const ofTicket = /ticket|bil+et|bile[tz]|biljet|bilhete|bigliett|boleto|passag|flugschein|letenk|karta|karte|vozovnic|tiket/u;
const whole = new RegExp(`^\\p{Lu}[\\p{L}'’-]+(?: (?:${particle} ){0,3}\\p{Lu}[\\p{L}'’-]+){1,4}`, 'u');

// MV Blue Heron / ON-SIGNER 2/E JORIN PABALAN REYES / Durban: behind it his rank on board
const onSigner =
  /(?<!\p{L})on-?signers? ?:? ?(?:(?:(?:\d ?\/ ?\p{L}|\p{L} ?\/ ?\p{L}|[a-z]{1,2}\d?|\d(?:st|nd|rd|th)|master|capt(?:ain)?|bosun|cook|fitter|oiler|wiper|chief|off(?:icer)?|eng(?:ineer)?|cadet|eto|messman|pumpman|ch) ){0,3})(?=\p{L}{2})/u;

/** Your flight, or that one was booked for you: of who reads it; folded. */
const yourFlight = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:your|ihr(?:e[nmrs]?)?|ihren|deine?[nmr]?|votre|vos|tes|su|sus|tu|sua|seu|suas|seus|il suo|i suoi|vostr[oaie]|uw|je|din|ditt|deres|deine|vasa?|vas[aei]|panstwa|panski|panska|teie|sinu) (?:\\p{L}+ )?(?:(?:air )?tickets?|flights?|flug\\p{L}*|fluge|flugtickets?|vols?|billets?(?: d.avion)?|vuelos?|boletos?|billetes?|voos?|bilhetes?|vol[oi]|bigliett[oi]|vlucht\\p{L}*|ticket\\p{L}*|flyg\\p{L}*|fly\\p{L}*|let\\p{L}{0,3}|letenk\\p{L}*|lot\\p{L}{0,2}|bilet\\p{L}*|lend|lennud?|pilet\\p{L}*)(?!\\p{L})',
    'zborul (?:dumneavoastra|dvs)|biletul (?:dumneavoastra|dvs)|penerbangan (?:anda|bapak|ibu)|tiket (?:anda|bapak|ibu)|ucusunuz|biletiniz|(?:lento|lippu|matka)(?:nne|si)|(?:jarata|repulojegye|jegye)',
    'teille on varattu \\p{L}*(?: \\p{L}+)? ?\\p{L}*(?:lento|matka)\\p{L}*|(?:flights?|tickets?) (?:have|has) been (?:booked|issued) for you|fur sie (?:wurde|haben wir|ist) \\p{L}* ?\\p{L}*flug\\p{L}*|onnek foglalt\\p{L}* repul\\p{L}*|teile on broneeritud \\p{L}*len\\p{L}*',
  ].join('|')})`,
  'u',
);

type Sign = Placed<DraftPassenger> & { cell: Cell; weight: number };

/** The only one for whom enough is said; nobody where two are as likely. Those of a party where it is said of nobody else. */
export function namedByEvidence(printed: readonly Line[]): DraftPassenger[] {
  const lines = withWholeSentences(printed);
  const ticketed = wholeNamesOfTickets(lines).map(({ value }) => value);
  if (ticketed.length > 0 && ticketed.every(({ name }) => mayTravel(name.value))) return ticketed;
  const isToReader = isOfReader(lines);
  const party = isToReader ? partyIn(lines, mayTravel) : [];
  const people = Map.groupBy(signsIn(lines, isToReader), ({ value }) => fold(value.name.value));
  const weighed = [...people]
    .map(([name, own]) => ({ own, weight: own.reduce((sum, { weight }) => sum + weight, isRepeated(name, own, lines) ? 1 : 0) }))
    .filter(({ weight }) => weight >= enough)
    .toSorted((one, other) => other.weight - one.weight);
  const [best, next] = weighed;
  const sign = best?.own[0];
  if (!sign && party.length === 0 && isToReader) return mailedTo(lines, mayTravel);
  if (!sign || party.some(({ name }) => name.value === sign.value.name.value)) return party;
  if (next?.weight === best.weight) return [];
  const certainty = best.weight > enough ? 0.5 : hardly;
  const value = { ...sign.value, name: { ...sign.value.name, certainty } };
  return withTickets([value], [{ row: sign.row, value: value.name.value }], ticketsIn(lines));
}

/** In a line of its own besides, and not of others. */
const isRepeated = (name: string, own: readonly Sign[], lines: readonly Line[]): boolean =>
  lines.some(
    (line, row) =>
      !own.some((sign) => sign.row === row) && !isOfOthers(line.text) && pieceCells(line).some((cell) => nameOf(cell) === name),
  );

/** In lines under the closing of a letter. */
function rowsSigned(lines: readonly Line[]): ReadonlySet<number> {
  const closings = lines.flatMap(({ text }, row) => (closes(text) ? [row] : []));
  return new Set(lines.keys().filter((row) => closings.some((closing) => row > closing && row <= closing + signature)));
}

/** Who is written to may have booked for others: for relatives, or for whom a sentence says to fly. */
function isOfReader(lines: readonly Line[]): boolean {
  const signed = rowsSigned(lines);
  return (
    !ofRelatives.test(fold(lines.map(({ text }) => text).join(' '))) &&
    !lines.some((line, row) => !signed.has(row) && !isOfOthers(line.text) && namesInSentence(line).some(mayTravel))
  );
}

function signsIn(lines: readonly Line[], isToReader: boolean): Sign[] {
  const rows = rowsSigned(lines);
  const signed = new Set(
    lines.flatMap((line, row) => (rows.has(row) ? pieceCells(line).flatMap((cell) => nameOf(cell) ?? []) : [])),
  );
  // A party has tickets of its own.
  const isOfOne = isToReader && ticketsIn(lines).length < 2;
  return lines.flatMap((line, row): Sign[] => {
    if (rows.has(row)) return [];
    const greeted = isOfOne && !isOfVocative(line.text) ? greetedIn(line) : undefined;
    const isOfAnother = speaksOfOthers(line) || isUnderOthers(lines, row);
    const isNumbered = !isOfAnother && hasNumber(lines, row);
    return [
      ...(greeted && !isOfOthers(greeted.text) ? [{ cell: greeted, weight: weightOfGreeting(greeted) }] : []),
      ...(isOfAnother
        ? []
        : [
            ...employed(line, isNumbered),
            ...guests(lines, row),
            ...pieceCells(line).flatMap((cell) => [...behindLead(cell, lines), ...(isNumbered ? [beside(cell)] : [])]),
          ]),
      ...madeOutTo(line),
      ...(isOfAnother || !isOfOne ? [] : pieceCells(line).flatMap((cell) => addressed(cell, lines))),
    ].flatMap(({ cell, weight, order = 'given-first' }) => {
      const value = named(cell, order);
      const isOne = value && mayTravel(value.name.value) && !signed.has(fold(value.name.value));
      return isOne ? [{ row, value, cell, weight }] : [];
    });
  });
}

/** Dear Blue Horizon: in English words without a title a firm is greeted as well. */
const weightOfGreeting = ({ line, start }: Cell): number =>
  /^(?:dear|hi|hello|hey|good \p{L}+) $/iu.test(line.text.slice(0, start)) ? 1 : 2;

type Weighed = Pick<Sign, 'cell' | 'weight'> & { order?: Order };

/** In letters: nobody's name is longer. */
const longestName = 60;

const nameOf = (cell: Cell): string | undefined => {
  const person = named(cell, 'given-first');
  return person && fold(person.name.value);
};

/** Two words of it and more are no place, and none what a group is called: Ana Lima da Luz. */
function mayTravel(name: string): boolean {
  const words = name.split(/\s+/);
  return (
    name.length < longestName &&
    !nobody.test(foldInPlace(name)) &&
    airportsNamed(name).length === 0 &&
    words.filter((word) => isGivenName(word) || (word.length > 2 && airportsNamed(word).length === 0)).length > 1
  );
}

/** Up to what parts a name from what is told of its bearer: `Ivandra Lima da Luz - São Vicente`. */
const upToGap = (cell: Cell): Cell => {
  const [text = ''] = /^.*?(?=\s+[-–—|·/(]|[,;:.(](?:\s|$)|$)/u.exec(cell.text) ?? [];
  return { ...cell, text, end: cell.start + text.length };
};

// Sølvi Tangen, Per Aune | Sølvi Tangen / Per Aune; no ship: Per Aune, MV Blue Heron
const another = /^\s?[,;/+&]\s?(?!M\/?[VT] )(?:\p{L}{1,3} )?\p{Lu}\S+ \p{Lu}/u;

/** The same, where no others follow. */
const alone = (cell: Cell, weight: number): Weighed[] => {
  const own = upToGap(cell);
  return another.test(cell.text.slice(own.text.length)) ? [] : [{ cell: own, weight }];
};

/** `Reiseplan for Sølvi Tangen`, `Assunto: Passagem de Ivandra Luz - São Vicente`, `Betreff: Ivandra Luz, Reise nach Wien` */
function behindLead(cell: Cell, lines: readonly Line[]): Weighed[] {
  const ofSubject = subject.exec(foldInPlace(cell.text))?.[0].length ?? 0;
  const own = cellFrom(cell, ofSubject);
  const plain = foldInPlace(own.text);
  if (isOfRoomOrRide(plain)) return [];
  const signer = onSigner.exec(plain);
  if (signer) return alone(cellFrom(own, signer.index + signer[0].length), 3);
  const forLength = forLead.exec(plain)?.[0].length;
  if (forLength !== undefined) return alone(cellFrom(own, forLength), 3);
  const whoseLength = whoseLead.exec(plain)?.[0].length;
  if (whoseLength !== undefined) return alone(cellFrom(own, whoseLength), ofSubject > 0 ? 3 : 1);
  if (ofSubject === 0) return [];
  const parts = partsOf(own);
  const isOfJourney = ({ text: words }: Cell) =>
    (words.match(/\p{Lu}\p{L}{3,}/gu) ?? []).some((word) => airportsNamed(word).length > 0);
  return parts.map((part) => {
    const isWritten = familyInCapitals.test(part.text) && parts.some((other) => other !== part && isOfJourney(other));
    return { cell: part, weight: isWritten && !hasWordsOf(part.text, lines) ? 2 : 1 };
  });
}

/** `The ticket is 838-2109846000, made out to Elowen Rose Tregear as on your licence`, whatever follows. */
function madeOutTo(line: Line): Weighed[] {
  const plain = foldInPlace(line.text);
  if (!ofTicket.test(plain)) return [];
  return [...plain.matchAll(madeOut)].flatMap(({ 0: lead, index }) => {
    const start = index + lead.length;
    const name = whole.exec(line.text.slice(start))?.[0];
    const isOfWhoSells = isOfOthers(line.text.slice(0, start)) || isOfRoomOrRide(plain.slice(0, start));
    return name && !isOfWhoSells
      ? alone(cellFrom(lineCell(line), start), 2).map(({ weight }) => ({
          cell: cellBetween(line, start, start + name.length),
          weight,
        }))
      : [];
  });
}

/** `Employee   Rakhel Dilso   born 14/08/1994`: behind such a word or beside it. */
const employed = (line: Line, isNumbered: boolean): Weighed[] =>
  pieceCells(line).flatMap((cell, index, cells): Weighed[] => {
    const length = employee.exec(foldInPlace(cell.text))?.[0].length;
    const next = cells[index + 1];
    const own = length !== undefined && length < cell.text.length ? cellFrom(cell, length) : next;
    // An office lists its people either way.
    return length !== undefined && own ? [{ cell: upToGap(own), weight: isNumbered ? 2 : 1, order: 'either' }] : [];
  });

/** In points: what stands under each other begins so near. */
const aligned = 3;

/** `GAST   REISE-NR.` over `Ottilie Hasenöhrl   4410772`: the name alone under such a word. */
const guests = (lines: readonly Line[], row: number): Weighed[] => {
  const [line, below] = [lines[row] as Line, lines[row + 1]];
  if (!below || below.page !== line.page || pieceCells(line).length < 2) return [];
  return pieceCells(line)
    .filter(({ text }) => isOverGuests(text))
    .flatMap(({ x }) => pieceCells(below).filter((cell) => Math.abs(cell.x - x) <= aligned))
    .map((cell) => ({ cell, weight: 2, order: 'either' }));
};

// RAKOTOVAO Fitiavana Noro | Fitiavana RAKOTOVAO
const familyInCapitals =
  /^(?:\p{Lu}{4,}(?:[ -]\p{Lu}{2,}){0,2}(?: \p{Lu}\p{Ll}{2,}){1,3}|(?:\p{Lu}\p{Ll}{2,} ){1,3}\p{Lu}{4,}(?:[ -]\p{Lu}{2,})?)$/u;

/** URGENT Payment: what else has that shape has words that stand in small letters elsewhere. */
const hasWordsOf = (name: string, lines: readonly Line[]): boolean => {
  const small = new Set(lines.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu) ?? []));
  return name.split(/[ -]/).some((word) => small.has(word.toLowerCase()));
};

const partsOf = ({ line, text, start }: Cell): Cell[] =>
  [...text.matchAll(/[^,;:|/()–—-]+(?:-[^,;:|/()–—-]+)*/gu)].map(({ 0: part, index }) => {
    const from = start + index + part.length - part.trimStart().length;
    return cellBetween(line, from, from + part.trim().length);
  });

/** The reader's name over his address, and greeted below, or told of his own flight. */
const addressed = (cell: Cell, lines: readonly Line[]): Weighed[] => {
  if (!isAddressed(cell, lines)) return [];
  const isToldOf = lines.some(({ text }) => yourFlight.test(fold(text)));
  return [{ cell, weight: isGreeted(cell, lines) || isToldOf ? 2 : 1 }];
};

/** Who stands beside such a number. */
const beside = (cell: Cell): Weighed => ({ cell: upToGap(cell), weight: 1 });

/** Whether a line has the number of a ticket or of a passport, or a birth. */
const hasNumber = (lines: readonly Line[], row: number): boolean => {
  const line = lines[row] as Line;
  return ticketsIn([line]).length > 0 || passport.test(line.text) || bornIn(lines, row) !== undefined;
};
