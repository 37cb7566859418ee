/** What an offer's own schema cannot see: what its kind asks for, whether its days agree, the places it names. */
import type { Offer } from '../schemas/offer.ts';
import { newYearIn, nightsAway } from './offer-days.ts';
import { type OfferKind, offerPlaces } from './offer-kinds.ts';

/** What of a place an offer that names it must know; `domain/rules` must not read files. */
export type OfferPlaces = ReadonlyMap<string, { warned: boolean; hasPapers: boolean }>;

/** Nights that pass in an aircraft or a coach on the way there and back. */
const mostNightsOnTheWay = 2;

const isYear = /\b20\d\d\b/;
const isPrice = /\d\s?(?:€|euro\b|EUR\b|lei\b|RON\b)/i;

/**
 * @param places every destination, by the name of its file
 * @returns `field: what to do`, in the editor's language; empty when all is well
 */
export function offerProblems(kind: OfferKind, offer: Offer, places: OfferPlaces): string[] {
  return [
    ...dayProblems(kind, offer),
    ...placeProblems(offer, places),
    ...(['name', 'card', 'lead'] as const).flatMap((field) => [
      ...(isYear.test(offer[field]) ? [`${field}: anul se scrie singur, din departures; scoateți-l`] : []),
      ...(isPrice.test(offer[field]) ? [`${field}: prețul stă numai în price`] : []),
    ]),
  ];
}

function dayProblems(kind: OfferKind, { departures, nights, programme }: Offer): string[] {
  const starts = departures.map(({ from }) => from);
  const away = departures.map(nightsAway);
  const [first = 0] = away;
  const days = (programme ?? []).reduce((sum, step) => sum + step.days, 0);
  return [
    ...(starts.join() === [...new Set(starts)].sort().join() ? [] : ['departures: scrieți plecările în ordine, fiecare o dată']),
    ...(away.every((count) => count === first)
      ? []
      : ['departures: plecările nu sunt la fel de lungi; faceți din ele două oferte']),
    ...(nights <= first && nights >= first - mostNightsOnTheWay
      ? []
      : [`nights: sunt ${nights}, iar între from și to sunt ${first}; cel mult ${mostNightsOnTheWay} pot fi pe drum`]),
    ...(kind === 'newYear' && departures.length > 1 ? ['departures: o ofertă de Revelion are o singură plecare'] : []),
    ...(kind === 'newYear' && !departures.every((departure) => newYearIn(departure))
      ? ['departures: o ofertă de Revelion pleacă înainte de 1 ianuarie și se întoarce după']
      : []),
    ...(kind === 'circuits' && !programme ? ['programme: lipsește; un circuit are program pe zile'] : []),
    ...(programme && days !== first + 1 ? [`programme: are ${days} zile, iar călătoria are ${first + 1}`] : []),
  ];
}

function placeProblems({ place, papers, places: linked }: Offer, places: OfferPlaces): string[] {
  const near = offerPlaces.find((known) => known.toLowerCase() === place.toLowerCase());
  const source = 'place' in papers ? places.get(papers.place) : undefined;
  return [
    ...(near && near !== place ? [`place: pe buton scrie „${near}”`] : []),
    ...linked.flatMap((id) => {
      const found = places.get(id);
      if (!found) return [`places: „${id}” nu este o destinație; scrieți numele fișierului din content/destinations, fără .md`];
      return found.warned ? [`places: „${id}” are o avertizare (advisory) și nu se recomandă`] : [];
    }),
    ...('place' in papers && !source?.hasPapers
      ? [`papers.place: „${papers.place}” nu este o destinație cu acte (papers); scrieți aici text, url și checkedOn`]
      : []),
  ];
}
