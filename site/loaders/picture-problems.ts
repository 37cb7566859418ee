import { isLayeredHeader, layeredHeaders } from '#art/artwork.ts';
import { photoFolder, photoProblem } from '#art/photos/photo-file.ts';
import { isSceneName } from '#art/posters/scenes.ts';
import { type NamedPicture, picturesIn } from '#domain/schemas/picture.ts';

type Entry = { data: unknown; filePath: string };

export const noSuchScene = (scene: string) => `scena „${scene}” nu există în art/posters/scenes`;
export const noSuchHeader = (header: string) =>
  `imaginea de antet „${header}” nu există în art/posters/headers.ts; sunt ${layeredHeaders.join(', ')}`;

/** Pictures that entries name and the build cannot show, wherever in the entry they stand: file, field, reason. */
export async function pictureProblems(entries: Iterable<Entry>, folder: string = photoFolder): Promise<string[]> {
  const problems: string[] = [];
  for (const { data, filePath } of entries)
    for (const named of picturesIn(data)) {
      const problem = await problemOf(named, folder);
      if (problem) problems.push(`${filePath}: ${problem}`);
    }
  return problems;
}

async function problemOf({ field, picture }: NamedPicture, folder: string): Promise<string | undefined> {
  if ('header' in picture)
    return isLayeredHeader(picture.header) ? undefined : `${field}.header: ${noSuchHeader(picture.header)}`;
  if ('scene' in picture) return isSceneName(picture.scene) ? undefined : `${field}.scene: ${noSuchScene(picture.scene)}`;
  const problem = await photoProblem(picture.photo, folder);
  return problem && `${field}.photo: ${problem}`;
}
