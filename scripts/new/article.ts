import type { ZodType } from 'zod';
import { articleChapterCount, chapterWords } from '#domain/rules/chapters.ts';
import { emptyFrontMatter } from './front-matter.ts';
import type { Plan } from './kind.ts';

/**
 * A guide or a post to fill in.
 *
 * @param path its file, from the root
 * @param pages addresses on which it is seen: its own, and its list's
 */
export function articlePlan(path: string, schema: ZodType, pages: readonly [own: string, list: string]): Plan {
  return {
    creates: { [path]: `---\n${emptyFrontMatter(schema)}\n---\n\n${chapters()}` },
    next: `Wrote ${path}.
Next: fill it in (each field says what it wants), write ${articleChapterCount.min} to ${articleChapterCount.max} chapters, then
  node scripts/words.ts ${path}
  npm run dev      and look at http://localhost:4321${pages[0]} and at ${pages[1]}
  npm run check    before you hand it over: it names the field and the reason of whatever is wrong.`,
  };
}

function chapters(): string {
  const hint = `(${chapterWords.min}–${chapterWords.max} de cuvinte)`;
  const figure = '> **21 de zile** ce hotărăște cifra aceasta';
  return `## Primul capitol\n\n${hint}\n\n## Un capitol cu o cifră\n\n${figure}\n\n${hint}\n`;
}
