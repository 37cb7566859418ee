/** Finds room for the names on a small map: beside the dot, above or below it, where nothing lies yet. */
import type { Point } from './trace.ts';

type Box = { left: number; top: number; right: number; bottom: number };
type PlacedLabel = { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
type LabelRequest = {
  at: Point;
  text: string;
  /** Radius of the dot it belongs to. */
  clear: number;
};

/** Average width of a Montserrat letter at weight 600, as a share of its size. */
const LETTER = 0.64;

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const outside = (box: Box, width: number, height: number) =>
  Math.max(0, 4 - box.left) +
  Math.max(0, box.right - width + 4) +
  Math.max(0, 4 - box.top) +
  Math.max(0, box.bottom - height + 4);

function candidates({ at: [x, y], clear }: LabelRequest, size: number): PlacedLabel[] {
  const gap = clear + size * 0.5;
  const middle = Math.round(y + size * 0.36);
  const [above, below] = [Math.round(y - gap), Math.round(y + gap + size * 0.75)];
  return [
    { x: Math.round(x + gap), y: middle, anchor: 'start' },
    { x: Math.round(x - gap), y: middle, anchor: 'end' },
    { x: Math.round(x), y: above, anchor: 'middle' },
    { x: Math.round(x), y: below, anchor: 'middle' },
    { x: Math.round(x + clear), y: above, anchor: 'start' },
    { x: Math.round(x + clear), y: below, anchor: 'start' },
    { x: Math.round(x - clear), y: above, anchor: 'end' },
    { x: Math.round(x - clear), y: below, anchor: 'end' },
  ];
}

function boxOf({ x, y, anchor }: PlacedLabel, text: string, size: number): Box {
  const width = text.length * size * LETTER;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - size * 0.85, bottom: y + size * 0.3 };
}

/**
 * Places labels in the order given; each takes the first free spot, or the least bad one.
 * @param lines points along drawn lines that names should not cover
 */
export function placeLabels(requests: LabelRequest[], size: number, [width, height]: Point, lines: Point[] = []): PlacedLabel[] {
  const taken: Box[] = requests.map(({ at: [x, y], clear }) => ({
    left: x - clear,
    right: x + clear,
    top: y - clear,
    bottom: y + clear,
  }));
  return requests.map((request) => {
    const [best] = candidates(request, size)
      .map((label, rank) => {
        const box = boxOf(label, request.text, size);
        const hits = taken.filter((other) => overlap(box, other)).length;
        const crossed = lines.filter(([x, y]) => overlap(box, { left: x, right: x, top: y, bottom: y })).length;
        return { label, box, cost: hits * 100 + outside(box, width, height) * 20 + crossed * 6 + rank };
      })
      .sort((a, b) => a.cost - b.cost);
    if (!best) throw new Error('A label has nowhere to go.');
    taken.push(best.box);
    return best.label;
  });
}
