import { View } from '@react-pdf/renderer';
import { ink } from './style.ts';

type CutMarksProps = {
  left: number;
  top: number;
  columns: number;
  rows: number;
  /** Of each card, in points. */
  size: { width: number; height: number };
};

/** In points: from the cards to their marks, how long a mark is, how thick. */
const [gap, length, thick] = [3, 12, 0.5];

/** Short lines around cards, where to cut: outside of them, so that none stays on a card. */
export function CutMarks({ left, top, columns, rows, size }: CutMarksProps) {
  const xs = Array.from({ length: columns + 1 }, (_, column) => left + column * size.width - thick / 2);
  const ys = Array.from({ length: rows + 1 }, (_, row) => top + row * size.height - thick / 2);
  const [right, bottom] = [left + columns * size.width, top + rows * size.height];
  const marks = [
    ...xs.flatMap((x) => [top - gap - length, bottom + gap].map((y) => ({ left: x, top: y, width: thick, height: length }))),
    ...ys.flatMap((y) => [left - gap - length, right + gap].map((x) => ({ left: x, top: y, width: length, height: thick }))),
  ];
  return marks.map((mark) => (
    <View key={`${mark.left} ${mark.top}`} style={{ position: 'absolute', backgroundColor: ink.text, ...mark }} />
  ));
}
