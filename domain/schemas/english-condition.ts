import { z } from 'zod';
import { travelConditionSchema } from './travel-condition.ts';

const { title, concerns, bring, text } = travelConditionSchema.shape;

/** A travel condition in English: words only; whom it concerns, its place and its days are those of content/conditions. */
export const englishConditionSchema = z.strictObject({
  title,
  concerns,
  bring: bring.describe('Ce se bifează, tot atâtea și în aceeași ordine ca în română.'),
  text,
  sources: z
    .array(
      z.strictObject({
        label: z.string().min(3).max(70).describe('Numele englezesc al instituției și al paginii.'),
        url: z.url().optional().describe('Numai când aceeași pagină există și în engleză.'),
      }),
    )
    .min(1)
    .max(2)
    .describe('Paginile oficiale, tot atâtea și în aceeași ordine ca în română.'),
});

export type EnglishCondition = z.infer<typeof englishConditionSchema>;
