import type { Lang } from '#domain/schemas/lang.ts';

type ListingWords = {
  reset: string;
  /** After a count of items, {count} values of the filter. */
  within: string;
  /** Where no item is found by all filters at once. */
  nothing: string;
  /** On a button that leaves a filter out: the {values} chosen in it, and how many items there are without them, {count}. */
  without: string;
  /** On the button that shows the rest, {count} items. */
  more: string;
  /** Goes on after „Mai multe informații” for who only hears the link. */
  about: string;
};

export const listingWords: Record<Lang, ListingWords> = {
  en: {
    reset: 'Show all',
    within: 'in {count}',
    nothing: 'Nothing matches everything you chose. Leave a choice out.',
    without: 'Without {values}: {count}',
    more: 'Show another {count}',
    about: 'about {name}',
  },
  ro: {
    reset: 'Arată toate',
    within: 'în {count}',
    nothing: 'Nimic nu se potrivește cu tot ce ați ales. Renunțați la o alegere.',
    without: 'Fără {values}: {count}',
    more: 'Arată încă {count}',
    about: 'despre {name}',
  },
};
