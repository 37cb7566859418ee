/** What an English entry owes its Romanian one: the same parts, and no figure that is not there. */
import type { Destination } from '../schemas/destination.ts';
import type { EnglishDestination } from '../schemas/english-destination.ts';
import { type Chapter, chapterProblems, chaptersOf } from './chapters.ts';

type Told<Words> = { data: Words /** Its Markdown. */; body: string };

/**
 * @param english as its schema has read it
 * @param place the Romanian entry of the same name
 * @returns `field: what to do`, in the editor's language; empty when all is well
 */
export function englishProblems(english: Told<EnglishDestination>, place: Told<Destination>): string[] {
  const chapters = chapterProblems(english.body).map((problem) => `text: ${problem}`);
  return [
    ...partProblems(english.data, place.data),
    ...(chapters.length > 0 ? chapters : chapterPairProblems(chaptersOf(english.body), chaptersOf(place.body))),
    ...figureProblems(english, place),
  ];
}

function partProblems(english: EnglishDestination, place: Destination): string[] {
  const counts: [string, number, number][] = [
    ['sleep', english.sleep.length, place.sleep.length],
    ['named', english.named.length, place.named.length],
    ['transfers', english.transfers.length, place.airports.filter(({ transfer }) => transfer).length],
    ['land', english.land.length, (place.land ?? []).filter(({ note }) => note).length],
  ];
  const either = ['months', 'papers', 'visa', 'health', 'safety', 'advisory', 'plug'] as const;
  const pairs: [string, unknown, unknown][] = [
    ...either.map((field): [string, unknown, unknown] => [field, english[field], place[field]]),
    ['visa.how', english.visa?.how, place.visa?.how],
    ['visa.ahead', english.visa?.ahead, place.visa?.ahead],
    ['advisory.who', english.advisory?.who, place.advisory?.who],
    ['unesco', english.unesco, place.unesco?.name],
    ...place.named.map(({ name, where }, index): [string, unknown, unknown] => [
      `named: ${name}: where`,
      english.named[index]?.where,
      where,
    ]),
  ];
  return [
    ...counts.flatMap(([field, own, theirs]) =>
      own === theirs ? [] : [`${field}: are ${own}, iar în română sunt ${theirs}; scrieți tot atâtea, în aceeași ordine`],
    ),
    ...pairs.flatMap(([field, own, theirs]) => {
      if (Boolean(own) === Boolean(theirs)) return [];
      return [theirs ? `${field}: lipsește; în română este, scrieți-l și aici` : `${field}: în română nu este; ștergeți-l`];
    }),
  ];
}

/** A chapter's figure and list make its layout: both pages have the same ones in the same places. */
function chapterPairProblems(english: readonly Chapter[], romanian: readonly Chapter[]): string[] {
  if (english.length !== romanian.length)
    return [`text: are ${english.length} capitole, iar în română sunt ${romanian.length}; scrieți tot atâtea`];
  return english.flatMap(({ heading, figure, list }, index) => {
    const other = romanian[index];
    const say = (what: string, isThere: boolean) =>
      `text: capitolul „${heading}” ${isThere ? `are ${what}, iar în română nu are` : `nu are ${what}, iar în română are`}`;
    return [
      ...(Boolean(figure) === Boolean(other?.figure) ? [] : [say('cifra mare', Boolean(figure))]),
      ...(list.length > 0 === (other?.list.length ?? 0) > 0 ? [] : [say('listă', list.length > 0)]),
    ];
  });
}

/** Every figure in digits stands in the Romanian entry too, in its text, its facts or the claims of its sources. */
function figureProblems(english: Told<EnglishDestination>, place: Told<Destination>): string[] {
  const known = knownFigures(place);
  const passages = [...passagesIn(english.data), { field: 'text', text: english.body }];
  return passages.flatMap(({ field, text }) =>
    [...new Set(figuresIn(text))]
      .filter(({ values }) => !values.some((value) => known.has(value)))
      .map(
        ({ said }) =>
          `${field}: cifra ${said} nu este în textul românesc; scrieți-o ca acolo, sau puneți-o întâi acolo, cu sursa ei`,
      ),
  );
}

type Passage = { field: string; text: string };

function passagesIn(value: unknown, field = ''): Passage[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => passagesIn(part, field ? `${field}.${key}` : key));
}

/** Not part of a name (A1, E60). A time may be written with a colon, and after noon by twelve hours. */
const englishFigure = /(?<![\p{L}\d.,:-])(?<digits>\d+(?:[.,:]\d+)*)(?<half>\s?(?:pm|p\.m\.))?/gu;

/** A figure as the English text says it, and the values it may have. */
function figuresIn(text: string): { said: string; values: string[] }[] {
  return [...withoutAddresses(text).matchAll(englishFigure)].map(({ groups }) => {
    const { digits = '', half } = groups ?? {};
    const value = digits.replace(/,(?=\d{3}(?!\d))/g, '').replace(':', '.');
    if (!half) return { said: digits, values: [value] };
    const [hour = '', minutes] = value.split('.');
    return { said: `${digits} pm`, values: [value, [String(Number(hour) + 12), minutes].filter(Boolean).join('.')] };
  });
}

/** Kept apart from what is told: when something was looked up is no figure of the text, nor is a point of the map. */
const untold = new Set(['at', 'url', 'checkedOn', 'picture']);

function knownFigures({ data, body }: Told<Destination>): Set<string> {
  const texts = [body];
  const collect = (value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') texts.push(String(value));
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) if (!untold.has(key)) collect(part);
  };
  collect(data);
  return new Set(texts.flatMap(romanianFigures));
}

/** Numbers as Romanian writes them, 13.659 and 3,8, and centuries and kings: „al XVII-lea” is 17. */
function romanianFigures(text: string): string[] {
  const plain = withoutAddresses(text);
  const numbers = [...plain.matchAll(/\d+(?:[.,]\d+)*/g)].flatMap(([found]) => {
    const value = found.replace(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.');
    // „1840-1860” and „10.30”: each half may be said alone.
    return [value, ...value.split('.')];
  });
  return [...numbers, ...[...plain.matchAll(/(?<!\p{L})[IVXL]+(?!\p{L})/gu)].map(([found]) => String(romanNumber(found)))];
}

const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 };

const romanNumber = (text: string): number =>
  [...text].reduce((sum, letter, index) => {
    const [value = 0, next = 0] = [romanDigits[letter], romanDigits[text[index + 1] ?? '']];
    return sum + (value < next ? -value : value);
  }, 0);

const withoutAddresses = (text: string): string => text.replace(/\]\([^)]*\)/g, ']');
