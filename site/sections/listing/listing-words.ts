import type { Lang } from '#domain/schemas/lang.ts';

type ListingWords = {
  reset: string;
  /** After a count of items, {count} values of the filter. */
  within: string;
  /** On the button that shows the rest, {count} items. */
  more: string;
  /** Goes on after „Mai multe informații” for who only hears the link. */
  about: string;
};

export const listingWords: Record<Lang, ListingWords> = {
  en: { reset: 'Show all', within: 'in {count}', more: 'Show another {count}', about: 'about {name}' },
  ro: { reset: 'Arată toate', within: 'în {count}', more: 'Arată încă {count}', about: 'despre {name}' },
};
