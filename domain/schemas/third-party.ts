import { z } from 'zod';
import { bilingual } from './agency.ts';

const withPrivacy = z.string().includes('{privacy}', { error: 'leagă politica firmei: [cuvinte]({privacy})' });

/** What a visitor reads about somebody of `domain/rules/third-parties.ts`; the file has the id that stands there. */
export const thirdPartySchema = z.strictObject({
  name: z.string().min(2).describe('Cum se numește firma sau serviciul ei.'),
  consent: bilingual.describe('Lângă butonul sau alegerea care o cere: de la cine vine și ce află.'),
  serves: bilingual.describe('Pe pagina despre cookies: cine este și la ce ne folosește.'),
  cookies: bilingual.describe('Ce cookies poate lăsa și cât țin; „niciunul” dacă nu lasă.'),
  keeps: z
    .strictObject({ en: withPrivacy, ro: withPrivacy })
    .describe('Pe pagina despre cookies: ce află, ce păstrează și cât timp. {privacy} este adresa politicii ei.'),
});

export type ThirdPartyWords = z.infer<typeof thirdPartySchema>;
