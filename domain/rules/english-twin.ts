/** An entry's English twin: the facts of the Romanian entry with the words of the English one. */
import type { Destination } from '../schemas/destination.ts';
import type { EnglishDestination } from '../schemas/english-destination.ts';

/**
 * A place as its English page, card and data tell it. Both have the same parts, which domain/rules/english-problems.ts holds.
 *
 * @param country in English: countries are named by their continent
 */
export function inEnglish(place: Destination, words: EnglishDestination, country: string): Destination {
  const { name, card, lead, suits, notFor, sleep, named, currency, plug } = words;
  const [transfers, notes] = [[...words.transfers], [...words.land]];
  return {
    ...place,
    ...{ name, country, card, lead, suits, notFor, sleep, currency, plug },
    picture: { ...place.picture, alt: words.alt },
    months: place.months && { ...place.months, ...words.months },
    named: place.named.map((spot, index) => ({ ...spot, ...named[index] })),
    airports: place.airports.map(({ transfer, ...airport }) =>
      transfer ? { ...airport, transfer: { ...transfer, how: transfers.shift() ?? transfer.how } } : airport,
    ),
    land: place.land?.map((way) => (way.note ? { ...way, note: notes.shift() } : way)),
    papers: place.papers && { ...place.papers, ...words.papers },
    visa: place.visa && { ...place.visa, ...words.visa },
    health: place.health && { ...place.health, ...words.health },
    safety: place.safety && { ...place.safety, text: words.safety ?? place.safety.text },
    advisory: place.advisory && { ...place.advisory, ...words.advisory },
    unesco: place.unesco && { ...place.unesco, name: words.unesco },
  };
}
