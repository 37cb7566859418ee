/**
 * Postal boxes, whose short words are designators of airlines as well: `01 BP 417 Bouaké 01`, `BP 1023 Libreville`, `Rue de la Paix, BP 204`. A line of an
 * address names no hour and no day.
 */
import type { Line } from '../../text/ticket-text.ts';
import { foldInPlace } from '../flight-labels.ts';

// Boîte postale, case postale and casella postale, Postbus and postboks, Postfach, apartado
const shape = /^(?:BP|CP|PB|PF|AP|PO) ?\d{1,4}$/;
// 01 BP 417: the post office that has it
const officeBefore = /(?:^|[\s,;|·–-])\d{1,2} $/;
// Bouaké 01 | Cotonou – Bénin | 4000 Liège | 75008 Paris cedex 08
const townBehind =
  /^ ?[,;·–-]? ?(?:\d{4,6} \p{Lu}\p{L}{2}|\p{Lu}[\p{L}’'-]{2,}(?: \p{Lu}[\p{L}’'-]+){0,2} (?:\d{1,2}(?!\d)|cedex(?!\p{L})))/iu;
const ofAddress =
  /(?<!\p{L})(?:rue|avenue|av|boulevard|bd|bld|blvd|immeuble|imm|quartier|lot|villa|face|angle|via|viale|piazza|corso|calle|avda|colonia|street|road|strasse|str|plot|tel|telefon|telephone|fax|cedex|b\.?p|postbus|postboks|postfach|plein|straat|gate|vei)(?!\p{L})/u;
const hourOrDay =
  /(?<!\d)(?:[01]?\d|2[0-3])[:h][0-5]\d(?!\d)|(?<!\d)\d{1,2}[./ -]?(?:\d{1,2}[./-]|\p{L}{3,10} ?)(?:20)?\d{2}(?!\d)/u;
const ofFlight = /(?<!\p{L})(?:vols?|flights?|volo|vuelo|voo|flug|botswana)(?!\p{L})|\([A-Z]{3}\)/iu;

export function isPostalBox({ text }: Line, start: number, end: number): boolean {
  if (!shape.test(text.slice(start, end)) || ofFlight.test(text)) return false;
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  if (hourOrDay.test(before) || hourOrDay.test(behind)) return false;
  return officeBefore.test(before) || townBehind.test(behind) || ofAddress.test(foldInPlace(`${before} ${behind}`));
}
