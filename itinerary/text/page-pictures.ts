/** Whether a page holds anything that may be a code for machines: to be painted it costs a hundred times what its text does. */
import { drawing, type PageDrawing } from './open-pdf.ts';

/**
 * Pictures are drawn into a square of one by one, which is stretched to where they stand (ISO 32000-1, 8.9.3); nothing else stretches
 * the page's units so far. In square points: a square centimetre, below which no code of a pass can be read.
 */
const smallestPicture = 800;
/** In numbers, six for a line and thirteen for a rectangle: a code has some hundreds of bars or squares, a frame four. */
const smallestCode = 1300;

export function holdsPicture(page: PageDrawing): boolean {
  if ([...page.fonts.values()].some(({ drawn }) => drawn)) return true;
  const stretches: number[] = [];
  let stretch = areaOf(page.transform);
  let drawnWith = 0;
  for (const [index, operation] of page.operations.entries()) {
    const values = (page.values[index] ?? []) as readonly unknown[];
    if (operation === drawing.save || operation === drawing.beginAnnotation) stretches.push(stretch);
    else if (operation === drawing.paintFormXObjectBegin) {
      stretches.push(stretch);
      stretch *= values[0] ? areaOf(values[0] as readonly number[]) : 1;
    } else if (ends.has(operation)) stretch = stretches.pop() ?? stretch;
    else if (operation === drawing.transform) stretch *= areaOf(values as readonly number[]);
    else if (operation === drawing.constructPath) drawnWith += pathLength(values);
    if (stretch >= smallestPicture || drawnWith >= smallestCode) return true;
  }
  return false;
}

const ends: ReadonlySet<number> = new Set([drawing.restore, drawing.paintFormXObjectEnd, drawing.endAnnotation]);

/** What one square point becomes. */
const areaOf = ([a = 1, b = 0, c = 0, d = 1]: readonly number[]) => Math.abs(a * d - b * c);

/** A path that only cuts off what is drawn next is not seen. */
function pathLength([paint, path]: readonly unknown[]): number {
  return paint === drawing.endPath ? 0 : ((path as readonly [ArrayLike<number> | null] | undefined)?.[0]?.length ?? 0);
}
