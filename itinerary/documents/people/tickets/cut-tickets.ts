/** Numbers of tickets that were too long for their cell: `235` over `2410987641`, `016 2970 696` over `102`. */
import { type Found, joinFound } from '../../../draft/found.ts';
import { type Cell, cellFrom, foundCell, pieceCells } from '../../../layout/cells.ts';
import { airlineWithAccountingCode } from '../../../reference/airlines.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { foldInPlace } from '../../flight-labels.ts';

const ticketWord =
  /(?<!\p{L})(?:e-?)?(?:ticket|tkt|etkt|tiquete|billet|bilet|biglietto|billete|boleto|bilhete|biljett|billett|jegyszam|lipun numero|karte|letenka|билет|εισιτηρι|tiket|pilet|biliet|so ve(?!\p{L})|квитк|квиток)/u;
// 항공권번호 | 전자항공권 | 票号 | 電子機票 | 航空券番号 | เลขที่ตั๋ว: within longer words, where nothing parts them
const ticketWordElsewhere = /항공권|티켓|票[号號]|[机機客]票|航空券|チケット|ตั๋ว|บัตรโดยสาร|टिकट|تذكر[ةه]|تذاكر|بلی[طت]|כרטיס/u;

/** Whether words say that a number is a ticket's: an airline whose accounting code we do not know numbers its tickets like the others. */
export const namesTicket = (words: string): boolean => ticketWord.test(foldInPlace(words)) || ticketWordElsewhere.test(words);

/** Of an airline's three figures and ten of the document. */
const figures = 13;
const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Whether two parts of a number have as many figures as a ticket's, of an airline whose accounting code is known. */
export const areTicket = (head: string, rest: string): boolean =>
  airlineWithAccountingCode(head.slice(0, 3)) !== undefined && digitsIn(head) + digitsIn(rest) === figures;

/** In lines: so far under its first figures the others stand, in the same narrow cell. */
const reach = 3;
/** In lines: so far over a number in two lines of its cell the word for it stands. */
const wordReach = 3;

// 235 | Billet 057 | 016 2970 696 | 016-2970
const headShape = /^(?<words>\D{1,30} )?(?<head>\d{3}(?:[ -]?\d{2,6}){0,2})(?: ?-)?$/u;
const restShape = /^\d{2,10}(?:[ -]\d{2,6}){0,2}$/;

/** The numbers that begin in a line at the end of a cell and go on under it. An airline's figures need no word for what they are. */
export const cutTicketsIn = (lines: readonly Line[], row: number): Found[] =>
  pieceCells(lines[row] as Line).flatMap((cell) => {
    const head = headIn(cell);
    if (!head) return [];
    if (head.text.length > 3 && !lines.slice(Math.max(0, row - wordReach), row + 2).some(({ text }) => namesTicket(text)))
      return [];
    const rest = restOf(head, lines.slice(row + 1, row + 1 + (head.text.length > 3 ? 1 : reach)));
    return rest ? [joinFound(foundCell(head), foundCell(rest))] : [];
  });

function headIn(cell: Cell): Cell | undefined {
  const { words = '', head } = headShape.exec(cell.text)?.groups ?? {};
  if (head === undefined || (words !== '' && !namesTicket(words))) return undefined;
  const own = cellFrom(cell, words.length);
  return { ...own, text: head, end: own.start + head.length };
}

const restOf = ({ text: head, x, right, line: { page } }: Cell, below: readonly Line[]): Cell | undefined =>
  below
    .flatMap(pieceCells)
    .find(
      (rest) =>
        restShape.test(rest.text) && areTicket(head, rest.text) && rest.line.page === page && rest.x < right && rest.right > x,
    );
