/** Places as the visitor's list compares them, and those it may begin with. */
import type { ComparedPlace } from '#domain/rules/compared-places.ts';
import { today } from '#domain/rules/expiry.ts';
import { factsOf, seasonOf, usualWayOf } from '#domain/rules/place-facts.ts';
import type { Airports } from '#domain/rules/place-problems.ts';
import type { Card } from '#site/ui/PosterCard.tsx';
import { airportsIn, destinationsIn } from './english-words.ts';
import { printsOf } from './picture-of.ts';
import { addressOf, cardOf, type DestinationEntry } from './places.ts';
import { placesById } from './related.ts';

/** Every place that may be kept, by the name of its file. What the ministry warns of is none of them. */
export async function comparedPlaces(): Promise<Record<string, ComparedPlace>> {
  const airports = await airportsIn('ro');
  const entries = (await destinationsIn('ro')).filter(({ data }) => !data.advisory);
  return Object.fromEntries(
    await Promise.all(entries.map(async (entry) => [addressOf(entry).id, await comparedPlace(entry, airports)] as const)),
  );
}

async function comparedPlace(entry: DestinationEntry, airports: Airports): Promise<ComparedPlace> {
  const { href, name, tag, picture } = await cardOf(entry);
  const facts = factsOf(entry.data, airports, today());
  const { months, days, papers, visa } = facts;
  const { minutes, words, airport } = usualWayOf(facts);
  const { sources } = picture;
  return {
    href,
    name,
    country: tag,
    pictures: printsOf(sources),
    months: months?.best ?? [],
    why: months?.why ?? '',
    minutes,
    way: words,
    season: airport ? seasonOf(airports.get(airport)?.flight) : null,
    days: days ?? '',
    cost: entry.data.cost,
    papers: papers?.short ?? null,
    visa: visa?.kind ?? null,
  };
}

/**
 * Cards of the places an empty list offers.
 * @throws when there is no such place, or the ministry advises against it; the error says which
 */
export async function suggestedPlaces(ids: readonly string[]): Promise<Card[]> {
  const places = await placesById();
  return Promise.all(
    ids.map((id) => {
      const entry = places.get(id);
      if (!entry || entry.data.advisory)
        throw new Error(`content/pages/saved-list.ro.yaml: suggestions: „${id}” nu este un loc care se poate păstra`);
      return cardOf(entry);
    }),
  );
}
