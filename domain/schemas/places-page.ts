import { z } from 'zod';
import { langSchema } from './lang.ts';
import { pageReference } from './page-reference.ts';

const words = z.string().min(1);
const forms = z.strictObject({ one: words, many: words });
const link = z.strictObject({ label: words, href: pageReference });

/** What the pages of continents and of destinations say around the entries, in one language. */
export const placesPageSchema = z.strictObject({
  lang: langSchema,
  title: words.describe('Titlul paginii unui continent: „{name}: destinații”.'),
  label: words.describe('Numele listei de destinații, pentru cine nu o vede.'),
  forms: forms.describe('Cum se numără: „destinație”, „destinații”.'),
  themes: z.strictObject({ legend: words, forms }).describe('Filtrul după teme: ce scrie deasupra lui și cum se numără temele.'),
  map: z
    .strictObject({ title: words, description: words })
    .describe('Harta unui continent, pentru cine nu o vede; {name} este continentul.'),
  way: z
    .strictObject({ title: words, description: words, forms })
    .describe('Harta drumului din București: {name}, {country}, {distance}; cum se numără kilometrii.'),
  above: link.describe('Pagina de deasupra continentelor.'),
  recommended: words.describe('Deasupra celor șase locuri de la sfârșit.'),
  back: link.describe('Linkul de la sfârșitul unei destinații.'),
  booking: words.describe('Butonul către site-ul de rezervări.'),
  contact: words.describe('Butonul către formular.'),
  pocketGuide: words.optional().describe('Butonul către foaia de buzunar a locului, în limba în care este scrisă.'),
  offer: z.strictObject({ heading: words, text: words }).describe('Blocul de ofertă de pe pagina unei destinații.'),
  undecided: words.describe('Întrebarea de la sfârșitul paginii unui continent.'),
  others: z
    .strictObject({ text: words, link: words })
    .optional()
    .describe(
      'Unde o parte din locuri sunt numai în română: câte, {count}, și linkul către ele, în română; {name} este continentul.',
    ),
});

export type PlacesPage = z.infer<typeof placesPageSchema>;
