/** Names of travellers as reservation systems print them (`FAMILY/GIVEN MR`), and which printed names are one person. */
import type { DraftPassenger } from '../draft/draft-itinerary.ts';
import { allFoundIn, type Found, foundIn } from '../draft/found.ts';
import { isGivenName } from '../reference/given-names.ts';
import { fold } from '../text/fold.ts';
import type { Line } from '../text/ticket-text.ts';
import { ticketInLine } from './e-tickets.ts';
import { endsInTitle, haveOtherTitles, titles } from './name-words.ts';
import { kindBesideName, kindIn } from './traveller-kinds.ts';

// IONESCU/MARIA ELENA MRS(INFIONESCU/IOANA) | 2. WHITLOCK/GRAHAM MR | 1.LASA GONI/AITOR MR | DAL SANTO/JOHN BRETT MR (CHD/12MAR19) | 김민준 (KIM/MINJUN MR) | 乘机人:WANG/LEI
// GARCIA ORTIZ/JAVIER MR VALVERDE SANZ/NURIA MRS: behind a title another may begin.
const slashNames =
  /(?<![\p{L}\d/@-]|(?<![\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\s?)[(:]|(?<!(?:^|\s)\d{1,2})\.)(?<name>\p{Lu}[\p{Lu}'’-]+(?: (?:[EIY] )?\p{Lu}[\p{Lu}'’-]+){0,3}\s?\/\s?\p{Lu}[\p{Lu}'’-]*(?: (?!\p{L}+\.?\s?:)(?!(?<= (?:MR|MRS|MS|MISS|MSTR|MME|MLLE|SRA?|SIG) )[\p{Lu}'’ -]{2,60}\/)\p{Lu}[\p{Lu}'’-]*){0,5})(?![\p{L}\d/@:-])(?:\s?\((?<marks>[^()]{2,60})\))?(?!\s*:)/dgu;
// INFIONESCU/IOANA | INF IONESCU/IOANA MSTR/12JAN26 | INFANT IONESCU/IOANA | INF/IONESCU/IOANA
const infantInMarks = /^INF(?:ANT)?[\s/]?(?<name>\p{Lu}[\p{Lu}'’ -]+\/\p{Lu}[\p{Lu}'’ -]*\p{Lu})/u;
// INF/IOANA/12JAN26: of its parent's family
const infantGiven = /^INF(?:ANT)?\s?\/(?<given>\p{Lu}[\p{Lu}'’ -]*\p{Lu})(?=\/\d|$)/u;
// What agencies print with a slash that is nobody: TEL/FAX, A/C, AND/OR, VGML/WCHR; a desk and a ship: RUTH / CREW MOVEMENT DESK, MV NORDSTAR / DURBAN.
const nobody =
  /\b(?:TEL|TELEPHONE|PHONE|TELEFON|FAX|MOBILE?|GSM|E?MAIL|WWW|HTTPS?|AND|OR|VAT|CUI|STR|IATA|ETKT|EMD|NON|REF|CONFIRMED|TKT|NBR|DOC|FOP|PNR|EUR|USD|RON|GBP|CHF|PLN|HUF|SEK|[A-Z]{2}ML|WCH[RSC]|BSCT|UMNR|MAAS|BLND|PETC|AVIH|XBAG|EXST|CBBG|STCR|MEDA|DOC[AOS]|CTC[EMR]|FQTV|FOID|DESK|DEPT|DEPARTMENT|OFFICE|OPS|OPERATIONS|TICKETING|CREWING|MANNING|VESSEL|VSL|(?:ON|OFF)[ -]?SIGNERS?|(?<=^|\/ ?)(?:MV|MT|SS)(?= ))\b/;
// NATA/O IL, SOTTOSCRITTO/A: a word for both sexes
const forBothSexes =
  /^(?:NAT|NACID|NASCID|ALUNN|ALUMN|ISCRITT|INSCRIT|SOTTOSCRITT|PASSAGEIR|PASAJER|PASSEGGER|PROFESSOR|PROFESOR)[AOE]?\s?\/\s?[AO](?:\s|$)/;
// FARE: SEAMAN/MARINE | Tarif : négo MED/VFR YLE27
const behindFare =
  /(?<!\p{L})(?:fares?|tarif\p{L}*|tarief|takst|taxa|prijsklasse)(?:\s{1,3}|(?: basis| type)?\s?:\s{0,3}(?:[^\s:/]+ ){0,3})$/iu;
const isBehindFare = ({ text }: Line, { text: name }: Found) => behindFare.test(text.slice(0, text.indexOf(name)));
// LH/KX77QW: an airline and its booking reference; LI/MEIHUA, with a ticket, is somebody.
const airlineAndRef = /^[A-Z0-9]{2}\s?\/\s?[A-Z0-9]{5,6}$/;
/** What travellers are is no part of their names either. */
const marksOfType = new Set(['adt', 'chd', 'cnn', 'inf', 'infant', 'child']);
const types = [
  ['infant', /\b(?:INF|INFT|INS|INFANT|KLEINKIND|B[EÉ]B[EÉ]|BEBELU[SȘ]|SUGAR|NEONATO)(?!\p{L})/iu],
  ['child', /\b(?:CHD|CNN|CH|ENF|C\d\d|CHILD|KIND|ENFANT|NIÑO|BAMBINO|COPIL)\b/iu],
  ['adult', /\b(?:ADT|ADULT|ERWACHSENER?|ADULTE|ADULTO)\b/iu],
] as const;

/** What kind of traveller a printed name or mark says it is: `(CHD)`, `HUGO CHD`, `Inf`, `dziecko, 5 lat`. */
export function travellerType(mark: Found | undefined): DraftPassenger['type'] {
  if (!mark) return undefined;
  const isName = mark.value.includes('/');
  const type = types.find(([, shape]) => shape.test(mark.value))?.[0] ?? (isName ? undefined : kindIn(mark.value));
  return type && { ...mark, value: type };
}

// MRS(INFIONESCU/IOANA): the second line of a name
const infantAlone = /\((?<mark>INF(?:ANT)?\s?(?<name>\p{Lu}[\p{Lu}'’ -]+\/\p{Lu}[\p{Lu}'’ -]*\p{Lu}))[^()]*\)/du;

/** All travellers a line names as `FAMILY/GIVEN`, an infant in brackets behind its parent counted by itself. */
export function slashNamesIn(line: Line): DraftPassenger[] {
  const named = allFoundIn(line, slashNames);
  const alone = named.length === 0 ? foundIn(line, infantAlone) : undefined;
  if (alone?.name && alone.mark) return [{ name: alone.name, type: { ...alone.mark, value: 'infant' } }];
  return named.flatMap(({ name, marks }) => {
    if (
      !name ||
      nobody.test(name.value) ||
      forBothSexes.test(name.value) ||
      isBehindFare(line, name) ||
      (airlineAndRef.test(name.value) && !ticketInLine.test(line.text))
    )
      return [];
    const infant = marks && infantNamed(marks.value, name.value);
    if (marks && infant) return [{ name }, { name: { ...marks, value: infant }, type: { ...marks, value: 'infant' } }];
    const type = travellerType(marks) ?? ofLastWord(name);
    return [type ? { name, type } : { name }];
  });
}

function infantNamed(marks: string, parent: string): string | undefined {
  const given = infantGiven.exec(marks)?.groups?.given;
  return given ? `${parent.split('/')[0]?.trim()}/${given}` : infantInMarks.exec(marks)?.groups?.name;
}

function ofLastWord(name: Found): DraftPassenger['type'] {
  const last = name.value.split(' ').at(-1) ?? '';
  // BERIDZE/NINO is somebody.
  return last.includes('/') || !(kindBesideName(last) ?? /^(?:CH|ENF)$/.test(last))
    ? undefined
    : travellerType({ ...name, value: last });
}

const wordsOf = (name: string) =>
  new Set(
    fold(name)
      .replace(/\([^)]*\)/g, ' ')
      .split(/[^\p{L}]+/u)
      .filter((word) => word !== '' && !titles.has(word) && !marksOfType.has(word)),
  );

/** 2: the same words, whatever their order and titles. 1: all words of the one are in the other, at least two. 0: another person. */
function likeness(one: string, other: string): 0 | 1 | 2 {
  const found = likenessOfLetters(one, other);
  if (found > 0 || !marked.test(one + other)) return found;
  return likenessOfLetters(spelledOut(one), spelledOut(other));
}

// Jürgen Müller, on the ticket MUELLER JUERGEN
const marked = /[äöüøå]/iu;
const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const spelledOut = (name: string): string =>
  name.normalize('NFC').replace(/[äöüøå]/giu, (letter) => letters[letter.toLowerCase()] ?? letter);

function likenessOfLetters(one: string, other: string): 0 | 1 | 2 {
  const [few, many] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size) as [Set<string>, Set<string>];
  if (few.size < 2 || ![...few].every((word) => many.has(word))) return 0;
  return few.size === many.size ? 2 : 1;
}

/** Whether one of the names is only a part of another list's: `Alina Georgiana`, where that has `Alina Georgiana Stoica`. */
export const hasCutName = (some: readonly DraftPassenger[], others: readonly DraftPassenger[]): boolean =>
  some.some(({ name: { value } }) =>
    others.some(({ name }) => likeness(value, name.value) === 1 && wordsOf(value).size < wordsOf(name.value).size),
  );

// D. Visser | P. M. Visser, in a list of seats
const short = /^(?<first>\p{Lu})\.\s?(?:\p{Lu}\.\s?){0,2}(?<family>\p{Lu}[\p{L}'’-]+)$/u;

/** Whether a name is that of another with the first letters of the given ones. */
function isShortOf(name: string, whole: string): boolean {
  const { first, family } = short.exec(name)?.groups ?? {};
  if (first === undefined || family === undefined) return false;
  const words = [...wordsOf(whole)];
  return words.includes(fold(family)) && words.some((word) => word !== fold(family) && word.startsWith(fold(first)));
}

/** Where in the list a printed name is: the one with the same words, or the only one that has all of them. */
export function travellerIndex(travellers: readonly DraftPassenger[], name: string): number {
  const same = travellers.findIndex(({ name: { value } }) => value === name || likeness(value, name) === 2);
  if (same >= 0) return same;
  const alike = ({ name: known }: DraftPassenger) =>
    (likeness(known.value, name) === 1 && !haveOtherTitles(known.value, name)) || isShortOf(name, known.value);
  const close = travellers.flatMap((traveller, index) => (alike(traveller) ? [index] : []));
  return close.length === 1 ? (close[0] ?? -1) : -1;
}

const isWhole = (name: string): boolean => {
  const first = fold(name.split(' ')[0] ?? '');
  return name.includes('/') || titles.has(first.replace(/\.$/, '')) || isGivenName(first) || endsInTitle.test(name);
};

/**
 * The list with what another place of the ticket says of a traveller: the ticket number of one it knows, or one it did not know.
 * A traveller's first ticket number stays; the longer of two spellings of a name is kept, but not words a pasted line ran into it.
 */
export function withTraveller(travellers: readonly DraftPassenger[], found: DraftPassenger): DraftPassenger[] {
  const index = travellerIndex(travellers, found.name.value);
  const known = travellers[index];
  if (!known) return [...travellers, found];
  // Goikoetxea Urrutia is no whole name, and nothing that Iker Goikoetxea Urrutia ran into.
  const ranInto =
    known.name.value.length > found.name.value.length && known.name.value.endsWith(found.name.value) && isWhole(found.name.value);
  // Where copying widened the blanks, a name may have been cut at the first of them.
  const wasCut = found.name.value.startsWith(`${known.name.value} `) && endsInTitle.test(found.name.value);
  const merged = { ...found, ...known, name: ranInto || wasCut ? found.name : known.name };
  return travellers.with(index, merged);
}
