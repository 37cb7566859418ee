import { getCollection, getEntry } from 'astro:content';
import { fillCopy } from '#domain/format/fill-copy.ts';
import { bySupplierOrder, namedHotelProviders, supplierCard } from '#domain/format/supplier-card.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { calculatorProps } from './calculator-props.ts';
import { markOf, marksOf } from './logo-of.ts';
import { pictureOf } from './picture-of.ts';

/** Everything /agentii-partenere shows, in one language. */
export async function agenciesPage(lang: Lang) {
  const [agency, page] = await Promise.all([getEntry('agency', 'agency'), getEntry('agenciesPage', `agencies.${lang}`)]);
  if (!agency || !page) throw new Error(`content/agency.yaml or content/pages/agencies.${lang}.yaml is missing`);
  const { figures, links } = agency.data;
  const suppliers = (await getCollection('suppliers')).map(({ data }) => data).sort(bySupplierOrder);
  // Counted, so that the sentence and the cards below it cannot disagree.
  const named = { value: namedHotelProviders(suppliers), plus: false, label: { en: '', ro: '' } };
  const copy = fillCopy(lang, page.data, { ...figures, namedHotelProviders: named });
  const terms = (await getCollection('glossary')).map(({ id, data }) => ({ id, term: data }));
  const cards = (kind: 'air' | 'hotel') =>
    Promise.all(
      suppliers
        .filter((supplier) => supplier.kind === kind)
        .map((supplier) => supplierCard(lang, supplier, figures))
        .map(async ({ logo, badges, ...card }) => ({
          ...card,
          mark: await markOf({ name: card.name, logo }),
          badges: await marksOf(badges),
        })),
    );
  return {
    copy,
    picture: await pictureOf(copy.picture, '21:9'),
    figures,
    suppliers,
    terms,
    air: await cards('air'),
    hotels: await cards('hotel'),
    calculator: calculatorProps(lang, copy, figures),
    loginHref: links.resellerLogin,
  };
}
