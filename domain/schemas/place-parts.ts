/** Parts of a place's entry that stand on their own: papers, arrival, warnings, where to sleep, where a fact comes from. */
import { z } from 'zod';
import { isoDay } from './iso-day.ts';

const officialPage = z.url().describe('Pagina oficială despre țara aceasta, nu pagina de start a ministerului.');
const checkedOn = isoDay.describe('Ziua în care ați verificat pe pagina aceea, AAAA-LL-ZZ.');

export const monthsSchema = z.strictObject({
  best: z.array(z.int().min(1).max(12)).min(1).max(9).describe('Lunile cele mai bune, ca numere: [5, 6, 9].'),
  why: z.string().min(20).max(140).describe('Motivul, într-o propoziție: „În mai înfloresc…, iar în iulie sunt 38 de grade.”'),
});

const price = z.strictObject({
  amount: z.number().positive().describe('Prețul unui drum, pentru un adult.'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'moneda are trei litere mari: EUR')
    .describe('Moneda, ca trei litere: EUR.'),
  url: z.url().describe('Pagina transportatorului pe care se vede prețul.'),
  checkedOn,
});

const transfer = z.strictObject({
  how: z.string().min(5).max(90).describe('Cu ce și până unde: „trenul până la gara centrală”.'),
  minutes: z.int().min(3).max(600).describe('Cât durează până în oraș, în minute.'),
  price: price.optional().describe('Prețul, numai cu pagina pe care se vede.'),
});

export const arrivalSchema = z.strictObject({
  code: z
    .string()
    .regex(/^[A-Z]{3}$/, 'codul IATA are trei litere mari')
    .describe('Codul IATA: numele unui fișier din content/airports.'),
  transfer: transfer.optional().describe('De la aeroport până în oraș; lipsește numai unde nu se zboară din București.'),
});

export const landSchema = z.strictObject({
  by: z.enum(['mașină', 'tren', 'autocar', 'vapor']).describe('Cu ce se merge.'),
  minutes: z.int().min(20).max(2400).describe('Durata din București, în minute, fără opriri.'),
  note: z.string().max(90).optional().describe('Pe unde, cu ce schimbare: „prin Brașov”.'),
});

export const papersSchema = z.strictObject({
  short: z.string().max(14).describe('Ce scrie mare: „CI”, „Pașaport”, „Viză”.'),
  text: z.string().min(10).max(140).describe('Ce acte trebuie unui cetățean român, într-o propoziție.'),
  url: officialPage,
  checkedOn,
});

export const visaSchema = z.strictObject({
  kind: z.enum(['fără viză', 'la sosire', 'electronică', 'la consulat']).describe('Ce fel de viză trebuie unui cetățean român.'),
  who: z.string().min(10).max(120).describe('Cui îi trebuie și pentru câte zile.'),
  how: z.string().min(10).max(160).optional().describe('Cum și de unde se cere. Lipsește numai la „fără viză”.'),
  ahead: z
    .string()
    .min(5)
    .max(60)
    .optional()
    .describe('Cu cât timp înainte: „cu trei săptămâni înainte”. Lipsește la „fără viză”.'),
  url: officialPage,
  checkedOn,
});

export const healthSchema = z.strictObject({
  vaccines: z.string().min(5).max(160).describe('Vaccinuri cerute și recomandate; „Niciunul cerut la intrare.” dacă e așa.'),
  water: z.string().min(5).max(120).describe('Se bea sau nu apa de la robinet.'),
  malaria: z.string().min(5).max(140).describe('Unde și când este malarie; „Fără malarie.” dacă nu este.'),
  url: z.url().describe('Pagina unui institut de sănătate despre țara aceasta.'),
  checkedOn,
});

export const safetySchema = z.strictObject({
  text: z.string().min(20).max(220).describe('Ce e de știut despre siguranță, într-o propoziție-două.'),
  url: z
    .url()
    .regex(/^https:\/\/([a-z]+\.)*mae\.ro\/./, 'trebuie pagina ministerului (mae.ro) despre țara aceasta, nu cea de start')
    .describe('Pagina ministerului (mae.ro) despre țara aceasta.'),
  checkedOn,
});

export const advisorySchema = z.strictObject({
  who: z
    .string()
    .min(10)
    .max(60)
    .optional()
    .describe('Cine avertizează, când nu este ministerul nostru: „Ministerul german de Externe”.'),
  level: z
    .enum(['evitați călătoriile neesențiale', 'evitați orice călătorie', 'părăsiți țara'])
    .describe('Ce spune cine avertizează.'),
  text: z.string().min(40).max(320).describe('De ce și pentru ce zone, în una-două propoziții.'),
  date: isoDay.describe('Data avertizării, AAAA-LL-ZZ.'),
  url: z.url().describe('Pagina avertizării, la minister; cu „who”, pagina pe care ministerul nostru spune nivelul de azi.'),
});

export const sleepSchema = z.strictObject({
  area: z.string().min(2).max(40).describe('Cartierul sau zona.'),
  why: z.string().min(10).max(110).describe('De ce acolo, într-o jumătate de propoziție, cu literă mică.'),
});

export const namedSchema = z.strictObject({
  name: z.string().min(2).max(50).describe('Numele locului, cum e scris pe ușă.'),
  kind: z.enum(['masă', 'cazare', 'oprire']).describe('„masă”: de mâncat. „cazare”: de dormit. „oprire”: de stat și de privit.'),
  where: z.string().min(3).max(60).optional().describe('Strada sau locul, dacă numele nu ajunge.'),
  why: z.string().min(10).max(140).describe('Ce are locul acesta, cu literă mică.'),
});

export const unescoSchema = z.strictObject({
  year: z.int().min(1978).max(2100).describe('Anul înscrierii pe listă.'),
  name: z
    .string()
    .min(5)
    .max(90)
    .optional()
    .describe('Ce este înscris, dacă nu e locul întreg: „Bisericile de lemn din Maramureș”.'),
});

export const sourceSchema = z.strictObject({
  claim: z
    .string()
    .min(5)
    .max(200)
    .describe('Ce susține sursa, cu cifrele așa cum apar în text: „Turnul are 73 m; tabloul s-a întors în 2006.”'),
  where: z.string().min(3).max(90).describe('Cine spune și unde: „Muzeul Brukenthal, pagina Galeriei”.'),
  url: z.url().describe('Adresa paginii.'),
  checkedOn,
  lasting: z
    .boolean()
    .default(false)
    .describe('true pentru ce nu se mai schimbă (un an, o înălțime); altfel se cere din nou verificare după șase luni.'),
});
