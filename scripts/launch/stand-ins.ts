import { type ContentValue, contentValues } from '../content-values.ts';

/**
 * What stands in content/ for a value only the agency knows: names under `.example`, numbers made of zeros, entries that
 * say `standIn: true`.
 */
export function standIns(values: readonly ContentValue[] = contentValues()): string[] {
  return values.flatMap(({ file, field, value }) => {
    const isNamed = /(^|\.)standIn$/.test(field) && value === true;
    return isNamed || isStandIn(value) ? [`${file}: ${field}: ${isNamed ? labelBeside(field, file, values) : value}`] : [];
  });
}

/** `x.example`, `RO00000000`, `021 000 00 00`, `000 lei`, `Bd. Exemplu 1`; `5.000` and `10000` are real numbers, `00000G1` a code. */
const signs = /\.example\b|0{6,}(?!\w)|(?<![1-9]0*)0{4,}(?!\w)|(?<![\d.,])000\b|\bExemplu\b/;

const isStandIn = (value: ContentValue['value']) => typeof value === 'string' && signs.test(value);

/** A stand-in entry is best recognised by its name: the first text beside the mark. */
function labelBeside(field: string, file: string, values: readonly ContentValue[]): string {
  const entry = field.replace(/standIn$/, '');
  const beside = values.find((other) => other.file === file && other.field.startsWith(entry) && typeof other.value === 'string');
  return String(beside?.value ?? 'stand-in');
}
