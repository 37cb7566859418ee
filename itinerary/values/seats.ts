/** Seats of several travellers on one flight. */
import { type Found, joinFound } from '../draft/found.ts';

/** Seats read before and those of another place of the ticket, each once: `14A, 14B`. */
export function withSeats(before: Found | undefined, found: Found): Found {
  const seats = new Set([...(before?.value.split(', ') ?? []), ...found.value.split(/\s?[,/]\s?|\s+/)]);
  return { ...(before ? joinFound(before, found) : found), value: [...seats].join(', ') };
}
