import { z } from 'zod';
import { headerPictureSchema } from './picture.ts';

const words = z.string().min(1);

/** The copy of the 404 page. */
export const notFoundPageSchema = z.strictObject({
  title: words,
  description: z.string().min(50).max(160),
  heading: words,
  text: words,
  home: words,
  destinations: words,
  picture: headerPictureSchema,
  search: z.strictObject({ label: words, question: words, hint: words, button: words }),
});

export type NotFoundPage = z.infer<typeof notFoundPageSchema>;
