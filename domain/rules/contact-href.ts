import type { Lang } from '../schemas/lang.ts';
import { hrefOf } from './addresses.ts';
import { type Period, queryOfPeriod } from './asked-period.ts';
import type { Intent } from './enquiry-intents.ts';

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

/** A link to the contact form that asks about a holiday on those days. */
export const contactHrefFor = (lang: Lang, page: string, period: Period): string =>
  `${contactHref(lang, page, 'leisure')}&${queryOfPeriod(period)}`;
