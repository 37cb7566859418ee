import { z } from 'zod';
import { isoDay } from './iso-day.ts';
import { pictureSchema } from './picture.ts';
import { sourceSchema } from './place-parts.ts';
import { timeZoneSchema } from './time-zone.ts';

const sentence = (least: number, most: number) => z.string().min(least).max(most);
const airportCode = z.string().regex(/^[A-Z]{3}$/, 'codul IATA are trei litere mari');
const placeId = z.string().regex(/^[a-z0-9-]+$/, 'numele fișierului destinației, fără folder și fără .md');
const checkedOn = isoDay.describe('Ziua în care ați verificat pe pagina aceea, AAAA-LL-ZZ.');

const departure = z
  .strictObject({
    from: isoDay.describe('Ziua plecării, AAAA-LL-ZZ.'),
    to: isoDay.describe('Ziua întoarcerii, AAAA-LL-ZZ.'),
  })
  .refine(({ from, to }) => from < to, { error: '„from” nu este înaintea lui „to”' });

const stop = z.strictObject({
  city: z.string().min(2).max(30).describe('Orașul: „București”, „Denpasar”.'),
  code: airportCode.optional().describe('Codul IATA al aeroportului: „OTP”. Lipsește când nu se zboară.'),
});

const point = z.strictObject({
  what: sentence(3, 60).describe('Ce, pe scurt, fără punct: „Transfer aeroport – hotel – aeroport”.'),
  note: sentence(3, 70).optional().describe('Mai exact, cu literă mică: „cameră dublă, mic dejun”.'),
});

const step = z.strictObject({
  days: z.int().min(1).max(5).default(1).describe('Câte zile ține; numerele zilelor se scriu singure.'),
  title: sentence(3, 60).describe('Pe unde: „Casablanca – Rabat – Fes”.'),
  text: sentence(40, 260).describe('Ce se vede și ce se face, în una-două propoziții.'),
});

/** Either what the country's own page says, or what a destination of ours says already: one fact stands once. */
const papers = z.union(
  [
    z.strictObject({ place: placeId.describe('Destinația ale cărei acte sunt și ale ofertei: „bali”.') }),
    z.strictObject({
      text: sentence(10, 200).describe('Ce acte trebuie unui cetățean român, viza cu tot.'),
      url: z.url().describe('Pagina oficială despre țara aceasta.'),
      checkedOn,
    }),
  ],
  { error: 'scrieți { place: bali }, o destinație care are acte, sau { text, url, checkedOn }' },
);

const price = z.strictObject({
  amount: z.number().positive().describe('Prețul.'),
  currency: z.enum(['EUR', 'RON']).describe('Moneda.'),
  asOf: isoDay.describe('Ziua în care prețul era acesta; se vede lângă el.'),
  per: z.enum(['persoană în cameră dublă', 'persoană', 'cameră']).describe('Pentru ce se plătește.'),
});

const transports = ['zbor direct', 'zbor charter', 'zbor cu o escală', 'zbor cu două escale', 'autocar', 'tren'] as const;
const boards = ['fără masă', 'mic dejun', 'demipensiune', 'pensiune completă', 'all inclusive'] as const;

/**
 * A journey that is sold, as an editor writes it. Never typed are the year of the season, the hour of midnight and the weekdays: they
 * follow from the days and the zone. What depends on the kind of offer or on other entries is held by site/loaders/offer-problems.ts.
 */
export const offerSchema = z
  .strictObject({
    name: z.string().min(2).max(26).describe('Numele mare de pe pagină: „Bali”, „Orașele regale”. Fără an.'),
    place: z.string().min(2).max(26).describe('Locul, exact ca pe butonul de filtru: „Bali”, „Maroc”.'),
    where: z.string().min(2).max(26).describe('Lângă nume, mic: țara sau, când locul este chiar o țară, orașul („Marrakech”).'),
    card: sentence(50, 130).describe(
      'Propoziția din liste și din căutare: ce are oferta aceasta și alta nu. Fără an, fără preț.',
    ),
    lead: sentence(60, 200).describe('Primul paragraf, mare: pentru cine și cum este. Fără an, fără preț.'),
    picture: pictureSchema,
    timeZone: timeZoneSchema('nu este un fus orar IANA cunoscut; exemplu: Asia/Makassar').describe(
      'Fusul orar IANA al locului: „Asia/Makassar”. Ora de la noi se socotește din el.',
    ),
    departures: z
      .array(departure)
      .min(1)
      .max(12)
      .describe('Plecările, în ordine, toate la fel de lungi; la Revelion una singură.'),
    nights: z.int().min(1).max(21).describe('Nopți la hotel, fără cele din avion.'),
    leaves: stop.describe('De unde se pleacă.'),
    arrives: stop.describe('Unde se ajunge.'),
    transport: z.enum(transports).describe('Cu ce se merge; la „zbor…” ambele orașe au cod.'),
    hotel: z
      .strictObject({
        stars: z.int().min(2).max(5).describe('Câte stele; la mai multe hoteluri, cele mai puține.'),
        name: z.string().min(3).max(50).optional().describe('Numele hotelului, numai dacă este sigur.'),
        note: sentence(3, 70).optional().describe('Ce mai e de știut, cu literă mică: „o noapte în tabără, în deșert”.'),
      })
      .describe('Hotelul sau categoria lui.'),
    board: z.enum(boards).describe('Masa.'),
    boardNote: sentence(3, 50).optional().describe('Ce se adaugă, cu literă mică: „și cina din 31 decembrie”.'),
    included: z.array(point).min(3).max(9).describe('Ce cuprinde prețul.'),
    notIncluded: z.array(point).min(2).max(8).describe('Ce nu cuprinde și se mai plătește.'),
    programme: z.array(step).min(2).max(21).optional().describe('Programul pe zile; obligatoriu la circuite.'),
    deposit: sentence(20, 200).optional().describe('Avansul, numai dacă diferă de regula din content/pages/offers.ro.yaml.'),
    cancellation: sentence(20, 200)
      .optional()
      .describe('Anularea, numai dacă diferă de regula din content/pages/offers.ro.yaml.'),
    papers: papers.describe('Actele: ale unei destinații de pe site, sau scrise aici cu pagina oficială.'),
    price: price.optional().describe('Fără el scrie „La cerere”. O ofertă de exemplu nu are preț.'),
    places: z.array(placeId).max(3).default([]).describe('Destinațiile de pe site despre care este vorba, ca nume de fișier.'),
    sources: z
      .array(sourceSchema)
      .max(12)
      .default([])
      .describe('De unde vine fiecare cifră, dată sau regulă din card, lead, program și text.'),
    standIn: z
      .boolean()
      .default(false)
      .describe('true cât timp oferta este un exemplu: `npm run launch-check` o listează, pagina nu spune nimic despre asta.'),
  })
  .superRefine(({ transport, leaves, arrives, standIn, price, hotel }, context) => {
    const say = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const flies = transport.startsWith('zbor');
    for (const [field, { code }] of Object.entries({ leaves, arrives }))
      if (flies !== Boolean(code)) say(field, flies ? 'la zbor trebuie și codul aeroportului (code)' : 'fără zbor nu are code');
    if (standIn && price) say('price', 'o ofertă de exemplu (standIn) nu are preț');
    if (standIn && hotel.name) say('hotel', 'o ofertă de exemplu (standIn) nu numește hotelul');
  });

export type Offer = z.infer<typeof offerSchema>;
