import { z } from 'zod';
import { isoDay } from './iso-day.ts';

const month = z.int().min(1).max(12);

/** Months from and to, both included; a winter season goes over the new year: from 12 to 3. */
const season = z.strictObject({
  from: month.describe('Prima lună cu zbor, ca număr.'),
  to: month.describe('Ultima lună cu zbor, ca număr.'),
});

const verified = {
  source: z
    .strictObject({
      where: z.string().min(3).max(80).describe('Cine publică orarul: compania, aeroportul, tour-operatorul.'),
      url: z.url().describe('Pagina pe care se vede.'),
    })
    .describe('De unde știm durata și sezonul.'),
  checkedOn: isoDay.describe('Ziua în care ați verificat orarul, AAAA-LL-ZZ.'),
};

const flown = z
  .strictObject({
    kind: z
      .enum(['direct', 'sezonier', 'charter', 'escală'])
      .describe(
        '„direct”: tot anul. „sezonier”: direct, o parte din an. „charter”: direct numai cu cursele agențiilor. „escală”: fără zbor direct.',
      ),
    minutes: z
      .int()
      .min(20)
      .max(2400)
      .describe('Durata din București, în minute: a zborului direct sau, la „escală”, a drumului întreg, cu tot cu escală.'),
    season: season.optional().describe('Lunile zborului direct: numai la „sezonier” și „charter”.'),
    charters: season.optional().describe('Lunile curselor charter, când sunt pe lângă zborurile de linie.'),
    via: z
      .array(z.string().min(2).max(30))
      .min(1)
      .max(4)
      .optional()
      .describe('Orașele în care se schimbă avionul când nu e zbor direct.'),
    ...verified,
  })
  .superRefine(({ kind, season, charters }, context) => {
    const inSeason = kind === 'sezonier' || kind === 'charter';
    const say = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (inSeason && !season) say('season', `un zbor „${kind}” are nevoie de luni: season: { from: 5, to: 9 }`);
    if (!inSeason && season) say('season', `un zbor „${kind}” nu are sezon; cel direct doar vara este „sezonier”`);
    if (kind === 'charter' && charters) say('charters', 'la „charter” lunile stau în season');
  });

const notFlown = z.strictObject({ kind: z.literal('fără zbor'), ...verified });

/** An airport as seen from Bucharest. Its IATA code is the name of its file: content/airports/VCE.yaml. */
export const airportSchema = z.strictObject({
  name: z.string().min(2).max(40).describe('Numele aeroportului, fără „Aeroportul”: „Marco Polo”.'),
  city: z.string().min(2).max(40).describe('Orașul lui, pe românește: „Veneția”.'),
  flight: z
    .discriminatedUnion('kind', [flown, notFlown])
    .describe('Zborul din București; durata se scrie numai aici. „fără zbor”: aeroportul nu are curse din București.'),
});

export type Airport = z.infer<typeof airportSchema>;
export type Flight = NonNullable<Airport['flight']>;
export type Season = z.infer<typeof season>;
