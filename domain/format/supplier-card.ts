import type { Bilingual, Figure } from '../schemas/agency.ts';
import type { Lang } from '../schemas/lang.ts';
import type { Named } from '../schemas/logo.ts';
import type { Supplier } from '../schemas/supplier.ts';
import { figureOf, fillFigures, formatFigure } from './figures.ts';

export type SupplierCard = {
  name: string;
  /** File in content/logos. */
  logo: string | undefined;
  text: string;
  /** Set very large: a count with what is counted, or a sign of a few letters. */
  large: { figure: string; label?: string };
  badges: Named[];
};

const partners: Bilingual = { en: 'partners', ro: 'parteneri' };

/**
 * A supplier as its card shows it. Every number on the card comes from one place: the entry, or agency.yaml where the entry
 * names a figure of it.
 */
export function supplierCard(lang: Lang, supplier: Supplier, figures: Record<string, Figure>): SupplierCard {
  const counts = supplier.figures.map((figure) => ('key' in figure ? figureOf(figures, figure.key) : figure));
  const names = supplier.partners.length;
  const [first, ...others] = names > 0 ? [{ value: names, plus: false, label: partners }, ...counts] : counts;
  const large = first ? { figure: formatFigure(lang, first), label: first.label[lang] } : { figure: supplier.sign ?? '' };
  return {
    name: supplier.name[lang],
    logo: supplier.logo,
    text: fillFigures(lang, supplier.text[lang], figures),
    large,
    badges: [
      ...others.map((figure) => ({ name: `${formatFigure(lang, figure)} ${figure.label[lang]}` })),
      ...(supplier.channels.includes('ndc') && large.figure !== 'NDC' ? [{ name: 'NDC' }] : []),
      ...supplier.partners,
      ...supplier.tags.map((tag) => ({ name: tag[lang] })),
    ],
  };
}

/** How many hotel providers the page names: each by its card, a network by its members. */
export function namedHotelProviders(suppliers: Pick<Supplier, 'kind' | 'partners'>[]): number {
  const hotels = suppliers.filter(({ kind }) => kind === 'hotel');
  return hotels.reduce((sum, { partners }) => sum + Math.max(1, partners.length), 0);
}

/** Flights before hotels, each in the order the content gives. */
export function bySupplierOrder(a: Supplier, b: Supplier): number {
  return a.kind === b.kind ? a.order - b.order : a.kind === 'air' ? -1 : 1;
}
