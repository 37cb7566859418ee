import { z } from 'zod';
import { linkSchema, pageFields, words } from './page-parts.ts';
import { pictureSchema } from './picture.ts';

/** The copy of /corporate and /leisure: six cards with two faces. */
export const flipPageSchema = z.strictObject({
  ...pageFields,
  lead: words,
  finders: z.array(linkSchema).max(3).default([]).describe('Below the lead: pages that help to choose where and when.'),
  picture: pictureSchema,
  cardsHeading: words,
  cardsIntro: words,
  turn: words.describe('On the button that turns a card.'),
  contact: words.describe('On the button of the back face, to the contact page.'),
  cards: z
    .array(
      z.strictObject({
        text: words.describe('Label of the front.'),
        title: words.describe('Title of the back.'),
        description: words,
        picture: pictureSchema,
      }),
    )
    .length(6),
  other: z
    .strictObject({ ...linkSchema.shape, text: words, picture: pictureSchema })
    .describe('The other of the two ways to travel.'),
});

export type FlipPage = z.infer<typeof flipPageSchema>;
export type FlipCardCopy = FlipPage['cards'][number];
