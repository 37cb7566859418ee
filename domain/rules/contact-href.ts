import type { Lang } from '../schemas/lang.ts';
import { hrefOf } from './addresses.ts';
import type { Intent } from './enquiry-intents.ts';

/** What a link's query calls the days it asks about: `?perioada=2027-01-06..2027-01-10`. */
const periodParameter = 'perioada';

/**
 * A link to the contact form that tells it which page it stands on. What the enquiry is about follows from the page
 * (`intentsOfPages`); a link that knows better says so.
 *
 * @param page path of the page the link stands on: `/ro/corporate`
 */
export function contactHref(lang: Lang, page: string, intent?: Intent): string {
  const form = hrefOf('contact', lang);
  return intent ? `${form}?subiect=${intent}&pagina=${page}` : `${form}?pagina=${page}`;
}

/** First and last day, YYYY-MM-DD. */
type Period = { from: string; to: string };

/** A link to the contact form that asks about a holiday on those days. */
export const contactHrefFor = (lang: Lang, page: string, { from, to }: Period): string =>
  `${contactHref(lang, page, 'leisure')}&${periodParameter}=${from}..${to}`;

/** The days a link asks about, when they are days and in their order. */
export function periodIn(query: URLSearchParams): Period | undefined {
  const [, from = '', to = ''] = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/.exec(query.get(periodParameter) ?? '') ?? [];
  const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
  return from && isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}
