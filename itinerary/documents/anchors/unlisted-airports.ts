/** Airstrips no table of ours knows, `Masai Mara Keekorok (KEU)`: how far one flies to them nobody can tell, and the columns they stand in, their hours, or a dash between both, say which end is which. */
import { airportsNamed } from '../../reference/airports.ts';
import type { PlaceAnchor, TimeAnchor } from './anchor.ts';

type Read = { from: PlaceAnchor; to: PlaceAnchor; left: TimeAnchor; landed: TimeAnchor };

/** In minutes: to an airstrip one flies within a morning. */
const longest = 5 * 60;
const unsure = 0;

/**
 * Where an end has a code or a name nobody knows, under its own label or column head, each end a line of its own with its hour, or both with a dash between,
 * and one lands soon after one left; undefined elsewhere.
 */
export function fitOfUnlisted({ from, to, left, landed }: Read): number | undefined {
  const isUnlisted = [from, to].some(({ airports }) => airports.length === 0);
  const isTold = (from.code && to.code) || [from, to].some(({ airports }) => airports.length > 0);
  const areLabelled = isTold && from.label === 'departure' && to.label === 'arrival';
  // 08 h 25  Québec (YQB) over 09 h 55  Sept-Îles (YZV)
  const standApart = [from, to].every(isBehindName) && from.row === left.row && to.row === landed.row && from.row < to.row;
  const areOneWay = [from, to].every(isBehindName) && from.row === to.row && way.test(from.line.text.slice(from.end, to.start));
  const minutes = inMinutes(landed.found.value) - inMinutes(left.found.value);
  return isUnlisted && (areLabelled || standApart || areOneWay) && minutes > 0 && minutes <= longest ? unsure : undefined;
}

/** Codes of railway stations begin so, as Köln Hbf (QKL) or Paris Gare de Lyon (XPG). */
const ofStation = /^[QXZ]/;
// Sept-Îles (YZV); not Berlin (TXL), a city whose airports we know
const nameBefore = /(?<name>\p{Lu}[\p{L}’'-]+) ?\($/u;

// Fort Chipewyan (YPY) – Fort McMurray (YMM): what stands between both codes
const way = /^\)[^\p{L}\d]{0,6}[-–—→➔>✈][^\p{L}\d]{0,6}\p{Lu}[\p{L} .’'-]{1,40} ?\($/u;

function isBehindName({ code, airports, line, start }: PlaceAnchor): boolean {
  const name = nameBefore.exec(line.text.slice(0, start))?.groups?.name;
  if (!code || !name) return false;
  return airports.length > 0 || (!ofStation.test(code.value) && airportsNamed(name).length === 0);
}

const inMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
