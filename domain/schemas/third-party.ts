import { z } from 'zod';
import { bilingual } from './agency.ts';

/** What a visitor reads about somebody of `domain/rules/third-parties.ts`; the file has the id that stands there. */
export const thirdPartySchema = z.strictObject({
  consent: bilingual.describe('Lângă butonul care o cere: de la cine vine și ce află prin apăsare.'),
  serves: z.string().min(5).describe('Pe pagina despre cookies: cine este și la ce ne folosește.'),
  keeps: z
    .string()
    .includes('{privacy}', { error: 'leagă politica firmei: [cuvinte]({privacy})' })
    .describe('Pe pagina despre cookies: ce află, ce păstrează și cât timp. {privacy} este adresa politicii ei.'),
});

export type ThirdPartyWords = z.infer<typeof thirdPartySchema>;
