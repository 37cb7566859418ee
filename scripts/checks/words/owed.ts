/** What an entry owes its reader and has not given yet. */
import { offerKindOf } from '#domain/rules/offer-kinds.ts';
import type { Airports } from '#domain/rules/place-problems.ts';
import { articleSchema } from '#domain/schemas/article.ts';
import { destinationSchema } from '#domain/schemas/destination.ts';
import { englishDestinationSchema } from '#domain/schemas/english-destination.ts';
import { offerSchema } from '#domain/schemas/offer.ts';
import { pictureSchema } from '#domain/schemas/picture.ts';
import { postSchema } from '#domain/schemas/post.ts';
import { articleProblems, type Surroundings } from '#site/loaders/article-problems.ts';
import { destinationProblems, repeatedScenes } from '#site/loaders/destination-problems.ts';
import { englishDestinationProblems, type RomanianPlaces } from '#site/loaders/english-problems.ts';
import { offerProblems } from '#site/loaders/offer-problems.ts';
import { type Article, type Place, passagesOf } from './entries.ts';

const ministryStart = /^https:\/\/(www\.)?mae\.ro(\/travel-conditions|\/travel-alerts)?\/?$/;
const selling = /(?<!\p{L})(rezervați|rezervă-ți|cereți o ofertă|vă așteptăm)(?!\p{L})/iu;

/** @param airports the registry, by IATA code */
export function owedProblems(place: Place, airports: Airports): string[] {
  const { success, data: entry, error } = destinationSchema.safeParse(place.data);
  return [
    ...(success
      ? withoutFile(
          place,
          destinationProblems([{ id: idOf(place), data: entry, body: place.body, filePath: place.file }], airports),
        )
      : error.issues.map((issue) => problemOf(issue, destinationSchema.shape))),
    ...paperProblems(place),
    ...unescoProblems(place),
    ...warningProblems(place),
  ];
}

const idOf = ({ file }: Place) => file.replace('content/destinations/', '').replace(/\.md$/, '');

const withoutFile = ({ file }: Place, problems: readonly string[]) => problems.map((problem) => problem.slice(file.length + 2));

/** Scenes that another place shows already, by file. */
export function sceneProblems(places: readonly Place[]): Map<string, string[]> {
  const drawn = places.flatMap((place) => {
    const { data: picture } = pictureSchema.safeParse(place.data.picture);
    return picture ? [{ data: { picture }, filePath: place.file }] : [];
  });
  const problems = repeatedScenes(drawn);
  return new Map(
    places.map((place) => [
      place.file,
      withoutFile(
        place,
        problems.filter((problem) => problem.startsWith(`${place.file}: `)),
      ),
    ]),
  );
}

type Issue = { path: PropertyKey[]; code?: string; input?: unknown; message: string };

/** @param around what stands beside the article: places and other articles */
export function owedByArticle({ file, list, data, body }: Article, around: Surroundings): string[] {
  const schema = list === 'posts' ? postSchema : articleSchema;
  const { success, data: entry, error } = schema.safeParse(data);
  if (!success) return error.issues.map((issue) => problemOf(issue, schema.shape));
  const id = file.replace(/^content\/(guides|posts)\//, '').replace(/\.md$/, '');
  return articleProblems([{ id, data: entry, body, filePath: file }], around).map((problem) => problem.slice(file.length + 2));
}

/** @param around what stands beside the offer: places */
export function owedByOffer({ file, list, data, body }: Article, { places }: Pick<Surroundings, 'places'>): string[] {
  const kind = offerKindOf(list);
  if (!kind) return [`(folderul): „${list}” nu este un fel de oferte`];
  const { success, data: entry, error } = offerSchema.safeParse(data);
  if (!success) return error.issues.map((issue) => problemOf(issue, offerSchema.shape));
  const found = offerProblems(kind, [{ id: file, data: entry, body, filePath: file }], places);
  return found.map((problem) => problem.slice(file.length + 2));
}

/** @param places the Romanian entries, by the names of their files without folders and ending */
export function owedByEnglish({ file, data, body }: Article, places: RomanianPlaces): string[] {
  const { success, data: entry, error } = englishDestinationSchema.safeParse(data);
  if (!success) return error.issues.map((issue) => problemOf(issue, englishDestinationSchema.shape));
  const id = file.replace('content/en/destinations/', '').replace(/\.md$/, '');
  return englishDestinationProblems([{ id, data: entry, body, filePath: file }], places).map((problem) =>
    problem.slice(file.length + 2),
  );
}

type Shape = Readonly<Record<string, { description?: string | undefined }>>;

function problemOf({ path, code, message }: Issue, shape: Shape): string {
  const [field = ''] = path.map(String);
  const missing = code === 'invalid_type' && message.includes('undefined');
  if (!missing || path.length > 1) return `${path.join('.')}: ${missing ? 'lipsește' : message}`;
  return `${field}: lipsește. ${shape[field]?.description ?? ''}`.trim();
}

const paperProblems = ({ data }: Place): string[] =>
  ministryStart.test(data.papers?.url ?? '')
    ? [`papers.url: ${data.papers?.url} este o pagină generală; puneți pagina despre țara aceasta`]
    : [];

const unescoProblems = (place: Place): string[] =>
  !place.data.unesco && passagesOf(place).some(({ text }) => /UNESCO/.test(text))
    ? ['unesco: textul vorbește de UNESCO, dar câmpul lipsește; scrieți anul și ce este înscris']
    : [];

function warningProblems(place: Place): string[] {
  if (!place.data.advisory) return [];
  return passagesOf(place)
    .filter(({ text }) => selling.test(text))
    .map(({ where }) => `${where}: locul are o avertizare (advisory); textul nu invită la rezervare`);
}
