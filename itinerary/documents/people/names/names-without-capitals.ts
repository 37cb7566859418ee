/** Names in Hebrew and Arabic letters, where a paper prints no Latin ones: `נוסעים: אורית לוי, כרטיס 114-2417700110`, `التذكرة باسم رنا حداد،`. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { foundAt } from '../../../draft/found.ts';
import { pieceCells } from '../../../layout/cells.ts';
import { airportsNamed } from '../../../reference/airports.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { afterLabel } from '../passenger-labels.ts';
import { namesTicket } from '../tickets/cut-tickets.ts';
import { type Placed, ticketsIn } from '../tickets/tickets-of-passengers.ts';

const word = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}\p{M}'’׳״"-]{2,}`;
const shape = `${word}(?: ${word}){1,3}`;
// אורית לוי, כרטיס … | رنا حداد (…)
const whole = new RegExp(`^\\s*(?<name>${shape})(?=\\s*(?:$|[,،.(]|\\d))`, 'du');
// التذكرة باسم رنا حداد، | הכרטיס על שם אורית לוי,
const madeOut = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:باسم|على اسم|על שם)\s?:?\s+(?<name>${shape})(?=\s*(?:$|[,،.(]|\d))`,
  'dgu',
);
const ofTicket = /تذكر|تذاكر|حجز|כרטיס|הזמנ/u;
const ofRoom = /فندق|غرفة|מלון|חדר/u;

/** Behind their label, each up to its ticket, or whoever a ticket is said to be made out to. */
export function namesWithoutCapitals(lines: readonly Line[]): Placed<DraftPassenger>[] {
  const labelled = lines.flatMap((line, row) =>
    pieceCells(line).flatMap((cell) => {
      const rest = afterLabel(cell);
      return rest ? namesIn(line, rest.start, cell.end).map((value) => ({ row, value })) : [];
    }),
  );
  if (labelled.length > 0) return labelled;
  return lines.flatMap((line, row) =>
    ofTicket.test(line.text) && !ofRoom.test(line.text)
      ? [...line.text.matchAll(madeOut)].flatMap(({ indices }) =>
          nameAt(line, indices?.groups?.name, 0).map((value) => ({ row, value })),
        )
      : [],
  );
}

/** `אורית לוי, כרטיס 114-2417700110; דני לוי, כרטיס …`, or parted by commas alone. */
function namesIn(line: Line, from: number, to: number): DraftPassenger[] {
  const text = line.text.slice(from, to);
  const parts = [...text.matchAll(/[;؛]/u.test(text) ? /[^;؛]+/gu : /[^,،]+/gu)];
  const people: DraftPassenger[] = [];
  for (const { 0: part, index } of parts) {
    const [person] = nameAt(line, whole.exec(part)?.indices?.groups?.name, from + index);
    if (!person) break;
    const own = ticketsIn([line]).filter(({ value }) => part.includes(value.text));
    people.push(own.length === 1 && own[0] ? { ...person, eticket: own[0].value } : person);
  }
  return people;
}

function nameAt(line: Line, place: readonly [number, number] | undefined, from: number): DraftPassenger[] {
  if (!place) return [];
  const name = foundAt(line, from + place[0], from + place[1], 0.5);
  const isOne = !namesTicket(name.value) && !ofTicket.test(name.value) && airportsNamed(name.value).length === 0;
  return isOne ? [{ name, order: 'given-first' }] : [];
}
