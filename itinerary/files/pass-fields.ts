/** The fields of a wallet pass as its front and back show them. */
import type { PackedPass } from './pass-archive.ts';

/** As a pass names it; `semantics` are the same facts for programs, since iOS 15. */
export type BoardingPassFields = {
  origin: PassField | undefined;
  destination: PassField | undefined;
  /** Front to back, the two above left out. */
  fields: readonly PassField[];
  /** The texts of its barcodes. */
  barcodes: readonly string[];
  relevantDate: string | undefined;
  semantics: Readonly<Record<string, unknown>>;
  organization: string;
};
export type PassField = {
  key: string;
  label: string;
  value: string;
  /** A time is shown as it is written, in the zone it is written in. */
  keepsZone: boolean;
};

const groups = ['headerFields', 'primaryFields', 'secondaryFields', 'auxiliaryFields', 'additionalInfoFields', 'backFields'];
/** A field of conditions is no field of a flight. */
const longest = 200;
const mostFields = 200;

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const wordsOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** @returns nothing for a pass of another kind: a card, a coupon, an event, a train */
export function boardingPassFields({ pass, words }: PackedPass): BoardingPassFields | undefined {
  if (!isObject(pass) || !isObject(pass.boardingPass)) return undefined;
  const { boardingPass } = pass;
  const transit = wordsOf(boardingPass.transitType);
  if (transit !== '' && transit !== 'PKTransitTypeAir' && transit !== 'PKTransitTypeGeneric') return undefined;
  const translated = (value: unknown) => {
    const own = wordsOf(value);
    return (words.get(own) ?? own)
      .replace(/<[^>]{0,200}>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  };
  const inGroup = (name: string): PassField[] =>
    list(boardingPass[name]).map((field) => ({
      key: wordsOf(field.key),
      label: translated(field.label),
      value: translated(field.value ?? field.attributedValue),
      keepsZone: field.ignoresTimeZone === true,
    }));
  const [origin, destination, ...furtherPrimary] = inGroup('primaryFields');
  const fields = groups.flatMap((name) => (name === 'primaryFields' ? furtherPrimary : inGroup(name)));
  const codes = [...list(pass.barcodes), ...[pass.barcode].filter(isObject)].flatMap(({ message }) => wordsOf(message) || []);
  const fieldSemantics = groups.flatMap((name) =>
    list(boardingPass[name]).flatMap(({ semantics }) => (isObject(semantics) ? semantics : [])),
  );
  const [relevant] = list(pass.relevantDates);
  return {
    origin,
    destination,
    fields: fields.filter(({ value }) => value !== '' && value.length <= longest).slice(0, mostFields),
    barcodes: [...new Set(codes)].slice(0, 4),
    relevantDate: wordsOf(pass.relevantDate) || wordsOf(relevant?.date) || wordsOf(relevant?.startDate) || undefined,
    semantics: Object.assign({}, ...fieldSemantics, isObject(pass.semantics) ? pass.semantics : {}) as Json,
    organization: translated(pass.organizationName),
  };
}

const list = (value: unknown): Json[] => (Array.isArray(value) ? value.slice(0, mostFields).filter(isObject) : []);
