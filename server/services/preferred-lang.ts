import type { Lang } from '#domain/schemas/lang.ts';

/**
 * The language to answer a program in: the one it asks for, else the first of ours that its browser lists with the most weight
 * (RFC 9110, 12.5.4), else English.
 */
export function preferredLang(asked: unknown, acceptLanguage: string | undefined): Lang {
  if (asked === 'en' || asked === 'ro') return asked;
  const wanted = (acceptLanguage ?? '')
    .slice(0, 400)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { lang: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ lang, weight }) => (lang === 'en' || lang === 'ro') && weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return (wanted[0]?.lang as Lang | undefined) ?? 'en';
}
