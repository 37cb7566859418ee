import { photoFolder, photoProblem } from '#art/photos/photo-file.ts';
import { isPhoto, type Picture } from '#domain/schemas/picture.ts';

type Entry = { data: { picture: Picture }; filePath: string };

/** Photographs that entries name and the build cannot use: file, field, reason. */
export async function photoProblems(entries: Iterable<Entry>, folder: string = photoFolder): Promise<string[]> {
  const problems: string[] = [];
  for (const { data, filePath } of entries) {
    if (!isPhoto(data.picture)) continue;
    const problem = await photoProblem(data.picture.photo, folder);
    if (problem) problems.push(`${filePath}: picture.photo: ${problem}`);
  }
  return problems;
}
