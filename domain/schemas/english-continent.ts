import { z } from 'zod';
import { continentSchema } from './continent.ts';

const { name, description, filterName, filterForms } = continentSchema.shape;

/** What a continent's page says in English: words only; order, countries and picture are those of content/continents. */
export const englishContinentSchema = z.strictObject({
  name,
  description,
  alt: z.string().min(10).max(140).describe('Ce se vede în imaginea din capul paginii.'),
  filterName: filterName.describe('Deasupra butoanelor: „Countries” sau „Regions”.'),
  filterForms: filterForms.describe('Cum se numără: „country”, „countries”.'),
  countries: z
    .record(z.string(), z.string().min(1))
    .describe('Numele englezesc al fiecărei țări sau regiuni de la „filters”: „Olanda: Netherlands”.'),
});

export type EnglishContinent = z.infer<typeof englishContinentSchema>;
