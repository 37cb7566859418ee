/**
 * Hebrew and Arabic on a page stand as they are seen, the first letter at the right. Here they are put in the order they are read, with
 * their places kept: values written from left to right (codes, times, Latin names) keep their own order. The inverse of the Unicode
 * Bidirectional Algorithm (UAX #9), as far as tickets need it: what is seen does not say everything that was written.
 */
import type { Line, Word } from './ticket-text.ts';

/** Digits go from left to right in every script. */
const backwards = /(?!\p{Nd})[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const mirrored: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '<': '>', '>': '<' };
/** Inside a word with letters of the other direction: `ב-12`, `12:30`. */
const forwards = /[\p{Script=Latin}\p{Nd}](?:[.,:/-]?[\p{Script=Latin}\p{Nd}])*/gu;

/** @param glyphs of one word, from left to right. @returns its text as it is read. */
export function wordAsRead(glyphs: readonly string[]): string {
  if (!glyphs.some((glyph) => backwards.test(glyph))) return glyphs.join('');
  // A ligature is one glyph, whose letters are in order.
  const turned = glyphs.toReversed().map((glyph) => mirrored[glyph] ?? glyph);
  return turned.join('').replace(forwards, (run) => [...run].reverse().join(''));
}

/** The lines of one page in the order they are read; those of other scripts as they are. */
export function linesAsRead(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ text }) => backwards.test(text))) return lines;
  const isTurned = runsRightToLeft(lines);
  const read = lines.map((line) => lineAsRead(line, isTurned));
  return hasTurnedBrackets(read) ? read.map(bracketsTurned) : read;
}

const pair = /\([^()]*\)|\)[^()]*\(/g;

/** `)TLV(`: some programs keep a bracket as it was written, and only draw it the other way. */
function hasTurnedBrackets(lines: readonly Line[]): boolean {
  const pairs = lines.flatMap(({ text }) => text.match(pair) ?? []);
  return 2 * pairs.filter((one) => one.startsWith(')')).length > pairs.length;
}

function bracketsTurned(line: Line): Line {
  const turned = (text: string) => text.replace(/[()[\]<>]/g, (sign) => mirrored[sign] ?? sign);
  return { ...line, text: turned(line.text), words: line.words.map((word) => ({ ...word, text: turned(word.text) })) };
}

/**
 * Most lines begin at one edge. Where they do not, in tables set in the middle, a page whose sentences are written from left to right runs
 * so, whatever stands beside its headings as their translation; else labels stand at the end the lines begin with.
 */
function runsRightToLeft(lines: readonly Line[]): boolean {
  const left = mostAlike(lines.map(({ x }) => x));
  const right = mostAlike(lines.map(({ x, width }) => x + width));
  if (left !== right && 2 * Math.max(left, right) > lines.length) return right > left;
  if (speaksForwards(lines)) return false;
  const begin = lines.filter(({ words }) => backwards.test(words[0]?.text ?? '')).length;
  const end = lines.filter(({ words }) => backwards.test(words.at(-1)?.text ?? '')).length;
  return begin === end ? right >= left : end > begin;
}

/** Words of sentences: values of such pages, names and codes, begin with capitals. */
const ofSentences = /^\p{Ll}{2,}[.,;:]?$/u;

function speaksForwards(lines: readonly Line[]): boolean {
  const words = lines.flatMap((line) => line.words.map(({ text }) => text));
  return words.filter((text) => ofSentences.test(text)).length > words.filter((text) => backwards.test(text)).length;
}

/** In points: edges this near are one. */
const near = 3;

function mostAlike(edges: readonly number[]): number {
  const counts = Map.groupBy(edges, (edge) => Math.round(edge / near));
  return Math.max(...[...counts.keys()].map((at) => (counts.get(at)?.length ?? 0) + (counts.get(at + 1)?.length ?? 0)));
}

/** @param isTurned the page runs from right to left: its first column is the one at the right. */
function lineAsRead(line: Line, isTurned: boolean): Line {
  if (!isTurned && !backwards.test(line.text)) return line;
  const pieces = piecesOf(line).map((piece) => pieceAsRead(piece, isTurned));
  const gaps = pieces.slice(1).map((piece, index) => startOf(piece) - endOf(pieces[index] ?? []));
  const [ordered, between] = isTurned ? [pieces.toReversed(), gaps.toReversed()] : [pieces, gaps];
  let text = '';
  const words = ordered.flatMap((piece, index) => {
    if (index > 0) text += ' '.repeat(between[index - 1] ?? 2);
    return piece.map((word, place) => {
      if (place > 0) text += ' ';
      const start = text.length;
      text += word.text;
      return { ...word, start };
    });
  });
  return { ...line, text, words };
}

const startOf = (piece: readonly Word[]) => Math.min(...piece.map(({ start }) => start));
const endOf = (piece: readonly Word[]) => Math.max(...piece.map(({ start, text }) => start + text.length));

/** Words one blank apart: a cell. `LH  1419` is one number with a blank too many (`columns.ts`). */
function piecesOf({ words }: Line): Word[][] {
  const pieces: Word[][] = [];
  for (const word of words) {
    const last = pieces.at(-1)?.at(-1);
    const gap = last ? word.start - last.start - last.text.length : Number.POSITIVE_INFINITY;
    if (
      last &&
      (gap < 2 ||
        (gap === 2 && isNarrow(last, word)) ||
        (gap === 2 && isDesignator.test(last.text) && /^\d{1,4}$/.test(word.text)))
    )
      pieces.at(-1)?.push(word);
    else pieces.push([word]);
  }
  return pieces;
}

/** Of a line's size. Where letters of both directions meet, blanks of both may be drawn upon each other. */
const narrow = 0.4;
const isNarrow = (before: Word, word: Word): boolean => word.x - before.x - before.width < narrow * word.height;

const isDesignator = /^(?:[A-Z][A-Z\d]|\d[A-Z])$/;

// 1+ | (1+): the sign of a number stands behind it where the line runs the other way
const turnedShift = /^(?<open>\(?)(?<days>[1-3])\+(?<close>\)?)$/;

// 2412345678 235 | 335 912 2413 235: a ticket's number in groups, the last first
const turnedTicket = /^(?:\d{10}|\d{3} \d{3} \d{4}) \d{3}$/;

function pieceAsRead(piece: readonly Word[], isTurned: boolean): Word[] {
  const isOfPage = piece.some(({ text }) => backwards.test(text));
  // Numbers have no direction: only their shape says that the page's was taken.
  const hasTaken = isTurned && (piece.some(({ text }) => turnedShift.test(text)) || turnedTicket.test(textOf(piece)));
  if (!isOfPage && !hasTaken) return [...piece];
  const runs = runsOf(piece);
  if (isTurned)
    return ticketsTurned(
      runs.toReversed().flatMap(({ words, isForwards }) => (isForwards ? signedBehind(words) : words.toReversed()).map(signed)),
    );
  // In a line that runs from left to right only what runs the other way is turned.
  return wholeRuns(piece).flatMap((run) => (backwards.test(run[0]?.text ?? '') ? run.toReversed() : run));
}

/** `כרטיס: 2412345678 235`: the groups of a number set from left to right, in a line that runs the other way. */
function ticketsTurned(words: readonly Word[]): Word[] {
  const at = words.findIndex(({ text }, index) => /^\d{10}$/.test(text) && /^\d{3}[,.;]?$/.test(words[index + 1]?.text ?? ''));
  const [serial, code] = [words[at], words[at + 1]];
  if (!serial || !code || /^\d+$/.test(words[at - 1]?.text ?? '') || /^\d+$/.test(words[at + 2]?.text ?? '')) return [...words];
  const sign = code.text.slice(3);
  const turned = [
    { ...code, text: code.text.slice(0, 3) },
    { ...serial, text: serial.text + sign },
  ];
  return [...words.slice(0, at), ...turned, ...words.slice(at + 2)];
}

const textOf = (piece: readonly Word[]) => piece.map(({ text }) => text).join(' ');

// ,07:10: the comma took the page's direction, so the number before it is none of the words to its left
const leadingSigns = /^(?<signs>[.,:;]+)(?<rest>.+)$/u;
// 2496959096-390: behind an Arabic letter the parts of a number part
const turnedNumber = /^(?<serial>\d{10})-(?<code>\d{3})$/;

/** `:LH 120` is `LH 120:`, as the sign in front of a run that goes on stands behind the whole of it. */
function signedBehind(words: readonly Word[]): Word[] {
  const { signs, rest } = leadingSigns.exec(words[0]?.text ?? '')?.groups ?? {};
  if (!signs || !rest) return [...words];
  const last = words.length - 1;
  return words.map((word, at) => ({
    ...word,
    text: (at === 0 ? rest : word.text) + (at === last ? signs : ''),
  }));
}

/** A word of figures or Latin letters whose signs took the direction of the page: `1+` is `+1`. */
function signed(word: Word): Word {
  if (backwards.test(word.text)) return word;
  const text = word.text
    .replace(turnedShift, '$<open>+$<days>$<close>')
    .replace(turnedNumber, '$<code>-$<serial>')
    .replace(leadingSigns, '$<rest>$<signs>');
  return { ...word, text };
}

/** Words from left to right: runs that begin with a Latin letter go on so; numbers alone stand in the order of the line. */
function runsOf(piece: readonly Word[]): { words: Word[]; isForwards: boolean }[] {
  const runs: { words: Word[]; isForwards: boolean }[] = [];
  for (const word of piece) {
    const last = runs.at(-1);
    if (last?.isForwards && !backwards.test(word.text) && !leadingSigns.test(word.text)) last.words.push(word);
    else runs.push({ words: [word], isForwards: /\p{Script=Latin}/u.test(word.text) && !backwards.test(word.text) });
  }
  return runs;
}

/** Neighbours of one direction. */
function wholeRuns(piece: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  for (const word of piece) {
    const last = runs.at(-1);
    if (last && backwards.test(last[0]?.text ?? '') === backwards.test(word.text)) last.push(word);
    else runs.push([word]);
  }
  return runs;
}
