import { isSceneName, scenes } from '#art/posters/scenes.ts';
import { subjectOf } from '#art/posters/subjects.ts';
import { articleProblems as ownProblems } from '#domain/rules/article-problems.ts';
import { articleChapterCount, chapterProblems } from '#domain/rules/chapters.ts';
import { isGuideList } from '#domain/rules/guide-lists.ts';
import type { Article } from '#domain/schemas/article.ts';
import { isPhoto } from '#domain/schemas/picture.ts';
import type { Entry } from './entry-problems.ts';
import { type RawEntry, readFrontMatter } from './read-front-matter.ts';

type Drawn = { scene?: string; mood?: string | undefined };
const pictureIn = ({ data }: RawEntry): Drawn => (data.picture ?? {}) as Drawn;

/** The hour a scene is shown in: the one chosen, or its own. */
const lightOf = ({ scene = '', mood }: Drawn) => mood ?? (isSceneName(scene) ? scenes[scene].mood : undefined);

/** What stands beside an article: the places it may name, and every other article. */
export type Surroundings = { places: readonly RawEntry[]; articles: readonly RawEntry[] };

/** @param folder absolute path of the project, or the current one */
export async function readSurroundings(folder = '.'): Promise<Surroundings> {
  const read = (pattern: string) => readFrontMatter(pattern, folder);
  return {
    places: await read('content/destinations/*/*.md'),
    articles: [...(await read('content/guides/*/*.md')), ...(await read('content/posts/*.md'))],
  };
}

/**
 * What only an article can have wrong: its chapters, the places it sends to, a picture that is another's. File, field, reason.
 *
 * @param entries guides with ids as `<list>/<id>`, posts as `<id>`
 */
export function articleProblems(entries: readonly Entry<Article>[], around: Surroundings): string[] {
  const places = new Map(around.places.map(({ id, data }) => [id, { warned: data.advisory !== undefined }]));
  return entries.flatMap((entry) =>
    [
      ...listProblems(entry),
      ...ownProblems(entry.data, places),
      ...chapterProblems(entry.body, articleChapterCount).map((problem) => `text: ${problem}`),
      ...pictureProblems(entry, around).map((problem) => `picture.scene: ${problem}`),
    ].map((problem) => `${entry.filePath}: ${problem}`),
  );
}

function listProblems({ id }: Entry<Article>): string[] {
  const [folder, ...rest] = id.split('/');
  return rest.length === 0 || isGuideList(folder ?? '') ? [] : [`(folderul): „${folder}” nu este o listă de ghiduri`];
}

/** An article may show a place it sends to, in another light than the place's own page; no two articles show the same. */
function pictureProblems({ data, filePath }: Entry<Article>, { places, articles }: Surroundings): string[] {
  const { picture } = data;
  if (isPhoto(picture)) return [];
  const { scene } = picture;
  const shows = (entry: RawEntry) => pictureIn(entry).scene === scene;
  const other = articles.find((article) => article.file !== filePath && shows(article));
  const place = places.find((entry) => shows(entry) && lightOf(pictureIn(entry)) === lightOf(picture));
  const countries = places.filter(({ id }) => data.places.includes(id)).map(({ data: { country } }) => String(country));
  return [
    ...(other ? [`scena „${scene}” este deja la ${other.file}`] : []),
    ...(place ? [`scena „${scene}” este în aceeași lumină la ${place.file}; alegeți alt „mood”`] : []),
    ...subjectProblem(scene, countries),
  ];
}

function subjectProblem(scene: string, countries: readonly string[]): string[] {
  if (scene.endsWith('-revelion')) return [`scena „${scene}” este a unei oferte de Revelion`];
  const subject = isSceneName(scene) ? subjectOf(scene) : undefined;
  if (!subject || countries.includes(subject)) return [];
  return [`scena „${scene}” arată ${subject}; legați un loc de acolo (places) sau alegeți altă scenă`];
}
