import { z } from 'zod';
import { isoDay } from './iso-day.ts';

/** Dialled inside the country, as it is: „112”, „000”, „1669”. In quotes, or the zeros in front are lost. */
const shortNumber = z.string().regex(/^\d{2,6}$/, 'scrieți numai cifre, între ghilimele: "112"');

const inBoth = (what: string) => z.strictObject({ ro: z.string().min(2), en: z.string().min(2) }).describe(what);

/**
 * Whom to call in a country when something happens, and which Romanian embassy answers for it: content/emergency/<country>.yaml.
 * A number that no source gives is left out; telephones of embassies change and stand on their own pages.
 */
export const emergencyNumbersSchema = z
  .strictObject({
    name: inBoth('Numele țării, în amândouă limbile.'),
    countries: z
      .array(z.string().min(2))
      .default([])
      .describe('Valorile câmpului country de la destinații pe care le acoperă: „Olanda”; la România, regiunile.'),
    places: z
      .array(z.string().min(2))
      .default([])
      .describe('Destinații luate una câte una, după numele fișierului, unde country nu este o țară: „bora-bora”.'),
    general: shortNumber.optional().describe('Numărul unic, unde există.'),
    police: shortNumber.optional().describe('Poliția, când are alt număr.'),
    ambulance: shortNumber.optional().describe('Ambulanța, când are alt număr.'),
    source: z.strictObject({
      where: z.string().min(3).max(90).describe('Cine publică numerele.'),
      url: z.url().describe('Pagina pe care se văd.'),
    }),
    checkedOn: isoDay.describe('Ziua în care le-ați verificat, AAAA-LL-ZZ.'),
    embassy: z
      .strictObject({
        city: inBoth('Orașul ambasadei României care răspunde de țara aceasta.'),
        url: z
          .url()
          .regex(/^https:\/\/[a-z]+\.mae\.ro\/?$/, 'trebuie pagina ambasadei: https://haga.mae.ro')
          .describe('Pagina oficială a ambasadei.'),
      })
      .optional()
      .describe('Lipsește la România și unde nu știm sigur care ambasadă răspunde.'),
  })
  .refine(({ general, police }) => general || police, { error: 'scrieți numărul unic (general) sau al poliției (police)' })
  .refine(({ countries, places }) => countries.length + places.length > 0, {
    error: 'scrieți în countries sau în places de ce destinații este vorba',
  });

export type EmergencyNumbers = z.infer<typeof emergencyNumbersSchema>;
