/** Coupons of the old ticket, named once more on the new one: `SK 1419  04/08/2027  ARN CPH  15:20  ÉCHANGÉ`, far from the same flights as they are now. */
import { placesIn } from '../../documents/anchors/place-anchors.ts';
import { type Mark, marksOf } from '../../documents/flight-marks.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';

const coupons =
  '(?:(?:flight )?coupons?|kupon\\p{L}*|cupo[an]\\p{L}*|cupom|cupons|cupoane\\p{L}*|tagliand[oi]|flugcoupons?|flugscheine?|billets?|(?:e-?)?tickets?|billetes?|boletos?|bigliett[oi]|bilhetes?|bilet\\p{L}*|letenk\\p{L}*|jegy\\p{L}*|biljett\\p{L}*|billett\\p{L}*|lipu\\p{L}*|купон\\p{L}*|билет\\p{L}*|квит\\p{L}*)';
const exchanged =
  '(?:exch(?:anged)?|(?:um|ein|aus)getauscht\\p{L}*|echangee?s?|canjead[oa]s?|scambiat[oaie]|trocad[oa]s?|preschimbat\\p{L}*|wymienion\\p{L}*|vymenen\\p{L}*|(?:be|ki)cserelt\\p{L}*|(?:in|om)geruild\\p{L}*|(?:in|ut|om)bytt?\\p{L}*|vaihdet\\p{L}*|zam(?:ij)?enjen\\p{L}*|обменян\\p{L}*|обмінян\\p{L}*|ανταλλα\\p{L}*)';
const status = new RegExp(String.raw`(?<![\p{L}\d])${exchanged}(?![\p{L}\d])`, 'u');
// Coupons échangés (sans valeur) | Exchanged coupons | Umgetauschte Coupons: alone over their rows
const title = new RegExp(
  String.raw`^[^\p{L}]*(?:\p{L}{1,9} )?(?:${coupons} (?:\p{L}{1,8} ){0,2}${exchanged}|${exchanged} ${coupons})(?!\p{L})`,
  'u',
);
/** In letters: longer lines are sentences. */
const longest = 60;

/** Rows of such coupons, where flights that lead from and to the same places stand elsewhere with their hours. */
export function exchangedCoupons(lines: readonly Line[]): ReadonlySet<Line> {
  const gone = lines.filter((line, row) => isOfFlight(line) && (areAllExchanged(line) || isUnderTitle(lines, row)));
  if (gone.length === 0) return new Set();
  const left = lines.filter((line) => !gone.includes(line));
  const numbers = new Set(left.flatMap(numbersIn));
  const cities = new Set(left.flatMap(citiesIn));
  const hours = left.flatMap(marksOf).filter(({ kind }) => kind === 'time').length;
  const isNamed = (line: Line) =>
    numbersIn(line).every((number) => numbers.has(number)) || (hasWay(line) && citiesIn(line).every((city) => cities.has(city)));
  return hours >= 2 && numbers.size > 0 && gone.every(isNamed) ? new Set(gone) : new Set();
}

const isOfFlight = (line: Line) => numbersIn(line).length > 0;
const numbersIn = (line: Line) => marksOf(line).flatMap((mark) => (mark.kind === 'flight' ? mark.found.value : []));
const hasWay = (line: Line) => placesIn(line, marksOf(line)).length > 1;
const citiesIn = (line: Line) =>
  placesIn(line, marksOf(line)).flatMap(({ airports }) => airports.slice(0, 1).map(({ city, country }) => `${city} ${country}`));

/** From the number of each flight to the next one's. */
function areAllExchanged(line: Line): boolean {
  const starts = marksOf(line).flatMap((mark: Mark) => (mark.kind === 'flight' ? mark.start : []));
  return starts.every((start, index) => status.test(fold(line.text.slice(start, starts[index + 1]))));
}

/** With nothing between them but other coupons. */
function isUnderTitle(lines: readonly Line[], row: number): boolean {
  const over = lines.slice(0, row).findLast((line) => !isOfFlight(line));
  return over !== undefined && over.text.length <= longest && !/\d/.test(over.text) && title.test(fold(over.text));
}
