/** Whom a letter is written to: the name over a street and a postcode, and what a greeting calls its reader. */
import { type Cell, cellFrom, lineCell, pieceCells } from '../../layout/cells.ts';
import { gapBetween } from '../../text/boxes.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { titleOf, titles } from '../../values/name-words.ts';
import { isFirm } from './names/firms.ts';
import { lengthOfGreeting } from './names/greetings.ts';

/** In lines: so far under a name its street and its place stand; so far over it who an employee works for. */
const reach = { below: 4, above: 2 };
/** In points: the lines of an address begin so near. */
const aligned = 6;

// ul. Jeziorna 8 | 14, rue du Brill | Havnegata 12 B
const street = /\p{L}{3}.*\d|^\d+[, ].*\p{L}{3}/u;
// 11-015 Olsztynek | 4925-402 Lanheses | L-4041 Esch | 00-950 Warszawa | RO-400 001 Cluj | SW1A 2AA | Denpasar 80361
const place =
  /^(?:\p{Lu}{1,3}[- ])?(?:\d{4,6}|\d{2,4}[- ]\d{2,4})(?: \p{Lu}{2})?,? \p{Lu}\p{L}+|\p{Lu}\p{L}+,? (?:\d{5,6}|\d{2,4}[- ]\d{2,3})$|\p{Lu}{1,2}\d\p{Lu}?\d? ?\d\p{Lu}{2}$/u;
/** Of who sends a letter, and prints how to be reached. */
const ofSender = /@|www\.|(?<!\p{L})(?:tel|telefon|phone|fax|mob|iban|vat|nip|nif|cui|org|handelsregister)(?!\p{L})|·|\|/iu;

/** Whether a cell stands over a street and a place, with neither a firm nor a telephone in the block. */
export function isAddressed({ line, x }: Cell, lines: readonly Line[]): boolean {
  const row = lines.indexOf(line);
  const inBlock = (from: number, to: number) =>
    lines
      .slice(Math.max(0, from), to)
      .filter(({ page }) => page === line.page)
      .flatMap((other) => pieceCells(other).filter((cell) => Math.abs(cell.x - x) < aligned));
  const below = inBlock(row + 1, row + 1 + reach.below);
  const at = below.findIndex(({ text }) => place.test(text));
  const address = below.slice(0, at);
  if (at < 1 || !address.some(({ text }) => street.test(text))) return false;
  const within = gapBetween(line, lines[row + 1] ?? line) + line.height / 2;
  const above = [lines[row - 1], lines[row - 2]];
  const stands = above.findIndex((over, index) => !over || gapBetween(over, above[index - 1] ?? line) > within);
  const block = [...inBlock(row - (stands < 0 ? reach.above : stands), row), ...address, ...below.slice(at, at + 2)];
  return !block.some(({ text }) => isFirm(text) || ofSender.test(text));
}

/** Who a letter's first words name: `Gentile Ermenegilda Bortolussi,`; the words behind titles and whatever else greets. */
export function greetedIn(line: Line): Cell | undefined {
  const length = lengthOfGreeting(line.text);
  if (length === 0) return undefined;
  const [said = ''] = /^[^,:!;]*/u.exec(line.text.slice(length)) ?? [];
  const words = [...said.matchAll(/\S+/gu)];
  const first = words.find(({ 0: word }) => /^\p{Lu}/u.test(word) && !titles.has(titleOf(word)));
  const behind = words.slice(first ? words.indexOf(first) : words.length);
  // Dear Customer and friends; thank you for …
  if (!first || behind.length > mostWords || behind.some(({ 0: word }) => !/^[\p{Lu}.'’-]/u.test(word) && word.length > 3))
    return undefined;
  const start = length + first.index;
  return {
    ...cellFrom(lineCell(line), start),
    text: line.text.slice(start, length + said.trimEnd().length),
    end: length + said.trimEnd().length,
  };
}
const mostWords = 6;

/** In letters: so much of a word stays in all its cases. */
const stem = { fewest: 3, ending: 2 };

/** Whether one word is another, or a case of it: Bogumiło and Bogumiła. */
function isCaseOf(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const kept = Math.max(stem.fewest, short.length - stem.ending);
  return short.length >= stem.fewest && long.length - short.length <= stem.ending && long.startsWith(short.slice(0, kept));
}

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= stem.fewest && !titles.has(word));

/** `Szanowna Pani`, `Madame`: how somebody is addressed, where a line says nothing else. */
function formOf(text: string): string[] {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  return words.length < 3 && words.some((word) => titles.has(word)) ? words : [];
}

/** Whether a letter greets somebody by a part of his name, or with the very words that stand over it in the address: `Szanowna Pani`. */
export function isGreeted({ line, x, text }: Cell, lines: readonly Line[]): boolean {
  const row = lines.indexOf(line);
  const over = lines[row - 1];
  const form = over && Math.abs(over.x - x) < aligned ? formOf(over.text) : [];
  const names = wordsOf(text);
  return lines.some((greeting, at) => {
    if (at <= row) return false;
    const bare = fold(greeting.text).match(/\p{L}+/gu) ?? [];
    if (form.length > 0 && bare.length === form.length && form.every((word, index) => isCaseOf(word, bare[index] ?? '')))
      return true;
    const greeted = greetedIn(greeting);
    return greeted !== undefined && wordsOf(greeted.text).some((word) => names.some((name) => isCaseOf(name, word)));
  });
}
