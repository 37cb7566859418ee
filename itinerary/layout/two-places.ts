/** Two places in one stretch of text, as tables become that were pasted without their columns. */
import { airportsIn } from '../reference/airports.ts';
import { fold } from '../text/fold.ts';

/** Two places with their airports' names are no longer. */
const longest = 120;

/**
 * Where the second of two places begins in a text like `LAS VEGAS LOS ANGELES`: at the blank that leaves an airport on both sides.
 * Undefined where none does, or several do equally well.
 */
export function betweenPlaces(text: string): number | undefined {
  if (text.length > longest) return undefined;
  const able = [...text.matchAll(/\s/g)].flatMap(({ index }) => {
    const parts = [text.slice(0, index).trim(), text.slice(index).trim()];
    // Three letters are taken for a code, and `LOS` and `NEW` are codes too.
    const [from = [], to = []] = parts.map((part) => airportsIn(part));
    // `FRANKFURT` and `FRANKFURT INTL` are one place.
    const places =
      parts.every((part) => part.length > 3) && from.length > 0 && to.length > 0 && !from.some((one) => to.includes(one));
    return places ? [{ index, score: parts.filter(isCity).length }] : [];
  });
  const best = Math.max(...able.map(({ score }) => score));
  const chosen = able.filter(({ score }) => score === best);
  return chosen.length === 1 ? chosen[0]?.index : undefined;
}

const isCity = (part: string) => airportsIn(part).some(({ city }) => fold(city) === fold(part));
