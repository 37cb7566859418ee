/** Ticket numbers: 13 digits, three of the airline's accounting code and ten of the document (IATA resolution 722). */

// 235 2413912335-36 | TK/ETKT 235 1234567890 | 057-2412345678 | 2352413912335C1 | 235-2413912335/36
const shape =
  /^(?:[\p{L}/ .:#-]*?[\s:./-])??(?<code>\d{3})(?<serial>(?:[\s.–-]{0,3}\d)(?:[\s–-]?\d){9})(?:\s*[-–/]\s*\d{1,10}|\s?C\d|\s\d)?$/u;

/** One in a line of words: 080-2417730154 | 080 2417730154 | 0802417730154. */
export const ticketInLine = /(?<!\d)\d{3}[ -]?\d{10}(?!\d)/;

/** The first 13 digits of a ticket number; of a conjunction ticket (`…335-36`) the first number. Undefined when the text is none. */
export function readTicketNumber(text: string): string | undefined {
  const parts = shape.exec(text.trim())?.groups;
  if (!parts) return undefined;
  return `${parts.code}${(parts.serial ?? '').replace(/\D/g, '')}`;
}
