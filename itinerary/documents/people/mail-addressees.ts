/** Whom a mail is sent to, where it tells its reader of his own flights: `To: Ada King; Leo King` over `Hi Ada and Leo,` and `you fly`. */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { cellBetween, lineCell } from '../../layout/cells.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { joining, titles } from '../../values/name-words.ts';
import { foldInPlace } from '../flight-labels.ts';
import { countsOfPeople } from './lists/who-goes.ts';
import { named } from './names/printed-names.ts';
import { type Placed, ticketsIn, withTickets } from './tickets/tickets-of-passengers.ts';

// To: | An: | Komu: | Vastaanottaja:
const recipient =
  /^(?:to|recipients?|an|a|para|pour|per|destinatari[oa]|destinataire|catre|aan|til|till|modtager|mottak[ae]re?|mottagare|vastaanottaja|saaja|do|za|prima|primatelj|primalac|prejemnik|komu|pre|dla|adresat|prijemce|cimzett|kime|alici|kam|gavejas|kepada|кому|до|към|за|прима|προσ)\s?: /u;

/** Who reads is told of his own way, folded; and in the plural alone. */
const youTravel = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:you|you.ll|you.re) (?:will |are )?(?:fly|leave|depart|land|arrive|travel)\\p{L}*',
    '(?:sie|du|ihr) (?:flieg|start|land|reis|komm)\\p{L}*|(?:flieg|start|land|reis)\\p{L}* (?:sie|du|ihr)',
    '(?:tu|vous) (?:te |vous )?(?:pars|part|quitt|decoll|atterri|arriv|vol|pos|pren|rentr|embarqu)\\p{L}*|(?:sales|vuelas|viajas|aterrizas|llegas|vuelves|regresas)|(?:parti|voli|atterri|torni|arrivi|prendi|decolli)(?!\\p{L})|(?:voces?) (?:sa[ie]\\p{L}*|embarca\\p{L}*|chega\\p{L}*|voa\\p{L}*|volta\\p{L}*)|(?:plecati|zburati|ajungeti|decolati|aterizati|pleci|zbori|ajungi)',
    '(?:je|jij|jullie|u) (?:vlieg|vertrek|neem|nemen|reis|land)\\p{L}*|(?:vlieg|vertrek|neem|nemen|reis|land)\\p{L}* (?:je|jij|jullie|u)',
    '(?:du|dere|ni) (?:fly|rejs|reis|res|land|ta[rg]|avgar)\\p{L}*|(?:fly|rejs|reis|res|land|ta[rg])\\p{L}* (?:du|dere|ni)',
    '(?:leci|wylatuje|laduje|przylatuje|jest|odlatuje) (?:pan|pani)|pan[i]? (?:leci|wylatuje|laduje)|(?:wylatujesz|lecisz|ladujesz|lecicie|wylatujecie)|(?:od|pri|vy|po)?let(?:ite|is|ate|as)|(?:putujete|polijecete|slijecete|putujes|polijeces|letis)|(?:indul|repul|szall|erkez|utaz)\\p{L}*(?:tok|tek|sz)',
    '(?:lahdette|lahdet|lennatte|lennat|saavutte|saavut)|ucuyorsun\\p{L}*|ucacaksin\\p{L}*|(?:вылет|прилет|лет|виліт|летит|излит|кац|пътув)\\p{L}*(?:ете|ите|ате|аете|ешь|ишь|аш|еш|иш)|(?:πετατε|πετασ|αναχωρειτε|φευγετε|φευγεισ|φτανετε|φτανεισ)',
  ].join('|')})(?!\\p{L})`,
  'u',
);
/** Of several people. */
const youAll =
  /(?<!\p{L})(?:(?:both|all) of you|you (?:both|all|two)|you and (?:your|[a-z]+ (?:fly|leave|are))|jullie|ihr (?:fliegt|landet|startet|reist)|dere|lecicie|wylatujecie|voces|vosotros|vous (?:deux|tous)|entramb[ie]|mindketten|molemmat)(?!\p{L})/u;

/** In lines: so far under the head of a mail it greets. */
const reach = 8;
/** In letters: a longer line is no greeting alone. */
const longest = 60;
/** In letters: so much of a name stays when it is called. */
const stem = 4;
const between = new RegExp(`\\s*[;,]\\s*|\\s+${joining}\\s+(?=\\p{Lu})`, 'gu');

/**
 * Everybody in the only such line, where the letter greets them, as many as it greets, and no more travel than they are.
 * @param mayTravel whether nothing about a name says that it is nobody's
 */
export function mailedTo(lines: readonly Line[], mayTravel: (name: string) => boolean): DraftPassenger[] {
  const words = fold(lines.map(({ text }) => text).join(' '));
  if (!youTravel.test(words)) return [];
  const heads = lines.flatMap((line, row) => (recipient.test(foldInPlace(line.text)) ? [row] : []));
  const [row] = heads;
  if (row === undefined || heads.length > 1) return [];
  const people = peopleIn(lines[row] as Line);
  const areMore = [...countsOfPeople(lines), ticketsIn(lines).length].some((count) => count > people.length);
  const isOne = people.every(({ name }) => mayTravel(name.value));
  if (people.length === 0 || areMore || !isOne || (people.length === 1 && youAll.test(words))) return [];
  if (!isGreeting(lines.slice(row + 1, row + 1 + reach), people)) return [];
  const rows: Placed<string>[] = people.map(({ name }) => ({ row, value: name.value }));
  return withTickets(people, rows, ticketsIn(lines));
}

/** Everybody behind the label, or nobody. */
function peopleIn(line: Line): DraftPassenger[] {
  const length = recipient.exec(foldInPlace(line.text))?.[0].length ?? 0;
  const all = line.text.slice(length).replace(/\s*<[^<>]*>\s*$/u, '');
  const cuts = [...all.matchAll(between)];
  const starts = [0, ...cuts.map(({ 0: word, index }) => index + word.length)];
  const people = starts.flatMap((start, at) => {
    const cell = cellBetween(line, length + start, length + (cuts[at]?.index ?? all.length));
    const person = cell.text === '' ? undefined : named({ ...lineCell(line), ...cell }, 'given-first');
    return person ? [{ ...person, name: { ...person.name, certainty: 0.4 } }] : [];
  });
  return people.length === starts.length ? people : [];
}

/** `Kære Kirsten`, `Hoi Jorrit en Aukje,`, `Walt,`: a short line with a part of each name, and of nobody else's. */
const isGreeting = (lines: readonly Line[], people: readonly DraftPassenger[]): boolean =>
  lines.some(({ text }) => {
    if (text.length > longest || text.includes(':')) return false;
    const called = (text.match(/\p{Lu}[\p{L}’'-]+/gu) ?? []).map(fold);
    const isPart = (word: string, { name }: DraftPassenger) =>
      fold(name.value)
        .split(' ')
        .some((part) => part.length > 2 && part.slice(0, stem) === word.slice(0, stem));
    const others = called.slice(1).filter((word) => !titles.has(word) && !people.some((person) => isPart(word, person)));
    return others.length === 0 && people.every((person) => called.some((word) => isPart(word, person)));
  });
