import type { Line } from '#itinerary/text/ticket-text.ts';

/** A line of page 1 whose words stand in boxes of ten points a letter. */
export function lineOf(text: string): Line {
  const words = [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    page: 1,
    x: match.index * 10,
    y: 100,
    width: match[0].length * 10,
    height: 12,
  }));
  return { page: 1, x: 0, y: 100, width: text.length * 10, height: 12, text, words };
}
