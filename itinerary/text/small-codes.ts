/** Flights as people without capitals write them to each other: `w4 3301 in 12.02.2027 cluj (clj) 06:00 - londra (ltn) 07:05`. */

// (clj) 06:00 | 06:00 (clj)
const place = /\((?<code>[a-z]{3})\)/g;
const time = /(?<!\d)\d{1,2}[:.h]\d{2}(?![\d.])/g;
// Not: in 2027, la 600, kl 0730, nr 112; but kl1377
const flight =
  /(?<![\p{L}\d.:/-])(?!(?:in|la|de|on|am|le|el|il|al|at|to|um|om|pe|do|na|za|od|ab|op|az|kl|nr|no|en|em|du|as|os|by|of|is|it|an|zu|ca|cu|si|et|og|ja|da|di) )(?<airline>[a-z]{2}|[a-z]\d|\d[a-z]) ?\d{3,4}(?![\d:.,/]|\p{L})/u;

/** A row with two codes in brackets and two hours, with its codes and its flight's number in capitals. */
export function withCapitalCodes(row: string): string {
  if ((row.match(place)?.length ?? 0) < 2 || (row.match(time)?.length ?? 0) < 2) return row;
  const number = flight.exec(row)?.[0];
  if (number === undefined) return row;
  return row.replace(number, number.toUpperCase()).replace(place, (code) => code.toUpperCase());
}
