import { z } from 'zod';
import { feastKeys, holidayKeys } from '../rules/public-holidays.ts';
import { isoDay } from './iso-day.ts';
import { callSchema, pageFields } from './page-parts.ts';
import { pictureSchema } from './picture.ts';
import { standIns } from './stand-ins.ts';

const words = z.string().min(1);
const forms = z.strictObject({ one: words, many: words });

/** The page of long weekends. Its days, breaks and places are computed; here stand the words and the names of the feasts. */
export const longWeekendsPageSchema = z.strictObject({
  ...pageFields,
  lead: words.describe('Ce arată pagina, într-o propoziție-două; {years} sunt anii.'),
  share: words.describe('Rândul mic de pe imaginea pentru rețele; {years} sunt anii.'),
  years: z.strictObject({
    label: words.describe('Numele listei de ani, pentru cine nu o vede.'),
    breaks: forms.describe('Cum se numără minivacanțele unui an: minivacanță, minivacanțe.'),
    left: words.describe('Sub un an din care au trecut câteva: „încă {count}”.'),
    none: words.describe('Sub un an din care au trecut toate.'),
  }),
  poster: z.strictObject({
    choose: words.describe('Ce se alege din butoane, pentru cine nu vede calendarul.'),
    label: words.describe('Ce este calendarul, pentru cine nu îl vede; {year} și {count}.'),
    holiday: words,
    leave: words,
    weekend: words,
    details: words.describe('Linkul către rândul din listă.'),
  }),
  counts: z.strictObject({
    holidays: words.describe('Sub numărul zilelor libere; {year} este anul.'),
    weekdays: words.describe('Sub numărul celor care cad de luni până vineri.'),
    free: words.describe('Sub numărul weekendurilor lungi fără concediu.'),
    download: words.describe('Linkul către calendarul cu toate zilele libere.'),
  }),
  list: z.strictObject({
    heading: words,
    leave: forms.describe('Cum se numără zilele de concediu.'),
    free: forms.describe('Cum se numără zilele libere.'),
    take: words.describe('Ce zile se cer; {days} sunt zilele.'),
    given: words.describe('Ce zile sunt libere prin lege; {days} sunt zilele.'),
    orElse: words.describe('Alte zile la fel de bune; {days} sunt zilele.'),
    download: words,
    ask: words,
    places: words.describe('Deasupra locurilor potrivite.'),
    past: words.describe('La o minivacanță care a trecut.'),
  }),
  free: z
    .strictObject({ heading: words, days: forms.describe('Cum se numără zilele.') })
    .describe('Weekendurile lungi pentru care nu se cere nicio zi.'),
  holidays: z.strictObject({
    heading: words.describe('{year} este anul.'),
    forms: forms.describe('Cum se numără zilele libere legale.'),
  }),
  law: z.strictObject({
    text: words.describe('De unde sunt zilele și pentru cine sunt altele.'),
    label: words,
    url: z.url(),
    checkedOn: isoDay.optional().describe('Ziua în care ați verificat lista din lege; fără ea pagina nu spune nimic.'),
    checked: words.describe('Cuvintele dinaintea zilei verificării.'),
  }),
  picture: pictureSchema,
  call: callSchema,
  standIns: standIns(['law.checkedOn']),
  feasts: z
    .strictObject(
      Object.fromEntries(feastKeys.map((key) => [key, z.strictObject({ name: words, short: words })])) as Record<
        (typeof feastKeys)[number],
        z.ZodObject<{ name: z.ZodString; short: z.ZodString }>
      >,
    )
    .describe('Sărbătorile după care se numesc minivacanțele: întreg și pe scurt.'),
  days: z
    .strictObject(
      Object.fromEntries(holidayKeys.map((key) => [key, words])) as Record<(typeof holidayKeys)[number], typeof words>,
    )
    .describe('Numele fiecărei zile libere.'),
});

export type LongWeekendsPage = z.infer<typeof longWeekendsPageSchema>;
