/** One page's glyphs to its lines: what is not seen is left out, turned text is turned upright, doubled letters are one. */
import { linesOf, type Placed } from './glyph-lines.ts';
import { withoutJustification } from './justified-lines.ts';
import type { Glyph } from './page-glyphs.ts';
import { linesAsRead } from './right-to-left.ts';
import type { Line, Page, Word } from './ticket-text.ts';

type Size = { width: number; height: number };
/** Quarter turns clockwise from upright to how the text runs. */
type Turn = 0 | 1 | 2 | 3;
const turns: readonly Turn[] = [0, 1, 2, 3];
/** Text that runs slantwise by more (about eight degrees) is a watermark. */
const slant = 0.14;

/** Accents drawn as letters of their own over or under the one they belong to, as old TeX fonts do. */
const accents: Record<string, string> = {
  ...{ '`': '\u0300', '´': '\u0301', ˆ: '\u0302', '˜': '\u0303', '¯': '\u0304', '˘': '\u0306', '˙': '\u0307', '¨': '\u0308' },
  ...{ '˚': '\u030A', '˝': '\u030B', ˇ: '\u030C', '¸': '\u0327', '˛': '\u0328' },
};

/** @param size of the page as shown; the page returned is turned to how most of its text runs. */
export function pageOf(number: number, size: Size, glyphs: readonly Glyph[]): Page {
  const onPage = glyphs.filter((glyph) => glyph.x > -1 && glyph.y > -1 && glyph.x < size.width + 1 && glyph.y < size.height + 1);
  // Words under a scanned picture are drawn invisibly; where nothing else is written they are the page's text.
  const visible = onPage.filter((glyph) => glyph.visible);
  const written = visible.some((glyph) => glyph.text.trim() !== '') ? visible : onPage.filter((glyph) => glyph.size >= 1);
  const byTurn = turns.map((turn) => written.filter((glyph) => turnOf(glyph) === turn));
  const main = turns.reduce((most, turn) => ((byTurn[turn]?.length ?? 0) > (byTurn[most]?.length ?? 0) ? turn : most), 0 as Turn);
  const upright = turnedSize(size, main);
  const lines = [main, ...turns.filter((turn) => turn !== main)].flatMap((turn) => {
    const placed = placedOf(byTurn[turn] ?? [], turn, size);
    const found = linesAsRead(linesOf(placed, number, typewriterWidths(placed))).map(withoutJustification);
    return turn === main ? found : found.map((line) => turnedLine(line, turn, main, size));
  });
  return { number, ...upright, lines };
}

function turnOf({ dx, dy }: Glyph): Turn | undefined {
  const length = Math.hypot(dx, dy);
  if (length === 0) return 0;
  if (Math.abs(dy) <= slant * length) return dx > 0 ? 0 : 2;
  if (Math.abs(dx) <= slant * length) return dy > 0 ? 1 : 3;
  return undefined;
}

const turnedSize = ({ width, height }: Size, turn: Turn): Size =>
  turn % 2 === 0 ? { width, height } : { width: height, height: width };

/** Where a point of the page is once the page is turned so that text running by `turn` is upright. */
function turnedPoint(x: number, y: number, turn: Turn, { width, height }: Size): [number, number] {
  switch (turn) {
    case 0:
      return [x, y];
    case 1:
      return [y, width - x];
    case 2:
      return [width - x, height - y];
    case 3:
      return [height - y, x];
  }
}

function placedOf(glyphs: readonly Glyph[], turn: Turn, size: Size): Placed[] {
  const placed: Placed[] = [];
  const drawn = new Map<string, Placed[]>();
  let blank: { right: number; y: number; count: number } | undefined;
  for (const glyph of withAccents(glyphs)) {
    const [x, y] = turnedPoint(glyph.x, glyph.y, turn, size);
    const [end] = turnedPoint(glyph.x + glyph.dx, glyph.y + glyph.dy, turn, size);
    const right = Math.max(x, end);
    // A blank belongs to the letter it ends at; letters drawn in no order have blanks elsewhere.
    const besideBlank = blank && Math.abs(x - blank.right) <= 0.5 * glyph.size && Math.abs(y - blank.y) <= 0.3 * glyph.size;
    if (isBlank(glyph.text)) {
      blank = { right, y, count: (besideBlank ? (blank?.count ?? 0) : 0) + glyph.text.length };
      continue;
    }
    const letter = {
      text: glyph.text,
      x,
      right,
      y,
      size: glyph.size,
      font: glyph.font,
      blanks: besideBlank ? (blank?.count ?? 0) : 0,
    };
    blank = undefined;
    if (!isDoubled(letter, drawn)) placed.push(letter);
  }
  return placed;
}

const isBlank = (text: string) => text.trim() === '';

/** Bold made by printing twice, a little apart, and shadows. Letters are kept by squares of the page, an em wide. */
function isDoubled(letter: Placed, drawn: Map<string, Placed[]>): boolean {
  const [column, row] = [Math.floor(letter.x / letter.size), Math.floor(letter.y / letter.size)];
  const square = (x: number, y: number) => `${letter.text} ${x} ${y}`;
  const apart = Math.min(0.15 * letter.size, 0.5 * (letter.right - letter.x));
  const isSame = (other: Placed) =>
    Math.abs(other.x - letter.x) <= apart &&
    Math.abs(other.y - letter.y) <= 0.15 * letter.size &&
    Math.abs(other.size - letter.size) < 0.5;
  const around = [column - 1, column, column + 1].flatMap((x) => [row - 1, row, row + 1].map((y) => drawn.get(square(x, y))));
  const doubled = around.some((near) => near?.some(isSame));
  const here = drawn.get(square(column, row)) ?? [];
  // However often a letter is printed on itself, the first few tell.
  if (here.length < mostInSquare) drawn.set(square(column, row), [...here, letter]);
  return doubled;
}

const mostInSquare = 8;

function withAccents(glyphs: readonly Glyph[]): Glyph[] {
  const letters: Glyph[] = [];
  let waiting: { glyph: Glyph; mark: string } | undefined;
  for (const glyph of glyphs) {
    const mark = accents[glyph.text];
    const before = letters.at(-1);
    if (mark !== undefined && before && covers(before, glyph))
      letters[letters.length - 1] = { ...before, text: before.text + mark };
    else if (mark !== undefined) {
      if (waiting) letters.push(waiting.glyph);
      waiting = { glyph, mark };
    } else {
      if (waiting && covers(glyph, waiting.glyph)) letters.push({ ...glyph, text: glyph.text + waiting.mark });
      else letters.push(...(waiting ? [waiting.glyph] : []), glyph);
      waiting = undefined;
    }
  }
  return waiting ? [...letters, waiting.glyph] : letters;
}

function covers(base: Glyph, accent: Glyph): boolean {
  const middle = accent.x + accent.dx / 2;
  return /\p{L}/u.test(base.text) && middle > base.x && middle < base.x + base.dx && Math.abs(base.y - accent.y) < base.size;
}

/** Fonts whose letters are all of one width, and that width in ems. */
function typewriterWidths(glyphs: readonly Placed[]): ReadonlyMap<string, number> {
  const widths = new Map<string, { least: number; most: number; letters: Set<string> }>();
  for (const { text, x, right, size, font } of glyphs) {
    const width = (right - x) / size;
    const known = widths.get(font) ?? { least: width, most: width, letters: new Set() };
    known.letters.add(text);
    widths.set(font, { ...known, least: Math.min(known.least, width), most: Math.max(known.most, width) });
  }
  const equal = [...widths].filter(([, { least, most, letters }]) => letters.size >= 6 && least > 0.2 && most - least < 0.02);
  return new Map(equal.map(([font, { most }]) => [font, most]));
}

/** A line of text that runs another way than the page: its boxes where they stand on the page. */
function turnedLine(line: Line, turn: Turn, main: Turn, size: Size): Line {
  const own = turnedSize(size, turn);
  const place = <Part extends Line | Word>(part: Part): Part => {
    const corners = [
      turnedPoint(part.x, part.y, back(turn), own),
      turnedPoint(part.x + part.width, part.y + part.height, back(turn), own),
    ];
    const [one = [0, 0], other = [0, 0]] = corners.map(([x, y]) => turnedPoint(x, y, main, size));
    const [x, y] = [Math.min(one[0], other[0]), Math.min(one[1], other[1])];
    return { ...part, x, y, width: Math.abs(one[0] - other[0]), height: Math.abs(one[1] - other[1]) };
  };
  return { ...place(line), words: line.words.map(place) };
}

const back = (turn: Turn): Turn => ((4 - turn) % 4) as Turn;
