/** People whom a sentence names one after another: `Mr David Osei, Mrs Abena Osei and their son Kofi Osei (9)`. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { foundAt } from '../../../draft/found.ts';
import { type Cell, cellFrom, lineCell } from '../../../layout/cells.ts';
import { airportsNamed } from '../../../reference/airports.ts';
import { fold } from '../../../text/fold.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { anyTitle, isCapitals, joining, particle, sureTitle } from '../../../values/name-words.ts';
import { kindOf } from '../../../values/traveller-kinds.ts';
import { travellerIndex } from '../../../values/travellers.ts';
import { isOfOthers } from '../../no-flights/other-services.ts';
import { closes, greets } from '../names/greetings.ts';
import { isSurelyName, named, type Order, surelyNamed, withTitle } from '../names/printed-names.ts';
import { isSentence } from '../names/whole-sentences.ts';
import { isByRelative } from '../relatives-who-stay.ts';
import type { Placed } from '../tickets/tickets-of-passengers.ts';

const word = "\\p{Lu}[\\p{L}'’-]+";
const shape = `(?:${anyTitle} ){0,3}${word}(?: \\p{Lu}\\.)?(?: (?:${particle} ){0,3}${word}){1,4}`;
const onePerson = new RegExp(`^${shape}(?=[,.;:)]|$|\\s*\\(| [&+–—] | (?!${particle} )\\p{Ll})`, 'u');
const anyPerson = new RegExp(`(?<![\\p{L}\\d'’/.-])${shape}`, 'gu');
// , born 12.03.1980, passport FK123456, and | (ticket 220-2417700110) et leur bébé | , 7 ans, and
const said = '(?:\\s*\\([^()]{0,60}\\))?(?:,? (?:\\p{Ll}[\\p{L}.]*:? ){0,4}\\p{Lu}{0,3} ?\\d[\\d./-]*(?: \\p{Ll}{1,8})?){0,3}';
// și pentru doamna asistentă șefă Ileana Pop: behind a title stands what she is
const between = new RegExp(
  `^${said}(?:,(?: ${joining})?| ${joining}) (?:(?:\\p{Ll}+ ){0,2}${sureTitle} (?:\\p{Ll}+ ){1,3}(?=\\p{Lu})|(?:\\p{Ll}+ ){0,3})`,
  'u',
);
/** A sentence names no more. */
export const mostInRow = 9;

/** In letters: so far before a name the words stand that say what its bearer is. */
const rolesBefore = 40;

export const isBehindRole = (text: string, at: number, from = 0): boolean => {
  const before = text.slice(Math.max(from, at - rolesBefore), at);
  return isOfOthers(before) || isByRelative(before);
};

/**
 * From a place in a line on, up to what is no name; of those in a row one has a title or a given name we know.
 * @param areSaid whether the words before them say that they are people, whatever they are called.
 */
export function peopleInRow(whole: Cell, start: number, order: Order, areSaid = false): DraftPassenger[] {
  const { line } = whole;
  const row: { value: DraftPassenger; isSure: boolean; isJoined: boolean }[] = [];
  let isJoined = false;
  for (let at: number | undefined = start; at !== undefined && row.length < mostInRow; ) {
    const text = onePerson.exec(line.text.slice(at))?.[0];
    if (text === undefined) break;
    const cell: Cell = { ...cellFrom(whole, at), text, end: at + text.length };
    const family = row[0]?.value.name.value.split(' ').at(-1);
    const [sure] = family !== undefined && text.endsWith(` ${family}`) ? [named(cell, order)] : surelyNamed(cell, order);
    const person = sure ?? hardlyNamed(cell, order);
    if (!person) break;
    const value = withKindBehind(person, cell);
    row.push({ value, isSure: sure !== undefined, isJoined });
    const gap: string | undefined = between.exec(line.text.slice(cell.end))?.[0];
    at = gap === undefined ? undefined : cell.end + gap.length;
    isJoined = gap !== undefined && !gap.includes(',');
  }
  if (areSaid) return row.map(({ value }) => value);
  if (!row.some(({ isSure }) => isSure)) return [];
  return row.slice(0, row.findLastIndex((one) => one.isSure || one.isJoined) + 1).map(({ value }) => value);
}

// Arely Gil (niña)
const kindInBrackets = /^ \((?<words>\p{L}{3,14})\)/u;

function withKindBehind(person: DraftPassenger, { line, end }: Cell): DraftPassenger {
  const words = kindInBrackets.exec(line.text.slice(end))?.groups?.words;
  const kind = words === undefined || person.type ? undefined : kindOf(words);
  return kind && words ? { ...person, type: { ...foundAt(line, end + 2, end + 2 + words.length), value: kind } } : person;
}

/** `Ann Lee and Wiremu Tautahi`: and joins people, whatever they are called. */
function hardlyNamed(cell: Cell, order: Order): DraftPassenger | undefined {
  const person = named(cell, order);
  if (!person || airportsNamed(person.name.value).length > 0) return undefined;
  return { ...person, name: { ...person.name, certainty: 0.5 } };
}

type Row = { start: number; people: DraftPassenger[] };

/** Every row of people in a line, those of other roles left out. */
function rowsIn(line: Line, order: Order): Row[] {
  const whole = lineCell(line);
  const rows: Row[] = [];
  // Dear Ms Lee, we confirm for Ms Ann Lee and Mr Bo Lee
  let end = greets(line.text) ? line.text.indexOf(',') : 0;
  for (const { index } of line.text.matchAll(anyPerson)) {
    if (index < end || isBehindRole(line.text, index, end)) continue;
    const people = peopleInRow(whole, index, order);
    const last = people.at(-1)?.name;
    if (!last) continue;
    end = line.text.indexOf(last.value, index) + last.value.length;
    if (isFamilyAndGiven(people)) continue;
    rows.push({ start: index, people });
    if (rows.length === mostInRow) break;
  }
  return rows;
}

/** `CAICEDO LERMA, Emily Sofía (menor, 8 años)`: one, whose family is written in capitals. */
const isFamilyAndGiven = ([family, given]: readonly DraftPassenger[]): boolean =>
  family !== undefined && given !== undefined && isCapitals(family.name.value) && !isCapitals(given.name.value);

/** Who stands in a row with somebody who travels. */
const inRowWith = (line: Line, known: readonly DraftPassenger[], order: Order): DraftPassenger[] =>
  rowsIn(line, order).flatMap(({ people }) =>
    people.length > 1 && people.some(({ name }) => travellerIndex(known, name.value) >= 0) ? people : [],
  );

/** What a sentence is about that names those who travel; folded. */
const ofTravel =
  /(?<!\p{L})(?:fl(?:y|ies|ight)|zbor|zbura|zboar|vol[ios]?(?!\p{L})|vuel|voo|flug|flieg|flyg|vlucht|repul|jarat|lot(?:u|y|ow)?(?!\p{L})|ucus|πτησ|рейс|полет|travel|trip(?!\p{L})|journey|itinerar|reise|reist|resa|rejse|reizen|voyag|viaj|viag|calator|podroz|cestuj|putuj|seyahat|utaz|passenger|passag|pasager|pasajer|passegger|pasazer|пассаж|пътни|invit|ticket|bilet|billet|bigliett|bilhete|reserv|rezerv|book|buch|prenot)/u;

/** `The travellers are Ms Grace Kamau and Mr Peter Otieno.`: whom a sentence of a journey names, each with a title or in a row with who has a name we know. */
const inSentenceOfTravel = (line: Line, order: Order): DraftPassenger[] =>
  ofTravel.test(fold(line.text))
    ? rowsIn(line, order)
        .flatMap(({ people }) => (people.length > 1 || people.some(({ name }) => withTitle.test(name.value)) ? people : []))
        .map((one) => ({ ...one, name: { ...one.name, certainty: 0.5 } }))
    : [];

// Siobhréad Maoilriain flies as below
const travels =
  /^ (?:(?:will|is|are|wird|va|zal|vil|ska|akan) )?(?:fl(?:y|ies|ying|iegt|iegen|yr|yver|yger)|travel\p{L}*|depart\p{L}*|leaves|booked|reis(?:t|en|er)|rejser|reser|vol[ae]|viaj[ao]|viaggi[ao]|vuela|voa|voyage|part(?:e|ira)?|zboara|calatoreste|pleaca|leci|podrozuje|leti|cestuje|putuje|utazik|repul|vliegt|lentaa|matkustaa|terbang|berangkat|ucuyor|ucacak)(?!\p{L})/u;

/** Whom a sentence of a journey names, whose given name is known or who is said to fly: `Marcus Holloway's ticket`. */
export const namesInSentence = (line: Line): string[] =>
  isSentence(line) && ofTravel.test(fold(line.text)) && !greets(line.text)
    ? [...line.text.matchAll(anyPerson)].flatMap(({ 0: words, index }) => {
        const end = index + words.length;
        const name = named({ ...cellFrom(lineCell(line), index), text: words, end }, 'given-first')?.name.value;
        return name && (isSurelyName(name) || travels.test(fold(line.text.slice(end)))) ? [name] : [];
      })
    : [];

/** Whom the sentences of a letter name beside those who were read, or where nobody was. */
export const besideInSentences = (
  lines: readonly Line[],
  known: readonly DraftPassenger[],
  order: Order,
): Placed<DraftPassenger>[] => {
  const end = lines.findIndex(({ text }) => closes(text));
  return lines.slice(0, end < 0 ? undefined : end).flatMap((line, row) => {
    if (!isSentence(line)) return [];
    const people = known.length > 0 ? inRowWith(line, known, order) : inSentenceOfTravel(line, order);
    return people.map((value) => ({ row, value }));
  });
};
