/** Airstrips no table of ours knows, `Masai Mara Keekorok (KEU)`: how far one flies to them nobody can tell, and the columns they stand in say which end is which. */
import type { PlaceAnchor, TimeAnchor } from './anchor.ts';

type Read = { from: PlaceAnchor; to: PlaceAnchor; left: TimeAnchor; landed: TimeAnchor };

/** In minutes: to an airstrip one flies within a morning. */
const longest = 5 * 60;
const unsure = 0;

/** Where an end has a code nobody knows, under its own label or column head, and one lands soon after one left; undefined elsewhere. */
export function fitOfUnlisted({ from, to, left, landed }: Read): number | undefined {
  const isUnlisted = [from, to].some(({ code, airports }) => code && airports.length === 0);
  const areLabelled = from.code && to.code && from.label === 'departure' && to.label === 'arrival';
  const minutes = inMinutes(landed.found.value) - inMinutes(left.found.value);
  return isUnlisted && areLabelled && minutes > 0 && minutes <= longest ? unsure : undefined;
}

const inMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
