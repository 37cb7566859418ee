/** Where anchors stand in their line, and which of them may be a flight's there. */
import { foundAt } from '../../draft/found.ts';
import type { Line } from '../../text/ticket-text.ts';
import { type LabelledCell, labelAt } from '../labelled-cells.ts';
import type { Anchor, Spot } from './anchor.ts';
import { labelBeside } from './labels-of-asia.ts';

/** Longer lines are no table and no card. */
export const longest = 300;

/** Times and days of boarding, validity and printing are no flight's; what stands under a duration is none either. */
export function isOfFlight({ kind, label }: Anchor): boolean {
  if (kind === 'time' || kind === 'day' || kind === 'shift')
    return label !== 'noise' && label !== 'duration' && label !== 'passenger';
  return true;
}

/** Of a line's anchors, with the labels of its cells. */
export function spots(line: Line, row: number, cells: readonly LabelledCell[]) {
  return (start: number, end: number): Spot => {
    const { label } = labelAt(cells, start);
    const beside = label ?? labelBeside(line.text, start, end);
    return { line, row, start, end, x: foundAt(line, start, end).box.x, label: beside, weak: false };
  };
}

/** Whether no anchor stands there yet. */
export function freeOf(anchors: readonly Anchor[]) {
  return (start: number, end: number) =>
    anchors.every((anchor) => anchor.kind === 'duration' || start >= anchor.end || end <= anchor.start);
}
