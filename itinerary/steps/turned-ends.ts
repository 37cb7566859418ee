/** Flights whose two airports may be the wrong way round: so they do not connect with those beside them, turned they would. */
import { instantAt } from './compute-durations.ts';
import type { SettledSegment } from './settled.ts';

/** In milliseconds: who stays longer may have gone on by land. */
const soon = 86_400_000;

type Way = { from: string; to: string };

/**
 * @param travellers of several each may come back on a day of his own.
 * @returns the places of those flights among the others.
 */
export function turnedEnds(segments: readonly SettledSegment[], travellers: number): number[] {
  const ways = segments.map(({ departure, arrival }) => ({
    from: departure.airport?.value ?? '',
    to: arrival.airport?.value ?? '',
  }));
  if (ways.length < 2 || ways.some(({ from, to }) => from === '' || to === '')) return [];
  const turned = ways.map(({ from, to }) => ({ from: to, to: from }));
  // All of them, where the columns were taken in the wrong order.
  if (ways.length > 2 && links(ways) === 0 && links(turned) === ways.length - 1) return [...ways.keys()];
  return [...ways.keys()].filter((index) => {
    const others = ways.with(index, turned[index] as Way);
    const around = (all: readonly Way[]) => all.slice(Math.max(0, index - 1), index + 2);
    const isSoon = [index, index + 1].some((at) => leavesSoon(segments[at - 1], segments[at]));
    // Nobody flies one way twice without coming back.
    const isAgain = ways[index - 1]?.from === ways[index]?.from && ways[index - 1]?.to === ways[index]?.to;
    if (isAgain && travellers > 1 && isBack(ways.slice(0, index))) return false;
    return (isSoon || isAgain) && links(around(ways)) === 0 && links(others) === ways.length - 1;
  });
}

function leavesSoon(before: SettledSegment | undefined, next: SettledSegment | undefined): boolean {
  const [landed, left] = [before && instantAt(before.arrival), next && instantAt(next.departure)];
  return landed !== undefined && left !== undefined && left - landed < soon;
}

/** They lead back to where they began, each from where the one before it landed or as it did: somebody else comes back as well. */
function isBack(ways: readonly Way[]): boolean {
  const own = ways.filter(({ from, to }, index) => ways[index - 1]?.from !== from || ways[index - 1]?.to !== to);
  return own.length > 1 && own[0]?.from === own.at(-1)?.to && links(own) === own.length - 1;
}

/** How many flights leave from where the one before them landed. */
const links = (ways: readonly Way[]) => ways.filter(({ from }, index) => ways[index - 1]?.to === from).length;
