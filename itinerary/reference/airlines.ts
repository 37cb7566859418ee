/**
 * Airlines by designator, accounting code and name.
 *
 * `airlines-table.json` holds one airline a line: designator|accounting code|name|other names, separated by semicolons. Codes were
 * taken from OpenTravelData (CC BY 4.0, © OpenTravelData contributors, `optd_airline_best_known_so_far.csv`), those of airlines
 * that stopped flying left out, names brought up to 2026; those of charter and young airlines were added by hand: where that file knows them, their
 * codes are its own. An empty accounting code: the airline has none, or we are not sure.
 */
import { fold } from '../text/fold.ts';
import table from './airlines-table.json' with { type: 'json' };

type Airline = {
  /** Airline designator of IATA resolution 762. */
  iata: string;
  name: string;
  /** Three digits with which its ticket numbers begin (IATA resolution 767). */
  accountingCode?: string;
};

type Known = Airline & { names: string[] };

function airlineFrom(row: string): Known {
  const [iata, accountingCode, name, others] = row.split('|');
  if (!iata || !name) throw new Error(`“${row}” in airlines-table.json is not an airline`);
  return {
    iata,
    name,
    ...(accountingCode ? { accountingCode } : {}),
    names: [name, ...(others?.split(';') ?? [])].map(comparable),
  };
}

/** Small letters without marks, points and legal forms: `Türk Hava Yolları A.O.` and `TURK HAVA YOLLARI AO` are one. */
function comparable(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ (a ?[os]|s ?a|s ?p ?a|ag|ltd|limited|inc|plc|gmbh|p ?j ?s ?c|q ?c ?s ?c|jsc|kft|dac)$/, '');
}

const known: readonly Known[] = table.map(airlineFrom);
export const airlines: readonly Airline[] = known;

const byDesignator = new Map(known.map((airline) => [airline.iata, airline]));
const byAccountingCode = new Map(known.flatMap((airline) => (airline.accountingCode ? [[airline.accountingCode, airline]] : [])));
const byName = new Map(known.flatMap((airline) => airline.names.map((name) => [name, airline])));

/** The airline of a designator (`TK`), or of a flight number that begins with it (`TK1044`). */
export function airlineOf(designator: string): Airline | undefined {
  return byDesignator.get(designator.trim().slice(0, 2).toUpperCase());
}

/** The airline that issued a ticket: of the three digits (`235`), or of a ticket number that begins with them. */
export function airlineWithAccountingCode(digits: string): Airline | undefined {
  return byAccountingCode.get(digits.trim().slice(0, 3));
}

/** The airline of that name, whatever its case, marks and legal form; undefined where no name is exactly that. */
export function airlineNamed(name: string): Airline | undefined {
  return byName.get(comparable(name));
}
