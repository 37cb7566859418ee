import { logoFolder, logoProblem } from '#art/photos/logo-file.ts';
import { logosIn } from '#domain/schemas/logo.ts';

/** Logos that entries name and nobody can show, wherever in the entry they stand: file, field, reason. */
export async function logoProblems(
  entries: Iterable<{ data: unknown; filePath: string }>,
  folder: string = logoFolder,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { data, filePath } of entries)
    for (const { field, file } of logosIn(data)) {
      const problem = await logoProblem(file, folder);
      if (problem) problems.push(`${filePath}: ${field}: ${problem}`);
    }
  return problems;
}
