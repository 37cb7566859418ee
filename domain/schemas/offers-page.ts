import { z } from 'zod';
import { langSchema } from './lang.ts';
import { pageReference } from './page-reference.ts';
import { headerPictureSchema, pictureSchema } from './picture.ts';

const words = z.string().min(1);
const forms = z.strictObject({ one: words, many: words });

const list = z.strictObject({
  title: words.describe('Titlul din căutare; {year} este anul sezonului.'),
  description: z.string().min(50).max(160),
  heading: words.describe('Cuvintele mari din capul paginii.'),
  name: words.describe('Numele listei în linkuri; {year} este anul sezonului.'),
  lead: z.string().min(20).max(220).describe('Sub titlu; {places} este câte locuri sunt.'),
  next: words.describe('Deasupra următoarelor oferte, la sfârșitul uneia.'),
  all: words.describe('Linkul către listă; {count} spune câte oferte are.'),
  gone: words.describe('Deasupra plecărilor încheiate; {year} este anul lor.'),
});

/** The copy of the three lists of offers and of an offer's page; what is the same for every offer is said here once. */
export const offersPageSchema = z.strictObject({
  lang: langSchema,
  filter: z.strictObject({ legend: words, forms: forms.describe('Cum se numără valorile filtrului.') }),
  forms: forms.describe('Cum se numără ofertele.'),
  lists: z.strictObject({
    newYear: list.extend({
      picture: headerPictureSchema,
      over: words.describe('În locul lui lead când toate plecările s-au încheiat.'),
      line: z.strictObject({
        heading: words.describe('Deasupra liniei orelor; {times} este de câte ori vine miezul nopții.'),
        text: words,
        zone: words.describe('După ziua liniei: „ora României”.'),
        home: words.describe('La ora României.'),
        countdown: forms.describe('Câte zile mai sunt.'),
        until: words.describe('După numărul zilelor.'),
        midnight: words.describe('Lângă ora de pe card; {year} este anul care începe.'),
      }),
    }),
    stays: list.extend({ picture: pictureSchema }),
    circuits: list.extend({ picture: pictureSchema }),
  }),
  more: words.describe('Pe card, spre ofertă.'),
  otherDepartures: forms.describe('Celelalte plecări, după cea de pe card.'),
  label: words.describe('Numele rândului cu cele trei liste.'),
  empty: z.strictObject({ heading: words, text: words }),
  undecided: words.describe('Banda de la sfârșitul listei.'),
  contact: words,
  ask: words.describe('Butonul cererii: „Cere prețul”.'),
  details: words.describe('Propoziția de deasupra butonului de contact.'),
  places: words.describe('Deasupra destinațiilor despre care este vorba.'),
  over: words.describe('Pe pagina unei oferte încheiate; {day} este ultima plecare.'),
  onRequest: words.describe('În locul prețului.'),
  rules: z
    .strictObject({
      hotel: words.describe('Sub stele, când hotelul nu are nume.'),
      flight: words.describe('Sub zbor.'),
      price: words.describe('Sub „La cerere”.'),
      deposit: words,
      cancellation: words,
    })
    .describe('Ce este la fel la toate ofertele; una care diferă o spune în fișierul ei.'),
  package: z.strictObject({
    heading: words,
    text: words,
    links: z.array(z.strictObject({ label: words, href: pageReference })),
  }),
  request: z.strictObject({
    travellers: words.describe('Ce scrie deja la călători.'),
    message: words.describe('Ce scrie deja în mesaj; {name} este oferta, cu zilele ei dacă are o singură plecare.'),
    note: words.describe('Lângă buton.'),
  }),
});

export type OffersPage = z.infer<typeof offersPageSchema>;
