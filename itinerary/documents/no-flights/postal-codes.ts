/**
 * Postal codes with their country, or their state, before them: `Nairobi, KE 00200`, `Portland, ME 04101`, `HU-1051 Budapest`. No flight has five
 * figures; of four figures they are in the countries whose codes are so long (Universal Postal Union, addressing systems), in lines without an hour.
 * And Canada's: `Québec (QC) G1V 2L8`, and those of Australian states whose letters are an airline's: `Adelaide SA 5000`.
 */
import type { Line } from '../../text/ticket-text.ts';

const fiveFigures = /^[A-Z]{2}[ -]\d{5}$/;
const fourFigures = /^(?:AM|AR|AT|AU|BE|BG|CH|CY|DK|GE|HU|LI|LU|LV|MK|MT|NO|NZ|PH|SI|TN|ZA)[ -]\d{4}$/;
const ofAustralia = /^(?:SA 5\d{3}|WA 6\d{3}|NT 08\d{2})$/;
const behindTown = /\p{Lu}\p{Ll}{2,},? $|\p{Lu}{4,},? $/u;
// Its second half has the shape of a flight's number.
const half = /^\d[A-Z] ?\d$/;
const firstHalf = /(?<![\p{L}\d])[ABCEGHJ-NPR-TVXY]\d[A-Z] ?$/u;
const behindPlace = /\p{L}{2}[.)]?, ?$/u;
const endOfPart = /^\s*(?:$|[,;|·•)]|\s{2})/;
const placeBehind = /^ \p{Lu}[\p{L}.’'-]{2,30}(?: \p{L}[\p{L}.’'-]{1,30}){0,2}\s*(?:$|[,;|·•)]|\s{2})/u;
const hour = /(?<!\d)(?:[01]?\d|2[0-3])[:h][0-5]\d(?!\d)/;

export function isPostalCode({ text }: Line, start: number, end: number): boolean {
  const code = text.slice(start, end);
  if (half.test(code) && firstHalf.test(text.slice(0, start)) && !/^\d/.test(text.slice(end))) return true;
  if (ofAustralia.test(code) && behindTown.test(text.slice(0, start))) return true;
  const isFive = fiveFigures.test(code);
  if (!isFive && (!fourFigures.test(code) || hour.test(text))) return false;
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  return behindPlace.test(before) ? isFive || endOfPart.test(behind) : code.includes('-') && placeBehind.test(behind);
}
