import { apart, type FilterSetup, filterOver, type Listing, strayTags } from '#domain/rules/listing.ts';
import { isPhoto, type Picture } from '#domain/schemas/picture.ts';
import type { Card } from '#site/ui/PosterCard.tsx';

/** An entry of a listing: its card, and what the card does not show. */
export type Listed = { card: Card /** Its file in content. */; file: string; picture: Picture };

type ListingSetup = Omit<Listing<Card>, 'items' | 'filter'> & {
  /** With the name of the field that the tags come from, as the editor knows it. */
  filter?: FilterSetup & { field: string };
};

/**
 * The listing of entries of one kind, neighbours differing in tag and light. The first stays first.
 * @throws when no value of the filter would find an entry, with file, field and reason
 */
export function listingOf({ filter: setup, ...words }: ListingSetup, entries: readonly Listed[]): Listing<Card> {
  const tagged = entries.map(({ card, file, picture }) => ({ card, tag: card.tag, file, light: lightOf(picture, card.id) }));
  const stray = setup ? strayTags(tagged, setup.values, setup.field) : [];
  if (stray.length > 0) throw new Error(`Conținut de îndreptat:\n  ${stray.join('\n  ')}`);
  return { ...words, items: apart(tagged).map(({ card }) => card), filter: setup && filterOver(tagged, setup) };
}

/** The hour a picture is shown in; a photograph has its own light, like no other. */
const lightOf = (picture: Picture, id: string) => (isPhoto(picture) ? id : (picture.mood ?? 'usual'));
