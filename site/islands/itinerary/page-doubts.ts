/** What the page itself finds doubtful about an itinerary as it stands now, corrections included: gone as soon as it is mended. */
import { arrivalsAdrift } from '#domain/rules/itinerary-bounds.ts';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { unprintedFields } from '#itinerary/sheet/unprinted-fields.ts';
import { labels, spacedFlight } from '#itinerary/trip/phrases.ts';

type Doubt = Itinerary['warnings'][number];

/** “TK 1044, arrival”: of which flight a doubt speaks that does not name it itself, so that no two read alike. Empty for the others. */
export function flightOfDoubt({ segments }: Itinerary, { where, message }: Doubt, lang: Lang): string {
  const [, index, end] = /^segments\[(\d+)\](?:\.(departure|arrival))?/.exec(where ?? '') ?? [];
  const flight = segments[Number(index)]?.flightNumber;
  if (flight === undefined || [flight, spacedFlight(flight)].some((name) => message.en.includes(name))) return '';
  const which = end === 'departure' || end === 'arrival' ? labels[lang][end].toLowerCase() : '';
  return [spacedFlight(flight), which].filter(Boolean).join(', ');
}

/** First what keeps the documents from being drawn, then what they print a dash for. */
export const pageDoubts = (itinerary: Itinerary): Doubt[] => [
  ...arrivalsAdrift(itinerary).map((path) => adrift(itinerary, path)),
  ...unprintedFields(itinerary).map(({ path, value }) => unprinted(path, value)),
];

function adrift({ segments }: Itinerary, where: string): Doubt {
  const flight = spacedFlight(segments[Number(/\d+/.exec(where)?.[0])]?.flightNumber ?? '');
  return {
    code: 'flight-adrift',
    message: {
      en: `By its days and times ${flight} lands before it leaves, or more than a day later. Correct them: until then no document is drawn.`,
      ro: `După zilele și orele scrise, ${flight} aterizează înainte să plece sau la mai mult de o zi după plecare. Corectați-le: până atunci nu se întocmește niciun document.`,
    },
    where,
  };
}

function unprinted(where: string, value: string): Doubt {
  const [en, ro] = where.startsWith('passengers')
    ? ['Write the name in Latin letters, as the passport has it.', 'Scrieți numele cu litere latine, ca în pașaport.']
    : where.endsWith('.airport')
      ? ['Write the code of the airport.', 'Scrieți codul aeroportului.']
      : ['Write it in Latin letters.', 'Scrieți cu litere latine.'];
  return {
    code: 'letters-not-printed',
    message: {
      en: `The PDF and the cards lack letters of “${value}” and show a dash. ${en}`,
      ro: `În PDF și pe carduri, „${value}” nu poate fi tipărit și apare ca o liniuță. ${ro}`,
    },
    where,
  };
}
