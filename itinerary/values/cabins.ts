/** Cabins by their names on tickets. The fare class letter tells no cabin: airlines give the letters as they like. */
import type { Cabin } from '#domain/schemas/itinerary.ts';
import { fold } from '../text/fold.ts';

// Asked from the most particular: „Premium Economy” is no economy, „Economy Plus” is.
const names: readonly (readonly [Cabin, RegExp])[] = [
  [
    'premium-economy',
    /\b(premium|premier) (eco|ekonom)|\b(eco|ekonomi?)\w* premium|\b(turista|tourist) premium|world traveller plus|\bsas plus\b|premium select|\bprem(ium)? eco\b|klasa premium/,
  ],
  [
    'first',
    /\bfirst\b|\berste\b|\bla premiere\b|\bpremiere classe\b|\bclasse premiere\b|\bprimera\b|\bprima clas|clasa (intai|i)\b|\bbirinci\b|\bpierwsza\b|klasa pierwsza|πρωτη/,
  ],
  [
    'business',
    /\b(business|biznes|bisnis)\b|\baffaires\b|\b(executive|executiva|ejecutiva)\b|\bclub (world|europe|suite)\b|\bupper class\b|klasa biznes|διακεκριμενη|\bbusiness\w*klasse\b/,
  ],
  [
    'economy',
    /\b(economy|economic[ao]?|economie|economique|economica|economia|economi|ekonomi|ekonomik|ekonomiczna|economyclass|eco|econ)\b|\beconomy\w*|euro traveller|\b(tourist|turista|turistica|touristique|coach)\b|world traveller|\bsas go\b|οικονομικη|\bekonom\w*/,
  ],
];

/** The cabin a text names, in any of the reader's languages; undefined when it names none. */
export function readCabin(text: string): Cabin | undefined {
  const plain = fold(text).replace(/[\s/-]+/g, ' ');
  return names.find(([, shape]) => shape.test(plain))?.[0];
}
