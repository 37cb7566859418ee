/**
 * From glyphs, in whatever order they were drawn, to lines of words. All measures are in ems (the size of the letters), because
 * nothing else is known of a document: not its font's blanks, not whether it has any.
 */
import { trackingOf } from './letter-spacing.ts';
import { normalised } from './letters.ts';
import { wordAsRead } from './right-to-left.ts';
import type { Line, Word } from './ticket-text.ts';

/** A glyph whose baseline runs to the right. `blanks`: how many were drawn just before it. */
export type Placed = { text: string; x: number; right: number; y: number; size: number; font: string; blanks: number };
/** Glyphs drawn one after the other along a baseline. */
type Run = { glyphs: Placed[]; x: number; right: number; y: number; size: number };
type Row = { runs: Run[]; main: Run };
/** What is known of a page's type: how far letters stand apart, how wide a typewriter's are, what gap parts columns. */
type Measures = { tracking: (run: readonly Placed[]) => number; widths: ReadonlyMap<string, number>; bareColumn: number };

/** How far a glyph may stand off the baseline of its run, and back over its neighbour (kerning). */
const drift = 0.12;
const backwards = -0.3;
/** From this gap on a new run begins: two runs may be two cells that overlap. */
const runGap = 1.2;
/** Letters rise this far above the baseline, and hang this far below. */
const rise = 0.8;
const hang = 0.2;
/** What two rows must share of the smaller's height to be one: superscripts do, the next line does not. */
const shared = 0.5;
/** A gap this wide parts words: beside a drawn blank, and without one. */
const wordGap = { drawn: 0.05, bare: 0.15 };
/** A gap this wide parts columns: beside one drawn blank, without one, and without one on a page that draws its blanks. */
const columnGap = { drawn: 0.9, bare: 0.6, missing: 0.25 };
/** As a proportional letter is wide on the average. */
const letter = 0.45;
const widestGap = 160;
/** So many rows may lie side by side, and so many pieces in a row; documents of people stay far below. */
const mostOpenRows = 24;
const mostRuns = 1500;

/** @param widths the width of a typewriter font's letters in ems, by font. */
export function linesOf(glyphs: readonly Placed[], page: number, widths: ReadonlyMap<string, number>): Line[] {
  const drawsBlanks = glyphs.filter((glyph) => glyph.blanks > 0).length * 20 > glyphs.length;
  const rows = rowsOf(runsOf(glyphs)).map(({ runs }) => stretchesOf(runs));
  // Neighbours on the page, not those drawn one after the other: letters may be drawn in no order.
  const measures = { tracking: trackingOf(rows.flat(2)), widths, bareColumn: drawsBlanks ? columnGap.missing : columnGap.bare };
  return rows.map((stretches) => lineOf(stretches, page, measures)).filter((line) => line.words.length > 0);
}

function runsOf(glyphs: readonly Placed[]): Run[] {
  const runs: Run[] = [];
  for (const glyph of glyphs) {
    const run = runs.at(-1);
    const gap = run && (glyph.x - run.right) / glyph.size;
    const goesOn = run && Math.abs(glyph.y - run.y) <= drift * glyph.size && Math.abs(glyph.size - run.size) <= 0.1 * run.size;
    if (run && goesOn && gap !== undefined && gap >= backwards && gap <= runGap) {
      run.glyphs.push(glyph);
      run.right = Math.max(run.right, glyph.right);
    } else runs.push({ glyphs: [glyph], x: glyph.x, right: glyph.right, y: glyph.y, size: glyph.size });
  }
  return runs;
}

/** Runs that stand side by side. A row's main run, the largest, says where the row is. */
function rowsOf(runs: Run[]): Row[] {
  const rows: Row[] = [];
  for (const run of runs.sort((one, other) => one.y - other.y || one.x - other.x)) {
    const open = rows.slice(-mostOpenRows).filter((row) => row.runs.length < mostRuns && overlap(row.main, run) >= shared);
    const near = open.filter((row) => !row.runs.some((other) => collide(other, run)));
    const [row] = near.sort((one, other) => Math.abs(one.main.y - run.y) - Math.abs(other.main.y - run.y));
    if (!row) rows.push({ runs: [run], main: run });
    else {
      row.runs.push(run);
      if (weight(run) > weight(row.main)) row.main = run;
    }
  }
  return rows.sort((one, other) => one.main.y - other.main.y);
}

const weight = (run: Run) => run.size * run.size * Math.min(run.glyphs.length, 6);

function overlap(one: Run, other: Run): number {
  const top = Math.max(one.y - rise * one.size, other.y - rise * other.size);
  return (Math.min(one.y, other.y) - top) / (rise * Math.min(one.size, other.size));
}

/** One above the other, not side by side. Overprinted on the same baseline they are one row all the same. */
function collide(one: Run, other: Run): boolean {
  const size = Math.min(one.size, other.size);
  const common = Math.min(one.right, other.right) - Math.max(one.x, other.x);
  return common > -backwards * size && Math.abs(one.y - other.y) > drift * size;
}

function lineOf(stretches: readonly Placed[][], page: number, measures: Measures): Line {
  const words: Word[] = [];
  let text = '';
  let letters: Placed[] = [];
  const endWord = () => {
    const word = wordOf(letters, page, text.length);
    letters = [];
    if (!word) return;
    words.push(word);
    text += word.text;
  };
  let previous: Placed | undefined;
  let trackingBefore = 0;
  for (const stretch of stretches) {
    const tracking = measures.tracking(stretch);
    // A typewriter's blanks are letter-spaced too, however many there are.
    const between =
      previous && previous.font === stretch[0]?.font && measures.widths.has(previous.font)
        ? Math.min(trackingBefore, tracking)
        : 0;
    trackingBefore = tracking;
    for (const glyph of stretch) {
      const blanks = previous ? blanksBetween(previous, glyph, glyph === stretch[0] ? between : tracking, measures) : 0;
      if (blanks > 0) {
        endWord();
        if (text !== '' && !text.endsWith(' ')) text += ' '.repeat(blanks);
      }
      letters.push(glyph);
      previous = glyph;
    }
  }
  endWord();
  const x = Math.min(...words.map((word) => word.x));
  const y = Math.min(...words.map((word) => word.y));
  const width = Math.max(...words.map((word) => word.x + word.width)) - x;
  const height = Math.max(...words.map((word) => word.y + word.height)) - y;
  return { page, x, y, width, height, text: text.trimEnd(), words };
}

/** Runs from left to right; those that touch are one stretch, those that lie over each other stay whole. */
function stretchesOf(runs: Run[]): Placed[][] {
  const stretches: { glyphs: Placed[]; right: number; size: number; font: string | undefined }[] = [];
  for (const run of runs.sort((one, other) => one.x - other.x)) {
    const last = stretches.at(-1);
    const gap = last && (run.x - last.right) / run.size;
    const alike = last && Math.abs(last.size - run.size) <= 0.1 * run.size;
    // 01 02 2027, and in its gaps the strokes in another font: a line written from right to left is drawn so.
    const isSameFont = last?.font === run.glyphs[0]?.font;
    const isNext = gap !== undefined && gap <= runGap && (gap < backwards || isSameFont);
    const together = last && alike && isNext ? fitted(last.glyphs, run.glyphs, gap, isSameFont ? backwards : -drift) : undefined;
    if (last && together) {
      last.glyphs = together;
      last.right = Math.max(last.right, run.right);
    } else stretches.push({ glyphs: [...run.glyphs], right: run.right, size: run.size, font: run.glyphs[0]?.font });
  }
  return stretches.map((stretch) => stretch.glyphs);
}

/** The glyphs of two runs from left to right, where those of one stand in gaps of the other; undefined where they lie over each other. */
function fitted(one: Placed[], other: readonly Placed[], gap: number, closest: number): Placed[] | undefined {
  if (gap >= backwards) {
    for (const glyph of other) one.push(glyph);
    return one;
  }
  const sorted = [...one, ...other].sort((a, b) => a.x - b.x);
  const lies = sorted.some((glyph, index) => index > 0 && glyph.x - (sorted[index - 1] as Placed).right < closest * glyph.size);
  return lies ? undefined : sorted;
}

/** How many blanks fit between two neighbours; none when they are letters of one word. */
function blanksBetween(before: Placed, glyph: Placed, tracking: number, { widths, bareColumn }: Measures): number {
  const size = Math.max(before.size, glyph.size);
  const gap = (glyph.x - before.right) / size - tracking;
  // Text printed over other text: whole words beside each other, never their letters mixed.
  if (gap < 2 * backwards) return 2;
  if (gap <= (glyph.blanks > 0 ? wordGap.drawn : wordGap.bare)) return 0;
  const typewriter = widths.get(glyph.font);
  if (typewriter !== undefined && before.font === glyph.font)
    return Math.min(widestGap, Math.max(1, Math.round(gap / (typewriter + tracking))));
  const wide = (glyph.blanks >= 2 && tracking === 0) || gap >= (glyph.blanks > 0 ? columnGap.drawn : bareColumn);
  return wide ? Math.min(widestGap, Math.max(2, Math.round(gap / letter))) : 1;
}

function wordOf(letters: readonly Placed[], page: number, start: number): Word | undefined {
  const text = normalised(wordAsRead(letters.map((glyph) => glyph.text))).trim();
  if (text === '') return undefined;
  const x = Math.min(...letters.map((glyph) => glyph.x));
  const y = Math.min(...letters.map((glyph) => glyph.y - rise * glyph.size));
  const right = Math.max(...letters.map((glyph) => glyph.right));
  const bottom = Math.max(...letters.map((glyph) => glyph.y + hang * glyph.size));
  return { page, x, y, width: right - x, height: bottom - y, text, start };
}
