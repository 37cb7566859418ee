import { z } from 'zod';

const words = z.string().min(1);

/** The copy of the 404 page. */
export const notFoundPageSchema = z.strictObject({
  title: words,
  description: z.string().min(50).max(160),
  heading: words,
  text: words,
  home: words,
  destinations: words,
  pictureAlt: words,
  search: z.strictObject({ label: words, question: words, hint: words, button: words }),
});

export type NotFoundPage = z.infer<typeof notFoundPageSchema>;
