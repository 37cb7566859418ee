import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutFrontMatter } from '#domain/rules/front-matter.ts';
import { englishDestinationSchema } from '#domain/schemas/english-destination.ts';
import { emptyFrontMatter } from '../front-matter.ts';
import type { Kind } from '../kind.ts';

export const englishDestination: Kind = {
  name: 'english-destination',
  is: 'the English words of a place that is there in Romanian',
  wants: '<continent> <id>',
  example: 'europa lisabona',
  plan([continent = '', id = ''], folder) {
    const romanian = `content/destinations/${continent}/${id}.md`;
    const path = `content/en/destinations/${continent}/${id}.md`;
    if (!id || !existsSync(join(folder, romanian)))
      return {
        problem: `Use: npm run new -- english-destination <continent> <id>, of a place of content/destinations; there is no ${romanian}.`,
      };
    if (existsSync(join(folder, path))) return { problem: `${path} is there already.` };
    const { text = '' } = cutFrontMatter(readFileSync(join(folder, romanian), 'utf8')) ?? {};
    return {
      creates: { [path]: `---\n${emptyFrontMatter(englishDestinationSchema)}\n---\n\n${chaptersLike(text)}` },
      next: `Wrote ${path}.
Next: write the words beside ${romanian}, which keeps every fact, then
  node scripts/words.ts ${path}      names the field and the reason of whatever is wrong
  npm run dev      and look at http://localhost:4321/en/${id}`,
    };
  },
};

/** The chapters of the Romanian text, each with its heading to be said in English and its large figure or list to be kept. */
const chaptersLike = (romanian: string): string =>
  `${romanian
    .split('\n')
    .filter((line) => /^(## |> |- )/.test(line))
    .map((line) => (line.startsWith('## ') ? `\n${line}\n` : line))
    .join('\n')
    .trim()}\n`;
