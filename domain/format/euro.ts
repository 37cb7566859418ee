import type { Lang } from '../schemas/lang.ts';

/**
 * A sum in euro as the language writes it: “€1,234.50”, „1.234,50 €”; whole sums without cents. Built by hand and not by
 * the currency format, whose spaces differ between engines: what the page says has to be what the browser says.
 */
export function formatEuro(lang: Lang, sum: number): string {
  const digits = Number.isInteger(sum) ? 0 : 2;
  const number = Math.abs(sum).toLocaleString(lang === 'ro' ? 'ro-RO' : 'en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const sign = sum < 0 ? '−' : '';
  return lang === 'ro' ? `${sign}${number}\u00a0€` : `${sign}€${number}`;
}
