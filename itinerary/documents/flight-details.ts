/** What is printed of a flight besides when and where: cabin, class, baggage, seat, status, aircraft, who flies it. */
import type { DraftSegment } from '../draft/draft-itinerary.ts';
import { type Found, foundAt, joinFound, mapFound } from '../draft/found.ts';
import { readBaggage } from '../values/baggage.ts';
import { readCabin } from '../values/cabins.ts';
import { readMinutes } from '../values/durations.ts';
import type { FlightBlock } from './flight-blocks.ts';
import { type LabelledCell, valueIn } from './labelled-cells.ts';

type Details = Omit<DraftSegment, 'flightNumber' | 'departure' | 'arrival'>;

const statusWords =
  /^(?:ok|hk|hl|rr|un|confirmed|confirm[ae]t[ae]?|bestatigt|bestätigt|confirmé|onaylandı|onaylı|confirmado|confermato|potwierdzon[ay]|waitlisted?|warteliste|open|active|aktiv|ticketed)$/iu;
// Economy (T) | ECONOMY (Y) | T | Economy Light | Economică, clasa de rezervare S | Economy / Y
const bookingClass =
  /(?:\((?<inBrackets>[A-Z])\)|[,/]\s?(?:[\p{L} ]+\s)?(?<behind>[A-Z])$|^(?<alone>[A-Z])(?:\s*\/.*|\s(?:economy|business|first|premium|Economy|Business|First|Premium|ECONOMY|BUSINESS|FIRST|PREMIUM).*)?$)/du;

// Boeing 787-8 | Airbus A350-1000 | Embraer 195-E2
const aircraft =
  /^(?:airbus|boeing|embraer|atr|bombardier|canadair|de havilland|fokker|saab|sukhoi|comac)[\s-]+[\p{L}\d][\p{L}\d /()-]{1,40}$/iu;
// Economy Light | Business | Premium Economy
const cabinAlone =
  /^(?:premium )?(?:economy|business|first|economică|economic|économique|económica|economica|ekonomi|ekonomik|ekonomiczna|turista|affaires|biznes|(?:euro|world) traveller(?: plus)?|club (?:europe|world))(?: class)?(?: (?:light|classic|flex|green|saver|basic|standard|plus|go|comfort|value|select|smart))?$/iu;

export function detailsOf(block: FlightBlock): Details {
  const details: Details = {};
  // Status   Confirmed, over Airline   Air Rarotonga: beside its label a status is sure, and what stands under it the next label.
  const isBeside = block.cells.some(isSureStatus);
  for (const cell of block.cells) {
    if (cell.bare || joinsCut(cell, block, details)) continue;
    if (cell.label !== 'status' || !isBeside || isSureStatus(cell)) readDetail(cell, details);
  }
  return details;
}

const isSureStatus = ({ label, certainty, bare }: LabelledCell) => label === 'status' && certainty === 1 && !bare;

/** `A350-` over `900`: one aircraft in a narrow column. */
function joinsCut(cell: LabelledCell, block: FlightBlock, details: Details): boolean {
  const value = valueIn(cell);
  if (cell.label !== 'equipment' || !value.value.endsWith('-')) return false;
  const rest = block.cells.find(
    (below) => below.row > cell.row && below.row - cell.row <= 2 && below.label === 'equipment' && Math.abs(below.x - cell.x) < 6,
  );
  if (rest) {
    const whole = joinFound(value, valueIn(rest));
    fill(details, 'equipment', { ...whole, value: whole.value.replace('- ', '-') });
  }
  return true;
}

function readDetail(cell: LabelledCell, details: Details): void {
  const value = valueIn(cell);
  if (value.value === '' || value.value.length > 80) return;
  const text = (pattern: RegExp) => (pattern.test(value.value) ? value : undefined);
  switch (cell.label) {
    case 'class': {
      fill(details, 'cabin', mapFound(value, readCabinClass));
      fill(details, 'bookingClass', letterIn(cell, value));
      if (statusWords.test(value.value)) fill(details, 'status', value);
      const [, behind] = value.value.split(/\s?\/\s?/);
      if (behind && statusWords.test(behind)) fill(details, 'status', { ...value, value: behind, text: behind });
      break;
    }
    case 'baggage':
      fill(details, 'baggage', mapFound(value, readBaggage));
      break;
    case 'status':
      fill(details, 'status', text(/^[\p{L}][\p{L} ]{1,30}$/u));
      break;
    case 'duration':
      fill(details, 'durationMinutes', mapFound(value, readMinutes));
      break;
    case 'equipment':
      fill(details, 'equipment', text(/^[\p{L}\d][\p{L}\d ./()-]{1,60}[\p{L}\d)]$/u));
      break;
    case 'seat':
      fill(details, 'seat', text(/^\d{1,2}[A-Z](?:\s?[,/;&]\s?\d{1,2}[A-Z]|\s\d{1,2}[A-Z])*$|^\d{3}[A-Z]$/));
      break;
    case 'operator':
      fill(details, 'operatedBy', withoutStop(text(/^(?=.*\p{L})[\p{L}\d][\p{L}\d .,&'’/()-]{1,79}$/u)));
      break;
    default:
  }
  // A label to the left is the value's own; one above may be its neighbour's.
  if (!cell.label || cell.certainty < 1) readUnlabelled(cell, value, details);
}

// Air France and others write `Class : PREMIUM (S)`.
const readCabinClass = (text: string) => readCabin(text) ?? (/^premium\b/i.test(text) ? 'premium-economy' : undefined);

/** In a row without a header only what cannot be anything else. */
function readUnlabelled(cell: LabelledCell, value: Found, details: Details): void {
  const weaker = { ...value, certainty: 0.7 };
  if (/^\d{1,2}\s?(?:PC|K|KG|kg|pc)$/.test(value.value)) fill(details, 'baggage', mapFound(weaker, readBaggage));
  else if (statusWords.test(value.value)) fill(details, 'status', weaker);
  else if (/^[\p{L} ]{3,40}(?:\s\([A-Z]\)|\s?\/\s?[A-Z])$/u.test(value.value) && readCabin(value.value)) {
    fill(details, 'cabin', mapFound(weaker, readCabin));
    fill(details, 'bookingClass', letterIn(cell, weaker));
  } else if (/^\([A-Z]\)$/.test(value.value) && details.cabin) fill(details, 'bookingClass', letterIn(cell, weaker));
  else if (aircraft.test(value.value)) fill(details, 'equipment', weaker);
  else if (cabinAlone.test(value.value)) fill(details, 'cabin', mapFound(weaker, readCabin));
}

/** `Flight operated by Lufthansa.` is a sentence; `Air Co.` keeps its stop. */
function withoutStop(value: Found | undefined): Found | undefined {
  return value && { ...value, value: value.value.replace(/(?<=\p{L}{4})\.$/u, '') };
}

function letterIn(cell: LabelledCell, value: Found): Found | undefined {
  const groups = bookingClass.exec(value.value)?.indices?.groups;
  const place = groups?.inBrackets ?? groups?.behind ?? groups?.alone;
  if (!place) return undefined;
  const offset = cell.line.text.indexOf(value.value, cell.start);
  return foundAt(cell.line, offset + place[0], offset + place[1], value.certainty);
}

function fill<K extends keyof Details>(details: Details, name: K, value: Details[K] | undefined): void {
  if (value !== undefined && details[name] === undefined) details[name] = value;
}
