/** Flight numbers. A designator is two characters, not both digits (IATA resolution 762); the number has up to four digits and seldom a letter behind. */

// TK 1044 | LH0091 | W6 3001 | U2-8123 | BA 123A
const shape = /^(?<carrier>(?=.?[A-Z])[A-Z0-9]{2})\s*[-–]?\s*0*(?<number>[1-9]\d{0,3})(?<suffix>[A-Z])?$/;

/** `TK1044` of `TK 1044`, without blanks and leading zeros; undefined when the whole text is no flight number. */
export function readFlightNumber(text: string): string | undefined {
  const parts = shape.exec(text.trim().toUpperCase())?.groups;
  if (!parts) return undefined;
  return `${parts.carrier}${parts.number}${parts.suffix ?? ''}`;
}
