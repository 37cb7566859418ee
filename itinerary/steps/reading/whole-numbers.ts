/** Numbers of flights whose designator has a cell of its own: `LX   1515`, `A2` over `3011`. Each as one piece, where its designator stands. */
import { labelledCells } from '../../documents/labelled-cells.ts';
import { airlineNamed, airlineOf } from '../../reference/airlines.ts';
import { columnsOf } from '../../text/columns.ts';
import type { Page, TicketText } from '../../text/ticket-text.ts';
import { type Part, partBelow, partsOf, type Whole, withWholePieces } from '../../text/whole-pieces.ts';
import { readDay } from '../../values/days.ts';

const designator = /^(?:(?<name>\p{L}[\p{L} .'’-]+) )?(?<code>(?=.?[A-Z])[A-Z\d]{2})$/u;
const number = /^0{0,3}[1-9]\d{0,3}$/;

/** `LX`, or `Turkish Airlines TK` with the name of its airline before it, of which a narrow cell may have left `Airlines TK`. */
function isDesignator(text: string): boolean {
  const { name, code } = designator.exec(text)?.groups ?? {};
  if (!code) return false;
  const airline = airlineOf(code);
  return airline !== undefined && (name === undefined || ofAirlines.test(name) || airlineNamed(name)?.iata === code);
}
const ofAirlines = /(?:^| )(?:airlines?|airways|air lines)$/iu;

/** The document with such numbers in one piece; the same document where there are none. */
export const withWholeNumbers = (ticket: TicketText): TicketText => withWholePieces(ticket, numbersOn);

function numbersOn(page: Page): Whole[] {
  const numbers = partsOf(page, (text) => number.test(text));
  return partsOf(page, isDesignator)
    .flat()
    .flatMap((airline): Whole[] => {
      const own = partBeside(airline, numbers) ?? partBelow(airline, numbers, page);
      // Taxes, countries and seats are two letters and a figure as well: a label says that it is a flight, or a class and a day behind it.
      return own && (airline.text.length > 2 || [airline, own].some((part) => isOfFlight(part, page)) || isOfCoupon(own))
        ? [{ parts: [airline, own], at: airline.line }]
        : [];
    });
}

/** The next piece of the line. */
function partBeside({ line, row, end }: Part, parts: readonly Part[][]): Part | undefined {
  const next = columnsOf(line).find(({ start }) => start >= end);
  return parts[row]?.find(({ start }) => start === next?.start);
}

/** `SK   1270   Q   02MAR27` */
function isOfCoupon({ line, end }: Part): boolean {
  const [bookingClass, day] = columnsOf(line).filter(({ start }) => start >= end);
  return bookingClass !== undefined && /^[A-Z]$/.test(bookingClass.text) && day !== undefined && readDay(day.text) !== undefined;
}

const isOfFlight = ({ row, start }: Part, { lines }: Page) =>
  labelledCells(lines)[row]?.find((cell) => start >= cell.start && start < cell.end)?.label === 'flight';
