import { z } from 'zod';
import { type Theme, themeNames } from '../rules/themes.ts';
import { costChoices, dayChoices, wayChoices } from '../rules/where-and-when.ts';
import { callSchema, pageFields, words } from './page-parts.ts';
import { pictureSchema } from './picture.ts';

const forms = z.strictObject({ one: words, many: words });

/** A label for each of some values, none forgotten. */
const labels = <Value extends string>(values: readonly Value[]) =>
  z.strictObject(Object.fromEntries(values.map((value) => [value, words])) as Record<Value, typeof words>);

const question = <Value extends string>(values: readonly Value[]) =>
  z.strictObject({
    legend: words,
    note: words.optional().describe('După întrebare, cu litere subțiri.'),
    any: words.describe('Răspunsul celui căruia îi este totuna.'),
    choices: labels(values),
  });

const valuesOf = <Value extends string>(choices: readonly { value: Value }[]) => choices.map(({ value }) => value);

/** The page that asks when, for how long, how far and at what cost. Its places and what they are found under are computed. */
export const whereAndWhenPageSchema = z.strictObject({
  ...pageFields,
  share: words.describe('Rândul mic de pe imaginea pentru rețele; {places} este numărul locurilor.'),
  picture: pictureSchema.describe('Imaginea de lângă titlu, până când se alege ceva.'),
  lead: words.describe('Sub titlu, până când se alege ceva; {places} este numărul locurilor.'),
  places: forms.describe('Cum se numără locurile.'),
  answers: z
    .strictObject({
      month: words.describe('{month}, {places}, {name} și {time}, drumul până la cel mai apropiat.'),
      any: words.describe('Fără lună: {places}, {name} și {time}.'),
      later: words.describe('Când în {month} niciunul nu este la vremea lui, dar altele se potrivesc în altă lună.'),
      nothing: words.describe('Când nu se potrivește niciunul.'),
    })
    .describe('Sub titlu, după ce se alege ceva.'),
  ask: z.strictObject({
    label: words.describe('Numele întrebărilor, pentru cine nu le vede.'),
    more: words.describe('Pe telefon, ce deschide întrebările.'),
    days: question(valuesOf(dayChoices)),
    way: question(valuesOf(wayChoices)),
    cost: question(costChoices),
    theme: question<Theme>(themeNames),
    reset: words,
  }),
  board: z.strictObject({
    label: words.describe('Ce este tabla, pentru cine nu o vede.'),
    place: words,
    way: words,
    days: words,
    cost: words,
    anyMonth: words.describe('Pe butonul de lângă luni.'),
    months: words.describe('Ce se alege din luni, pentru cine nu le vede.'),
    inMonth: words.describe('Numărul locurilor și luna: {places} și {month}.'),
    behind: words.describe('Spus după numele lunii, înaintea numărului de locuri.'),
    good: words.describe('Spus la o lună bună.'),
    stay: forms.describe('Cum se numără zilele.'),
    level: words.describe('Costul unui loc, spus: {level} și {levels}.'),
    suits: words.describe('Înaintea celor cărora li se potrivește.'),
    cut: words.describe('Rândul dintre cele bune în {month} și celelalte.'),
    more: words.describe('Pe butonul care le arată și pe cele de după primele; {places} este numărul lor.'),
  }),
  none: z.strictObject({
    heading: words,
    text: words,
    without: words.describe('Pe butonul care renunță la o alegere: {value} și {places}.'),
    ask: words.describe('Linkul către formular.'),
  }),
  key: z.strictObject({ good: words, behind: words, cost: words, days: words }).describe('Sub tablă, ce înseamnă semnele.'),
  call: callSchema,
});

export type WhereAndWhenPage = z.infer<typeof whereAndWhenPageSchema>;
