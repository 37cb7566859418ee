/** Words struck through count no more: `~~06:55~~ 08:20`, as letters about a change print what was. */
import type { Glyph } from './page-glyphs.ts';

/** A thin stroke from left to right, in points from the top left corner of the page as shown. */
export type Rule = { x: number; right: number; y: number };

/** In parts of the size of the letters: so far over their feet it crosses them, an underline lies below and a border above. */
const crossing = { from: 0.12, to: 0.6 };
/** In the same parts: so near their ends it begins and ends, which the borders of a table do not. */
const atEnds = 0.4;
/** Fewer letters are a sign that is drawn. */
const fewest = 3;
/** More of them so near a rule are no line of a page. */
const mostNear = 3000;
/** In points: the height of a square in which rules are looked for. */
const square = 8;

/** @returns the glyphs that no rule strikes through, in their order, and what the others say. */
export function withoutStruck(glyphs: readonly Glyph[], rules: readonly Rule[]): { glyphs: readonly Glyph[]; struck: string[] } {
  if (rules.length === 0) return { glyphs, struck: [] };
  const rows = Map.groupBy(glyphs.filter(isUpright), ({ y }) => Math.floor(y / square));
  const runs = rules.map((rule) => struckBy(rule, rows)).filter(({ length }) => length > 0);
  const struck = new Set(runs.flat());
  return {
    glyphs: struck.size === 0 ? glyphs : glyphs.filter((glyph) => !struck.has(glyph)),
    struck: runs.map((run) => run.map(({ text }) => text).join('')),
  };
}

function struckBy(rule: Rule, rows: ReadonlyMap<number, readonly Glyph[]>): readonly Glyph[] {
  const row = Math.floor(rule.y / square);
  const near = [row, row + 1, row + 2].map((at) => rows.get(at) ?? []);
  if (near.reduce((sum, { length }) => sum + length, 0) > mostNear) return [];
  const crossed = near.flat().filter(({ x, y, dx, size }) => {
    const middle = x + dx / 2;
    const above = (y - rule.y) / size;
    return above > crossing.from && above < crossing.to && middle > rule.x && middle < rule.right;
  });
  const [first] = crossed;
  if (!first || crossed.filter(({ text }) => /[\p{L}\d]/u.test(text)).length < fewest) return [];
  const isAt = (one: number, other: number) => Math.abs(one - other) <= atEnds * first.size;
  const letters = crossed.filter(({ text }) => text.trim() !== '');
  const [left, right] = [Math.min(...letters.map(({ x }) => x)), Math.max(...letters.map(({ x, dx }) => x + dx))];
  return isAt(left, rule.x) && isAt(right, rule.right) ? crossed : [];
}

const isUpright = ({ dx, dy }: Glyph) => dx > 0 && Math.abs(dy) < 0.01 * dx;
