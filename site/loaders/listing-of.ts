import {
  apart,
  type FilterSetup,
  filterOver,
  type Labels,
  type Listing,
  strayItems,
  type Tagged,
} from '#domain/rules/listing.ts';
import { isPhoto, type Picture } from '#domain/schemas/picture.ts';
import type { Card } from '#site/ui/PosterCard.tsx';

/** An entry of a listing: its card, and what the card does not show. */
export type Listed = {
  card: Card;
  /** What further filters find it under. */
  labels?: Labels;
  /** Its file in content. */
  file: string;
  picture: Picture;
};

/** A filter, with the name of the field that its values come from, as the editor knows it. */
type Setup = FilterSetup & { field: string };

type ListingSetup = Omit<Listing<Card>, 'items' | 'filter' | 'further'> & { filter?: Setup; further?: readonly Setup[] };

/**
 * The listing of entries of one kind, neighbours differing in tag and light. The first stays first.
 * @throws when a filter would not find an entry, with file, field and reason
 */
export function listingOf(
  { filter: setup, further = [], ...words }: ListingSetup,
  entries: readonly Listed[],
): Listing<Card & Tagged> {
  const tagged = entries.map(({ card, labels, file, picture }) => ({
    item: { ...card, labels },
    tag: card.tag,
    labels,
    file,
    light: lightOf(picture, card.id),
  }));
  const stray = [...(setup ? [setup] : []), ...further].flatMap((each) => strayItems(tagged, each));
  if (stray.length > 0) throw new Error(`Conținut de îndreptat:\n  ${stray.join('\n  ')}`);
  return {
    ...words,
    items: apart(tagged).map(({ item }) => item),
    filter: setup && filterOver(tagged, setup),
    further: further.flatMap((each) => filterOver(tagged, each) ?? []),
  };
}

/** The hour a picture is shown in; a photograph has its own light, like no other. */
const lightOf = (picture: Picture, id: string) => (isPhoto(picture) ? id : (picture.mood ?? 'usual'));
