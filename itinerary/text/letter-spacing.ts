/**
 * Letter-spaced text: `B O O K I N G`, whether the letters were moved apart or typed with blanks. Its gaps are all alike, which
 * those of plain text are not, where most are none at all.
 */
import type { Placed } from './glyph-lines.ts';

/** In ems: gaps below are kerning; gaps within `alike` of each other (or a tenth) are the same. */
const noticed = 0.08;
const alike = 0.07;
const widest = 1.2;
/** So much of a text's gaps must be alike, and so many there must be, before it is taken for letter-spaced. */
const most = 0.55;
const enough = { stretch: 4, page: 12 };

/** @returns by how much the letters of a stretch stand apart, in ems: by its own gaps, or by those of all text in its font and size. */
export function trackingOf(glyphs: readonly Placed[]): (stretch: readonly Placed[]) => number {
  const pooled = new Map<string, number[]>();
  for (const [index, glyph] of glyphs.entries()) {
    const gap = gapBetween(glyphs[index - 1], glyph);
    if (gap === undefined) continue;
    const gaps = pooled.get(keyOf(glyph)) ?? [];
    gaps.push(gap);
    pooled.set(keyOf(glyph), gaps);
  }
  const ofPage = new Map([...pooled].map(([key, gaps]) => [key, commonGap(gaps, enough.page)]));
  return (stretch) => {
    const gaps = stretch.flatMap((glyph, index) => gapBetween(stretch[index - 1], glyph) ?? []);
    const [first] = stretch;
    return commonGap(gaps, enough.stretch) || (first && gaps.length < enough.stretch ? (ofPage.get(keyOf(first)) ?? 0) : 0);
  };
}

const keyOf = (glyph: Placed) => `${glyph.font} ${glyph.size.toFixed(1)}`;

function gapBetween(before: Placed | undefined, glyph: Placed): number | undefined {
  if (!before || before.font !== glyph.font || Math.abs(before.y - glyph.y) > 0.12 * glyph.size) return undefined;
  const gap = (glyph.x - before.right) / glyph.size;
  return gap < -0.3 || gap > widest ? undefined : gap;
}

/** The gap most are alike to, where even the narrowest are wider than kerning; zero for plain text. */
function commonGap(gaps: readonly number[], atLeast: number): number {
  if (gaps.length < atLeast) return 0;
  const sorted = [...gaps].sort((one, other) => one - other);
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const narrow = sorted[Math.floor(sorted.length * 0.05)] ?? 0;
  if (median < noticed || narrow < noticed / 2) return 0;
  const same = gaps.filter((gap) => Math.abs(gap - median) <= Math.max(alike, median / 10)).length;
  return same / gaps.length >= most ? median : 0;
}
