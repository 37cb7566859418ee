/** What a place's pocket guide shows: one sheet of paper, from the place's entry and its country's numbers. */
import { getCollection } from 'astro:content';
import { formatDay } from '#domain/format/dates.ts';
import { entryHref } from '#domain/rules/addresses.ts';
import type { ContinentKey } from '#domain/rules/continents.ts';
import { emergencyNumbersAt } from '#domain/rules/emergency-numbers.ts';
import { today } from '#domain/rules/expiry.ts';
import { factsOf } from '#domain/rules/place-facts.ts';
import { placeholderOrigin } from '#domain/rules/site-origin.ts';
import { dataOf } from './data-of.ts';
import { airportsIn } from './english-words.ts';
import { journeyMap } from './journey-map.ts';
import { pictureOf, printsOf } from './picture-of.ts';
import { addressOf, type DestinationEntry } from './places.ts';

export async function pocketGuide(entry: DestinationEntry) {
  const { continent, id } = addressOf(entry);
  const { name, country, card, lead, picture, papers } = entry.data;
  const numbers = emergencyNumbersAt(
    { id, country },
    (await getCollection('emergency')).map(({ data }) => data),
  );
  const { brand, phones, mailboxes, office } = await dataOf('agency', 'agency');
  const { sources, alt } = await pictureOf(picture, '4:5');
  const costs = await dataOf('costsPage', 'costs.ro');
  const path = entryHref('destinations', id);
  return {
    name,
    country,
    card,
    lead,
    field: continent as ContinentKey,
    cover: { src: printsOf(sources)[0], alt },
    facts: factsOf(entry.data, await airportsIn('ro'), today()),
    costs: costs.levels.map((level) => level.name),
    map: await journeyMap(entry),
    numbers: numbers ?? null,
    agency: { brand, phone: phones.emergency.display, mailbox: mailboxes.tourism, hours: office.hours.ro },
    checked: [
      ...(numbers ? [`numerele de urgență, ${formatDay('ro', numbers.checkedOn)}`] : []),
      ...(papers ? [`actele, ${formatDay('ro', papers.checkedOn)}`] : []),
    ].join('; '),
    page: `${placeholderOrigin}${path}`,
    path,
  };
}
