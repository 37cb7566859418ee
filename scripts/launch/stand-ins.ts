import { type ContentValue, contentValues } from '../content-values.ts';

/**
 * What in content/ waits for the agency: names under `.example`, numbers made of zeros, entries that say `standIn: true`, and
 * the fields that an entry names in `standIns`.
 */
export function standIns(values: readonly ContentValue[] = contentValues()): string[] {
  return values.flatMap(({ file, field, value }) => {
    const entry = values.filter(
      (other) => other.file === file && other.field.startsWith(field.replace(/standIns?(\.\d+)?$/, '')),
    );
    if (/(^|\.)standIns\.\d+$/.test(field)) return [namedField(field, String(value), entry)];
    const isNamed = /(^|\.)standIn$/.test(field) && value === true;
    return isNamed || isStandIn(value) ? [`${file}: ${field}: ${isNamed ? labelOf(entry) : value}`] : [];
  });
}

/** `x.example`, `RO00000000`, `021 000 00 00`, `000 lei`, `Bd. Exemplu 1`; `5.000` and `10000` are real numbers, `00000G1` a code. */
const signs = /\.example\b|0{6,}(?!\w)|(?<![1-9]0*)0{4,}(?!\w)|(?<![\d.,])000\b|\bExemplu\b/;

const isStandIn = (value: ContentValue['value']) => typeof value === 'string' && signs.test(value);

/** A field named in `standIns` with what it holds, and the name of its entry where that alone would not tell. */
function namedField(mark: string, name: string, entry: readonly ContentValue[]): string {
  const field = mark.replace(/standIns\.\d+$/, name);
  const held = entry.filter((other) => other.field === field || other.field.startsWith(`${field}.`)).map(({ value }) => value);
  const isPart = mark.split('.').length > 2;
  const label = isPart || held.length === 0 ? ` (${labelOf(entry)})` : '';
  return `${entry[0]?.file}: ${field}: ${held.join(', ') || 'to come from the agency'}${label}`;
}

/** A stand-in entry is best recognised by its name: the first text in it. */
const labelOf = (entry: readonly ContentValue[]) => entry.find(({ value }) => typeof value === 'string')?.value ?? 'stand-in';
