/** What names in two parts have in common, whether each part stands behind its own label or in its own column. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { foundAt, joinFound } from '../../../draft/found.ts';
import type { Cell } from '../../../layout/cells.ts';
import { isCapitals, titleOf, titles, titlesAndNames } from '../../../values/name-words.ts';
import { foldInPlace, labelOf } from '../../flight-labels.ts';

// Alone `Nom` and `Nume` may be the whole name.
export const familyWords =
  '(?:(?:passenger |guest )?(?:surname|last(?: name)?|family name)|(?:familien|nach)name|nom(?: de famille)?|cognome|apellidos?|apelidos?|sobrenomes?|achternaam|efternamn|etternavn|efternavn|sukunimi|nazwisko|(?:utas )?(?:vezeteknev|csalad(?:i ?)?nev)e?|prijmeni|priezvisko|prezime|priimek|nume(?: de familie)?|soyad[i]?|soyisim|επωνυμο|επιθετο|фамилия|фамилно име|презиме|прізвище|姓|perekonnanimi|uzvards|pavarde|mbiemri?|eftirnafn|kenninafn|kunjom|abizenak?|cyfenw|გვარი|ազգանուն|тег[iі]|nama (?:keluarga|belakang)|jina la ukoo|ho(?:(?: va| \\/| &)? (?:ten |chu )?(?:dem|lot))?)';
export const givenWords =
  '(?:first(?: ?\\/ ?middle)?(?: names?(?: ?\\(s\\))?)?|given names?(?: ?\\(s\\))?|forenames?|vornamen?|prenoms?|nome(?: proprio)?|nombres?|voorna(?:am|men)|fornamn|fornavn|etunim(?:i|et)|imie|imiona|(?:utas )?(?:keresztnev|utonev)e?|jmeno|meno|ime|prenume(?:le)?|ad[i]?|isim|ονομα|имя|(?:собствено )?име|ім.я|名|eesnimi|vards|vardas|emri|eiginnafn|fornafn|isem|izena|enw(?: cyntaf)?|სახელი|անուն|аты|nama depan|jina la kwanza|ten(?: goi)?|(?:ten |chu )?(?:dem|lot)(?: va| \\/| &) ten)';

const isFamily = new RegExp(`^${familyWords}$`, 'u');
const isGiven = new RegExp(`^${givenWords}$`, 'u');
/** Beside a column of the other part, that part which is left. */
const eitherPart = /^(?:name|navn|namn|naam|nimi|nev)$/u;
/** Beside the same in another language they say nothing. */
const eitherOfTwo = /^(?:name|navn|namn|naam|nimi|nev|nom|nome|nume|nombre|ime|imie|meno|jmeno)$/u;
// Fornavn(e) | Vorname(n) | Apellido(s)
const plural = /(?<=\p{L}{2})\s?\(\p{L}{1,3}\)/gu;

/** In letters. */
const longestHead = 60;

/** Which part of a name a head is over, in one language or two: `Efternavn`, `Fornavn(e)`, `Achternaam / Nume`, `Surname (Nom)`; `Nume / Prenume` is over a whole one. */
export function partUnder(head: string): 'family' | 'given' | 'either' | undefined {
  if (head.length > longestHead) return undefined;
  const words = foldInPlace(head).replace(/\s*:$/, '');
  if (isFamily.test(words)) return 'family';
  if (isGiven.test(words)) return 'given';
  const halves = words
    .replace(plural, '')
    .replace(/\)$/, '')
    .split(/\s?[/|(]\s?/u);
  const either = halves.length > 1 ? eitherOfTwo : eitherPart;
  const parts = new Set(halves.filter((half) => !either.test(half)).map(partOf));
  if (parts.size > 1) return undefined;
  return parts.size === 0 ? 'either' : [...parts][0];
}

const partOf = (words: string) => (isFamily.test(words) ? 'family' : isGiven.test(words) ? 'given' : undefined);

// Mag. | Dipl.-Päd. | dr. | in plain writing MA, PhD
const titleBehindComma = /,\s*(?<word>\p{L}[\p{L}.-]{0,11})$/u;
const isDegree = (word: string, name: string) => /^\p{Lu}\p{L}{0,2}\p{Lu}$/u.test(word) && !isCapitals(name);

/** `Ingrid, Mag.`: a part of a name without the title behind its comma. */
export function withoutTitleBehind(cell: Cell): Cell {
  const found = titleBehindComma.exec(cell.text);
  const word = found?.groups?.word ?? '';
  const text = cell.text.slice(0, found?.index);
  if (!found || !(word.endsWith('.') || titles.has(titleOf(word)) || isDegree(word, text))) return cell;
  return { ...cell, end: cell.start + text.length, text };
}

/** A name of two parts, and the lines they stand in. */
export type Parted = { rows: number[]; value: DraftPassenger };
/** A part of a name, with what it goes on with in lines below. */
type Part = readonly { row: number; value: Cell }[];

const nameShape = /^(?:\p{L}{1,3}[’' ]\s?){0,4}\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,5}$/u;

/** Whether a cell may be a part of a name. */
export const isPart = ({ text }: Cell): boolean => nameShape.test(text) && !labelOf(text);

export function partedName(family: Part, given: Part, title?: Cell): Parted {
  const all = [...family, ...given].map(({ value: { line, start, end } }) => foundAt(line, start, end));
  const [first, ...others] = all as [(typeof all)[0], ...typeof all];
  const value = `${textOf(family)}/${textOf(given)}${title ? ` ${inPlain(title.text)}` : ''}`;
  const rows = [...new Set([...family, ...given].map(({ row }) => row))];
  return { rows, value: { name: { ...joinFound(first, ...others), value } } };
}

/** Behind one given name `Úr` or `Don` would be another: in its own column it is a title. */
const inPlain = (title: string): string => (titlesAndNames.has(titleOf(title)) ? `(${title})` : title);

/** `AL-` over `MANSOURI`: behind a hyphen nothing parts them. */
const textOf = (part: Part) =>
  part
    .map(({ value: { text } }) => text)
    .join(' ')
    .replace(/- /g, '-');
