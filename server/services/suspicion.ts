import type { Enquiry } from '#domain/schemas/enquiry.ts';
import type { Suspicion } from './enquiry-store.ts';

/** People send a link or two to what they would like; three and more are advertising. */
const linksAllowed = 2;

const links = /\b(?:https?:\/\/|www\.)[^\s<>"]+/gi;
/** How links are written for other people's pages; nobody writes so to an agency. */
const markup = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i;

/** Fields that are the visitor's own words at length; a link in any other is nobody's name, city or number of people. */
const longFields: ReadonlySet<string> = new Set(['message', 'event_needs', 'page']);

/**
 * Whether an enquiry looks like advertising. Links to our own pages do not count: the visitor's list comes as one.
 * @param siteUrl our public origin
 */
export function suspicionOf(enquiry: Enquiry, siteUrl: string): Suspicion | undefined {
  const foreign = (text: string) => [...text.matchAll(links)].filter(([link]) => !link.startsWith(siteUrl)).length;
  const stuffed = Object.entries(enquiry).some(
    ([name, text]) => markup.test(text) || foreign(text) > (longFields.has(name) ? linksAllowed : 0),
  );
  return stuffed ? 'links' : undefined;
}
