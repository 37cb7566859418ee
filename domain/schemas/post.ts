import { z } from 'zod';
import { articleSchema } from './article.ts';

/** A post of the magazine: an article whose card on /blog has a text of its own to read. */
export const postSchema = articleSchema.extend({
  text: z
    .string()
    .min(300)
    .max(900)
    .describe('Textul de pe cardul din blog: se citește întreg acolo, derulând. Nu este începutul articolului.'),
});

export type Post = z.infer<typeof postSchema>;
