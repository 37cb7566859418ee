import type { Lang } from '../schemas/lang.ts';

/** The other of the two languages. */
export const otherLang = (lang: Lang): Lang => (lang === 'en' ? 'ro' : 'en');

/**
 * The Romanian form of a counted noun: 1 țară, 2–19 țări, 20 de țări, 101 țări. English has no third form.
 * Source: Gramatica limbii române, numeralul cardinal: „de” from 20 on, and after the hundreds whose rest is 0 or ≥ 20.
 */
export function counted(lang: Lang, count: number, forms: { one: string; many: string }): string {
  const form = count === 1 ? forms.one : forms.many;
  const rest = count % 100;
  const needsDe = lang === 'ro' && count !== 1 && (rest >= 20 || (rest === 0 && count !== 0));
  return `${formatNumber(lang, count)} ${needsDe ? 'de ' : ''}${form}`;
}

/**
 * A number with the language's separators: 800,000 or 800.000. A whole one below a thousand has none, and a browser that is not asked for
 * it need not set up its formats, which takes it longer than all else a page does at its start.
 */
export const formatNumber = (lang: Lang, value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : value.toLocaleString(lang === 'ro' ? 'ro-RO' : 'en-GB');
