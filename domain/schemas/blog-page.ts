import { z } from 'zod';
import { langSchema } from './lang.ts';
import { headerPictureSchema } from './picture.ts';

const words = z.string().min(1);

/** The copy of the travel magazine: its front page and what the pages of articles say around the text. */
export const blogPageSchema = z.strictObject({
  lang: langSchema,
  title: words,
  description: z.string().min(50).max(160),
  heading: words.describe('Cuvântul mare din capul paginii.'),
  picture: headerPictureSchema,
  index: words.describe('Deasupra listei de continente.'),
  world: z
    .strictObject({
      heading: words,
      text: words.describe('Cum se folosește harta.'),
      description: words.describe('Ce arată harta lumii, pentru cine nu o vede.'),
      countries: words.describe('Titlul hărții unui continent, urmat de numele lui: „Harta țărilor”.'),
    })
    .describe('Harta lumii cu care se alege un continent și o țară.'),
  popular: words.describe('Deasupra postărilor.'),
  popularPlaces: words.describe('Deasupra destinațiilor marcate „popular”.'),
  more: words,
  back: words.describe('Linkul de la sfârșitul unei postări.'),
  recommended: words,
  booking: words.describe('Butonul către site-ul de rezervări.'),
  contact: words.describe('Butonul către formular.'),
  article: z
    .strictObject({
      places: words.describe('Deasupra destinațiilor spre care trimite un articol.'),
      lists: words.describe('Titlul listelor de ghiduri.'),
      otherLists: words.describe('Numele semnelor spre celelalte liste, pentru cine nu le vede.'),
      offer: z.strictObject({ heading: words, text: words }).describe('Blocul de ofertă de pe pagina unui articol.'),
    })
    .describe('Ghidurile și postările.'),
});

export type BlogPage = z.infer<typeof blogPageSchema>;
