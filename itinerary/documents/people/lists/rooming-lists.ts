/** Rooming lists: who sleeps in the rooms of a group that flies, `camera 1 (dublă)   Aneta și Ion Pop`, `DZ   Marta Voss, Irina Held`, `Room 2 (TWN): …`. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { type Cell, cellFrom, partsBetween, pieceCells } from '../../../layout/cells.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { joining } from '../../../values/name-words.ts';
import { foldInPlace } from '../../flight-labels.ts';
import { coupleInList } from '../names/couples.ts';
import { isPlace, isSurelyName, named, type Order } from '../names/printed-names.ts';
import type { Placed } from '../tickets/tickets-of-passengers.ts';

/** One room is a hotel's for a couple; a group has more. */
const fewest = 2;
/** In lines: rooms of one list are no farther apart. */
const betweenRooms = 4;

// Room 12 (DBL) | camera 1 (dublă) | DZ | Zimmer 3: | 204 TWIN | chambre double n° 2; folded
const kind =
  '(?:dbl|sgl|twn|trpl?|tpl|qdp?l|ez|dz|drz|mbz|[1-4]-?bett|single|double|twin|triple|quad(?:ruple)?|individual|doble|doppia|singola|tripla|dubl[ae]|tripl[ae]|singl[ae]|simple|einzel|doppel|dreibett|eenpersoons|tweepersoons|jednoosobow\\p{L}+|dwuosobow\\p{L}+|jednolozk\\p{L}+|dvouluzk\\p{L}+|jednokrevet\\p{L}+|dvokrevet\\p{L}+|enkelt\\p{L}*|dubbel\\p{L}*|dobbelt\\p{L}*)';
const room =
  '(?:rooms?|camer[ae]|zimmer|chambres?|habitacion(?:es)?|quartos?|camere?|stanz[ae]|kamers?|pok[oó]j|pokoje?|izb[ay]|sob[ae]|szobak?|rum|vaerelse|rom|huone|oda|стая|стаи|номер|комната|соба|δωματιο|kamar)';
const roomShape = new RegExp(
  `^(?:[-–•*] )?(?:(?:\\d{1,4} )?${room}(?: ?(?:n[ro°º]?\\.? ?)?\\d{1,4})?(?: ?\\(?${kind}\\)?)?(?: \\(\\d\\))?|(?:\\d{1,4} ?[x.)]? ?)?${kind}(?:[ -]?${room})?(?: ?\\d{1,4})?|${kind} ?\\(?\\d{0,4}\\)?)\\s*(?:[:–-]\\s*|$)`,
  'u',
);

type Room = { row: number; people: DraftPassenger[] };

/** @param known who was read, and in which row: where somebody travels who has no room, rooms say nothing of who does. */
export function roomedIn(lines: readonly Line[], known: readonly Placed<string>[], order: Order): Placed<DraftPassenger>[] {
  const rooms = lines.flatMap((line, row) => roomIn(line, row, order) ?? []);
  const near = rooms.filter(({ row }, at) =>
    [rooms[at - 1], rooms[at + 1]].some((other) => other && Math.abs(other.row - row) <= betweenRooms),
  );
  const people = near.flatMap((one) => one.people);
  const sure = people.filter(({ name }) => isSurelyName(name.value)).length;
  const rows = new Set(near.map(({ row }) => row));
  if (near.length < fewest || 2 * sure < people.length || !known.every(({ row }) => rows.has(row))) return [];
  return near.flatMap(({ row, people: own }) =>
    own.map((value) => ({ row, value: { ...value, name: { ...value.name, certainty: 0.5 } } })),
  );
}

/** The people behind the words for a room; undefined where one part of what is there is nobody. */
function roomIn(line: Line, row: number, order: Order): Room | undefined {
  const [first, next] = pieceCells(line);
  const lead = first && roomShape.exec(foldInPlace(first.text))?.[0].length;
  if (first === undefined || lead === undefined) return undefined;
  const guests = lead < first.text.length ? cellFrom(first, lead) : next;
  const people = guests ? partsOf(guests).map((part) => peopleIn(part, order)) : [];
  const isOfPeople = people.length > 0 && people.every(({ length }) => length > 0);
  return isOfPeople ? { row, people: people.flat() } : undefined;
}

const peopleIn = (cell: Cell, order: Order): DraftPassenger[] => {
  const couple = coupleInList(cell);
  const people = couple.length > 0 ? couple : [named(cell, order)].flatMap((one) => one ?? []);
  return people.filter(({ name }) => !isPlace(name.value));
};

// Ana Pop + Ion Pop | Ana Pop, Ion Pop | Ana Pop / Ion Pop; `Ana și Ion Pop` is one part, of a couple
const between = new RegExp(
  `\\s*(?:[,;]|\\s[+/&]\\s)\\s*|(?<=\\p{Lu}\\p{L}+ \\p{Lu}\\p{L}+) ${joining} (?=\\p{Lu}\\p{L}+ \\p{Lu})`,
  'gu',
);

const partsOf = (cell: Cell): Cell[] =>
  partsBetween(
    cell,
    [...cell.text.matchAll(between)].filter(({ index }) => !isInBrackets(cell.text, index)),
  );

const isInBrackets = (text: string, at: number): boolean => text.lastIndexOf('(', at) > text.lastIndexOf(')', at);
