/** What an entry owes its reader and has not given yet. */

import { offerKindOf } from '#domain/rules/offer-kinds.ts';
import { type Airports, placeProblems } from '#domain/rules/place-problems.ts';
import { articleSchema } from '#domain/schemas/article.ts';
import { destinationSchema } from '#domain/schemas/destination.ts';
import { offerSchema } from '#domain/schemas/offer.ts';
import { postSchema } from '#domain/schemas/post.ts';
import { articleProblems, type Surroundings } from '#site/loaders/article-problems.ts';
import { offerProblems } from '#site/loaders/offer-problems.ts';
import { type Article, type Place, passagesOf } from './entries.ts';

const ministryStart = /^https:\/\/(www\.)?mae\.ro(\/travel-conditions|\/travel-alerts)?\/?$/;
const selling = /(?<!\p{L})(rezervați|rezervă-ți|cereți o ofertă|vă așteptăm)(?!\p{L})/iu;

/** @param airports the registry, by IATA code */
export function owedProblems(place: Place, airports: Airports): string[] {
  const { success, data: entry, error } = destinationSchema.safeParse(place.data);
  return [
    ...(success
      ? placeProblems(place.continent, entry, airports)
      : error.issues.map((issue) => problemOf(issue, destinationSchema.shape))),
    ...awaitedProblems(place, airports),
    ...paperProblems(place),
    ...unescoProblems(place),
    ...warningProblems(place),
  ];
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

type Shape = Readonly<Record<string, { description?: string | undefined }>>;

function problemOf({ path, code, message }: Issue, shape: Shape): string {
  const [field = ''] = path.map(String);
  const missing = code === 'invalid_type' && message.includes('undefined');
  if (!missing || path.length > 1) return `${path.join('.')}: ${missing ? 'lipsește' : message}`;
  return `${field}: lipsește. ${shape[field]?.description ?? ''}`.trim();
}

/** Parts of fields that are there. */
function awaitedProblems({ data }: Place, airports: Airports): string[] {
  const arrivals = (data.airports ?? []).filter(({ code }) => airports.get(code)?.flight?.kind !== 'fără zbor');
  return [
    ...(data.months && !data.months.why ? ['months.why: lipsește; scrieți motivul lunilor alese'] : []),
    ...arrivals
      .filter(({ transfer }) => !transfer?.minutes)
      .map(({ code }) => `airports: ${code}: lipsește drumul până în oraș (transfer: how și minutes)`),
  ];
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

/** Flights nobody vouches for, by file of the registry. */
export function airportProblems(airports: Airports): string[] {
  return [...airports].flatMap(([code, { flight }]) => {
    const file = `content/airports/${code}.yaml`;
    if (!flight) return [`${file}: flight: lipsește; scrieți zborul din București sau „kind: fără zbor”`];
    return (['source', 'checkedOn'] as const)
      .filter((field) => !flight[field])
      .map(
        (field) =>
          `${file}: flight.${field}: lipsește; ${field === 'source' ? 'spuneți cine publică orarul' : 'scrieți ziua verificării'}`,
      );
  });
}
