import { z } from 'zod';
import { continentKeys } from '../rules/continents.ts';
import { headerPictureSchema } from './picture.ts';

const words = z.string().min(1);

export const continentSchema = z.strictObject({
  order: z.int().positive().describe('Locul în rândul de continente.'),
  key: z.enum(continentKeys).describe('Adresa paginii, fără bare: „europa”.'),
  name: words.describe('Numele, mare peste imagine: „Europa”.'),
  description: z.string().min(50).max(160).describe('Pentru motoarele de căutare.'),
  filterName: words.describe('Deasupra butoanelor: „Țări” sau „Regiuni”.'),
  filterForms: z.strictObject({ one: words, many: words }).describe('Cum se numără: „țară”, „țări”.'),
  filters: z.array(words).min(2).describe('Butoanele de filtru, în ordine. Fiecare are cel puțin două destinații.'),
  picture: headerPictureSchema.describe('Imaginea din capul paginii.'),
});

export type Continent = z.infer<typeof continentSchema>;
