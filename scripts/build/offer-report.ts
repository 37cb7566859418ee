import { isOver, lastDeparture } from '#domain/rules/offer-days.ts';
import type { Offer } from '#domain/schemas/offer.ts';
import { readFrontMatter } from '#site/loaders/read-front-matter.ts';

type Dated = { file: string; departures: Offer['departures'] };

/** Every offer with its days, as its collection has checked them. @param folder absolute path of the project */
export async function datedOffers(folder: string): Promise<Dated[]> {
  const entries = await readFrontMatter('content/offers/*/*.md', folder);
  return entries.map(({ file, data }) => ({ file, departures: data.departures as Offer['departures'] }));
}

/** Within how many days an offer ends soon. */
const soon = 14;

/**
 * Offers that are over, which the pages have withdrawn by themselves, and those about to be: what an editor has to do.
 *
 * @param day the day to judge by, YYYY-MM-DD
 */
export function offerReport(offers: readonly Dated[], day: string): string[] {
  const horizon = new Date(Date.parse(day) + soon * 86_400_000).toISOString().slice(0, 10);
  return offers
    .map((offer) => ({ ...offer, last: lastDeparture(offer) }))
    .filter(({ last }) => last <= horizon)
    .sort((one, other) => one.last.localeCompare(other.last))
    .map((offer) =>
      isOver(offer, day)
        ? `${offer.file}: over since ${offer.last}; its page says so, the lists leave it out.`
        : `${offer.file}: its last departure is on ${offer.last}.`,
    );
}
