/**
 * The standard information form of a package (annex 1, part A of Government Ordinance 2/2018), filled in for one offer: the law's text
 * from content/documents, the offer's facts, the agency's and the insurer's.
 */
import { getEntry } from 'astro:content';
import { departureNames, offerTitle, priceInWords, wayInWords } from '#domain/format/offer-words.ts';
import { entryHref, pdfHref } from '#domain/rules/addresses.ts';
import { today } from '#domain/rules/expiry.ts';
import { formsOf } from '#domain/rules/standard-form.ts';
import { dataOf } from './data-of.ts';
import { longText } from './long-texts.ts';
import { type OfferEntry, offersCopy } from './offers.ts';

const file = 'formular-standard.ro';

/** @throws when the text of the form is missing, or names a fact there is not */
export async function standardForm(entry: OfferEntry, day = today()) {
  const text = await getEntry('documents', file);
  if (!text) throw new Error(`content/documents/${file}.md lipsește`);
  const { documents } = await dataOf('agency', 'agency');
  const insurer = documents.find(({ url }) => url.endsWith('#insolventa'));
  const facts = {
    'offer.facts': tableOf(await rowsOf(entry, day)),
    'offer.insurer': insurer?.issuer?.ro ?? 'asigurătorul numit în poliță și în contract',
  };
  const { intro, sections } = await longText(text, facts);
  const path = formHref(entry);
  return {
    path,
    pdf: pdfHref(path),
    title: text.data.title,
    offer: offerTitle(entry.collection, entry.data),
    description: text.data.description,
    updatedOn: text.data.updatedOn,
    intro,
    sections,
    /** The whole of it, for the PDF. */
    text: [intro, ...sections.map(({ heading, body }) => `## ${heading}\n\n${body}`)].join('\n\n'),
  };
}

/** The form as a paper. */
export async function formPaper(entry: OfferEntry) {
  const { offer, text, title, updatedOn } = await standardForm(entry);
  const { brand } = await dataOf('agency', 'agency');
  return { lang: 'ro', title, kind: offer, text, brand, day: updatedOn } as const;
}

export const formHref = ({ collection, id }: OfferEntry): string => entryHref(formsOf[collection], id);

async function rowsOf({ collection: kind, data }: OfferEntry, day: string): Promise<[string, string][]> {
  const { rules, onRequest } = await offersCopy();
  const { board, boardNote, departures, hotel, included, notIncluded, price } = data;
  const points = (list: typeof included) => list.map(({ what, note }) => (note ? `${what} (${note})` : what)).join('; ');
  const coming = departureNames({ ...data, departures: departures.filter(({ from }) => from >= day) });
  return [
    ['Călătoria', offerTitle(kind, data)],
    ['Perioada', (coming.length > 0 ? coming : departureNames(data)).map(({ text }) => text).join('; ')],
    ['Transport', wayInWords(data)],
    ['Cazare', [`${data.nights} nopți, ${hotel.stars} stele`, hotel.name, hotel.note].filter(Boolean).join(', ')],
    ['Masă', [board, boardNote].filter(Boolean).join(' ')],
    ['Inclus', points(included)],
    ['Neinclus', points(notIncluded)],
    ['Preț total', price ? `${priceInWords(price)} de ${price.per}` : `${onRequest}: în oferta scrisă, înainte de contract`],
    ['Avans', data.deposit ?? rules.deposit],
    ['Anulare', data.cancellation ?? rules.cancellation],
  ];
}

const tableOf = (rows: readonly (readonly [string, string])[]): string =>
  ['| Ce | Date |', '| --- | --- |', ...rows.map(([name, value]) => `| ${name} | ${value.replaceAll('|', '/')} |`)].join('\n');
