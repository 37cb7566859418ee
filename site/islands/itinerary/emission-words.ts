import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { printedKilograms } from '#itinerary/values/emissions.ts';
import { toolWords } from './words.ts';

const locale = { en: 'en-GB', ro: 'ro-RO' } as const;

/** Emissions as a figure: “1,079.5 kg per person”; without the person where the ticket does not say for how many it counts. */
export function emissionWords({ co2Kg, co2Text }: Pick<Itinerary, 'co2Kg' | 'co2Text'>, lang: Lang): string | null {
  const kilograms = co2Kg ?? (co2Text === null ? undefined : printedKilograms(co2Text));
  if (kilograms === undefined) return co2Text;
  const figure = new Intl.NumberFormat(locale[lang], { maximumFractionDigits: 1, useGrouping: 'always' }).format(kilograms);
  return `${figure} ${co2Kg === null ? 'kg' : toolWords[lang].perPerson}`;
}
