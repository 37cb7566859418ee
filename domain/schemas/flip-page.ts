import { z } from 'zod';
import { linkSchema, pageFields, words } from './page-parts.ts';
import { moodNames } from './picture.ts';

const picture = z.strictObject({
  scene: z.string().describe('Name of the scene in art/posters/scenes.'),
  mood: z.enum(moodNames).optional().describe('Light of the day print; without it, the usual one of the scene.'),
});

/** The copy of /corporate and /leisure: six cards with two faces. */
export const flipPageSchema = z.strictObject({
  ...pageFields,
  lead: words,
  picture,
  pictureAlt: words,
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
        alt: words.describe('What the picture shows.'),
        picture,
      }),
    )
    .length(6),
  other: z.strictObject({ ...linkSchema.shape, text: words, pictureAlt: words }).describe('The other of the two ways to travel.'),
});

export type FlipPage = z.infer<typeof flipPageSchema>;
