import { isSceneName, scenes } from '#art/posters/scenes.ts';
import { subjectOf, subjects } from '#art/posters/subjects.ts';
import { chapterProblems } from '#domain/rules/chapters.ts';
import type { OfferKind } from '#domain/rules/offer-kinds.ts';
import { type OfferPlaces, offerProblems as ownProblems } from '#domain/rules/offer-problems.ts';
import type { Offer } from '#domain/schemas/offer.ts';
import { isPhoto } from '#domain/schemas/picture.ts';
import type { Entry } from './entry-problems.ts';
import { type RawEntry, readFrontMatter } from './read-front-matter.ts';

/** The facts say most: the text tells the evening, or the days, and is short. */
const offerChapterCount = { min: 1, max: 3 };

type Drawn = { scene?: string; mood?: string | undefined };
const pictureIn = ({ data }: RawEntry): Drawn => (data.picture ?? {}) as Drawn;

/** The hour a scene is shown in: the one chosen, or its own. */
const lightOf = ({ scene = '', mood }: Drawn) => mood ?? (isSceneName(scene) ? scenes[scene].mood : undefined);

/** Every destination, as it stands in its file. @param folder absolute path of the project, or the current one */
export const readPlaces = (folder = '.'): Promise<RawEntry[]> => readFrontMatter('content/destinations/*/*.md', folder);

/**
 * What only an offer can have wrong: its days, its places, a picture that is another's, the chapters of its text. File, field, reason.
 *
 * @param kind whose entries they are
 * @param places every destination
 */
export function offerProblems(kind: OfferKind, entries: readonly Entry<Offer>[], places: readonly RawEntry[]): string[] {
  const known: OfferPlaces = new Map(
    places.map(({ id, data }) => [id, { warned: data.advisory !== undefined, hasPapers: data.papers !== undefined }]),
  );
  const shown = new Map<string, string>();
  return entries.flatMap(({ data, body, filePath }) => {
    const problems = [
      ...ownProblems(kind, data, known),
      ...chapterProblems(body, offerChapterCount).map((problem) => `text: ${problem}`),
      ...sceneProblems(kind, data, places, shown).map((problem) => `picture.scene: ${problem}`),
    ];
    if (!isPhoto(data.picture)) shown.set(data.picture.scene, filePath);
    return problems.map((problem) => `${filePath}: ${problem}`);
  });
}

/**
 * A New Year's offer shows the night kept for its place. Others show their own place, in another light than the place's own page, and
 * never that night. No two offers of a list show the same.
 */
function sceneProblems(
  kind: OfferKind,
  { picture, place, where }: Offer,
  places: readonly RawEntry[],
  shown: Map<string, string>,
): string[] {
  if (isPhoto(picture)) return [];
  const { scene } = picture;
  if (!isSceneName(scene)) return [];
  const twice = shown.has(scene) ? [`scena „${scene}” este deja la ${shown.get(scene)}`] : [];
  const nights: readonly string[] | undefined = subjects.revelion[place];
  if (kind === 'newYear') return nights && nights[0] !== scene ? [`la Revelion scena este „${nights[0]}”`, ...twice] : twice;
  const subject = subjectOf(scene);
  const same = places.find((entry) => pictureIn(entry).scene === scene && lightOf(pictureIn(entry)) === lightOf(picture));
  return [
    ...twice,
    ...(scene.endsWith('-revelion') ? [`scena „${scene}” este a unei oferte de Revelion`] : []),
    ...(subject && ![place, where].includes(subject) && !scene.endsWith('-revelion')
      ? [`scena „${scene}” arată ${subject}`]
      : []),
    ...(same ? [`scena „${scene}” este în aceeași lumină la ${same.file}; alegeți alt „mood”`] : []),
  ];
}
