/**
 * The text of a boarding pass's barcode, as IATA resolution 792 lays it out (Bar Coded Boarding Pass, version 8; older versions
 * are its beginning). Fields have fixed places; two of them say how long the optional part behind them is. Numbers of items are
 * those of the Implementation Guide.
 */

/** A day counted from 1 January, and the last digit of its year. */
export type DayOfYear = { day: number; yearDigit: number };

export type BoardingPassLeg = {
  /** Item 7: the operating carrier's locator. */
  ref: string | undefined;
  /** Items 26 and 38. */
  from: string;
  to: string;
  /** Items 42 and 43, joined, without leading zeros: TK1044. Nothing on a pass for an open flight. */
  flightNumber: string | undefined;
  carrier: string;
  /** Item 46. */
  day: number | undefined;
  /** Item 71: booking class, or cabin at some airlines. */
  compartment: string | undefined;
  /** Item 104, without leading zeros: 12A. */
  seat: string | undefined;
  /** Item 107: number of check-in. */
  sequence: string | undefined;
  /** Items 142 and 143, joined: 13 digits. */
  ticket: string | undefined;
  /** Item 19, where it is another than the operating one. */
  marketingCarrier: string | undefined;
  /** Items 20 and 236. */
  frequentFlyer: string | undefined;
  /** Item 118, as printed: 20K, 1PC. */
  baggage: string | undefined;
};

export type BoardingPass = {
  /** Item 11: FAMILY/GIVEN TITLE, cut at 20 letters. */
  name: string;
  /** The name fills its place to the last letter: it may have been longer. */
  nameCut: boolean;
  /** Item 15. */
  passenger: 'adult' | 'child' | 'infant' | undefined;
  /** Item 22. */
  issued: DayOfYear | undefined;
  /** Items 23, 31 and 32. */
  baggageTags: string[];
  legs: BoardingPassLeg[];
};

/** What begins like a boarding pass: M or S, number of legs, a name with a slash, and after 20 letters E or a blank and the locator. */
const boardingPassText = /^[MS][1-4][\p{L}][\p{L}' .-]*(?:\/[\p{L}' .-]*)?$/u;

const header = 23;
const legLength = 37;

/** Item 15, passenger description: 3 child, 4 infant; 5 is a seat without a person. */
const passengers: Readonly<Record<string, BoardingPass['passenger']>> = {
  '0': 'adult',
  '1': 'adult',
  '2': 'adult',
  '3': 'child',
  '4': 'infant',
  '6': 'adult',
  '7': 'child',
  '8': 'adult',
};

/**
 * Reads a barcode's text.
 * @returns nothing when it is no boarding pass, or one that breaks off inside a leg
 */
export function readBoardingPass(text: string): BoardingPass | undefined {
  // Some writers leave out the blanks at the end, some put a line feed there.
  const code = text.replace(/[\r\n]+$/, '');
  const name = code.slice(2, 22);
  const count = Number(/^[MS](?<legs>[1-4])/.exec(code)?.groups?.legs ?? 0);
  if (count === 0 || !boardingPassText.test(code.slice(0, 22)) || !/^[E ]$/.test(code[22] ?? '')) return undefined;
  const pass: BoardingPass = {
    name: name.trim(),
    nameCut: name.trimEnd().length === 20,
    passenger: undefined,
    issued: undefined,
    baggageTags: [],
    legs: [],
  };
  let at = header;
  for (let index = 0; index < count; index += 1) {
    const leg = mandatoryLeg(code.slice(at, at + legLength).padEnd(legLength));
    // Item 6: how many characters of optional fields follow, in hexadecimal.
    const size = Number.parseInt(code.slice(at + 35, at + legLength).trim() || '0', 16);
    if (!leg || Number.isNaN(size)) return undefined;
    at += legLength;
    const optional = new Fields(code.slice(at, at + size));
    at += size;
    if (index === 0) readUnique(optional, pass);
    pass.legs.push({ ...leg, ...repeatedFields(optional, leg.carrier) });
  }
  return pass;
}

type Mandatory = Pick<
  BoardingPassLeg,
  'ref' | 'from' | 'to' | 'flightNumber' | 'carrier' | 'day' | 'compartment' | 'seat' | 'sequence'
>;

// ABC123 OTPISTTK 01044 102Y012A0025 1 – locator, from, to, carrier, flight, day, compartment, seat, sequence, status
const legShape =
  /^(?<ref>[A-Z0-9 ]{7})(?<from>[A-Z]{3})(?<to>[A-Z]{3})(?<carrier>[A-Z0-9]{2}[A-Z ])(?<number>[\d ]{4}[\dA-Z ])(?<day>[\d ]{3})(?<compartment>[A-Z ])(?<seat>[\dA-Z ]{4})(?<sequence>[\dA-Z ]{5})./;

function mandatoryLeg(text: string): Mandatory | undefined {
  const parts = legShape.exec(text)?.groups;
  if (!parts) return undefined;
  const { from = '', to = '', number = '' } = parts;
  const carrier = parts.carrier?.trim() ?? '';
  const day = Number(parts.day?.trim() || 'NaN');
  const digits = /^0*(?<digits>[1-9]\d{0,3})(?<suffix>[A-Z]?)$/.exec(number.trim())?.groups;
  const sequence = parts.sequence?.trim().replace(/^0+(?=.)/, '');
  return {
    ref: parts.ref?.trim() || undefined,
    from,
    to,
    carrier,
    flightNumber: digits && /[A-Z]/.test(carrier) ? `${carrier}${digits.digits}${digits.suffix}` : undefined,
    day: day >= 1 && day <= 366 ? day : undefined,
    compartment: parts.compartment?.trim() || undefined,
    // INF, or a number without a letter, is no seat.
    seat: /^0*(?<seat>[1-9]\d{0,2}[A-Z])$/.exec(parts.seat?.trim() ?? '')?.groups?.seat,
    sequence: sequence || undefined,
  };
}

/** Fields one after the other; behind the end there is nothing. */
class Fields {
  #rest: string;

  constructor(text: string) {
    this.#rest = text;
  }

  take(length: number): string {
    const field = this.#rest.slice(0, length);
    this.#rest = this.#rest.slice(length);
    return field.trim();
  }

  /** The part whose length, in two hexadecimal digits, stands before it. */
  part(): Fields {
    const size = Number.parseInt(this.take(2), 16);
    const part = new Fields(this.#rest.slice(0, size || 0));
    this.#rest = this.#rest.slice(size || 0);
    return part;
  }
}

/** What stands once, behind the first leg: `>8320B7102BTK…`. */
function readUnique(fields: Fields, pass: BoardingPass): void {
  // Items 8 and 9: the sign and the version. Without them the airline's own text follows.
  if (fields.take(1) !== '>') return;
  fields.take(1);
  const unique = fields.part();
  pass.passenger = passengers[unique.take(1)];
  // Items 12 and 14: where it was checked in and where printed.
  unique.take(2);
  const issued = /^(?<yearDigit>\d)(?<day>\d{3})$/.exec(unique.take(4))?.groups;
  const day = Number(issued?.day);
  if (day >= 1 && day <= 366) pass.issued = { day, yearDigit: Number(issued?.yearDigit) };
  // Items 16 and 21: kind of document, and who issued it.
  unique.take(4);
  pass.baggageTags = [unique.take(13), unique.take(13), unique.take(13)].filter((tag) => /^\d{10,13}$/.test(tag));
}

type Repeated = Pick<BoardingPassLeg, 'ticket' | 'marketingCarrier' | 'frequentFlyer' | 'baggage'>;

/** What stands for each leg: `2A2351234567890 0TK …`. */
function repeatedFields(fields: Fields, operating: string): Repeated {
  const repeated = fields.part();
  const ticket = repeated.take(3) + repeated.take(10);
  // Items 18 and 108: selected for a search, and papers.
  repeated.take(2);
  const marketing = repeated.take(3);
  const airline = repeated.take(3);
  const number = repeated.take(16);
  // Item 89: a ticket for staff.
  repeated.take(1);
  const baggage = /^(?<count>\d{1,2})(?<unit>K|P|PC|L)$/.exec(repeated.take(3))?.groups;
  return {
    ticket: /^\d{13}$/.test(ticket) ? ticket : undefined,
    marketingCarrier: /^(?=.?[A-Z])[A-Z0-9]{2}$/.test(marketing) && marketing !== operating ? marketing : undefined,
    frequentFlyer: number ? `${airline}${number}` : undefined,
    baggage: baggage && baggage.unit !== 'L' ? `${Number(baggage.count)}${baggage.unit === 'K' ? 'K' : 'PC'}` : undefined,
  };
}
