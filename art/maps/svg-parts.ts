/** What the maps need besides the poster engine's drawing vocabulary: gradients, dots, text made safe. */
import { joinNumbers, thousandths } from '#art/posters/engine/numbers.ts';
import { strokeRound } from '#art/posters/engine/svg.ts';
import type { Point } from './trace.ts';

/** Offset from 0 to 1, colour, opacity. */
export type Stop = [offset: number, colour: string, opacity?: number];

function stopElements(stops: Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) => {
      const at = offset === 0 ? '' : ` offset="${thousandths(offset)}"`;
      const fade = opacity === 1 ? '' : ` stop-opacity="${thousandths(opacity)}"`;
      return `<stop${at} stop-color="${colour}"${fade}/>`;
    })
    .join('');
}

/** From one point of the drawing to another. */
export function linearGradient(id: string, [x1, y1]: Point, [x2, y2]: Point, stops: Stop[]): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopElements(stops)}</linearGradient>`;
}

/** From the middle of the drawn shape to its edge; on an ellipse it is stretched with it. */
export function radialGradient(id: string, stops: Stop[]): string {
  return `<radialGradient id="${id}">${stopElements(stops)}</radialGradient>`;
}

/** Straight down the shape that it fills, whatever its size. */
export function downwardGradient(id: string, stops: Stop[]): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${stopElements(stops)}</linearGradient>`;
}

/** Many dots of one size as one path: lines of no length under a round cap. */
export function dots(points: Point[], colour: string, diameter: number): string {
  return strokeRound(points.map(([x, y]) => `M${joinNumbers([Math.round(x), Math.round(y)])}h0`).join(''), colour, diameter);
}

/**
 * Attributes and first children that say to those who do not see a drawing what it is: a name and a sentence.
 * @param id prefix of the two ids; two drawings on one page need different ones
 */
export function described(id: string, title: string, description: string, role: 'img' | 'group' = 'img'): string {
  return (
    ` role="${role}" aria-labelledby="${id}-title" aria-describedby="${id}-desc">` +
    `<title id="${id}-title">${escapeText(title)}</title><desc id="${id}-desc">${escapeText(description)}</desc>`
  );
}

/** Text made safe for element content and for quoted attributes. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
}
