import { chapterCount, chapterWords } from '#domain/rules/chapters.ts';
import { continentKeys } from '#domain/rules/continents.ts';
import { destinationSchema } from '#domain/schemas/destination.ts';
import { entryAddressProblem } from '../entry-address.ts';
import { emptyFrontMatter } from '../front-matter.ts';
import type { Kind, Plan } from '../kind.ts';

export const destination: Kind = {
  name: 'destination',
  is: 'a place of the magazine',
  wants: '<continent> <id>',
  example: 'europa lisabona',
  plan([continent = '', id = ''], folder) {
    const problem = problemOf(continent, id, folder);
    return problem ? { problem } : entry(continent, id);
  },
};

function problemOf(continent: string, id: string, folder: string): string | undefined {
  if (!(continentKeys as readonly string[]).includes(continent) || !id)
    return `Use: npm run new -- destination <continent> <id>, where the continent is one of ${continentKeys.join(', ')}.`;
  return entryAddressProblem('destinations', id, folder);
}

function entry(continent: string, id: string): Plan {
  const path = `content/destinations/${continent}/${id}.md`;
  return {
    creates: { [path]: `---\n${emptyFrontMatter(destinationSchema, { name: nameOf(id) })}\n---\n\n${chapters()}` },
    next: `Wrote ${path}.
Next: fill it in (each field says what it wants), write ${chapterCount.min} to ${chapterCount.max} chapters, then
  npm run dev      and look at http://localhost:4321/${id} and at /${continent}
  npm run check    before you hand it over: it names the field and the reason of whatever is wrong.`,
  };
}

function chapters(): string {
  const hint = `(${chapterWords.min}–${chapterWords.max} de cuvinte)`;
  const figure = '> **10 km** ce măsoară cifra aceasta';
  const list = '- primul lucru\n- al doilea\n- al treilea';
  const texts = [hint, `${figure}\n\n${hint}`, `${hint}\n\n${list}`, hint];
  return ['Primul capitol', 'Un capitol cu o cifră', 'Un capitol cu trei lucruri', 'Cum ajungeți']
    .map((heading, index) => `## ${heading}\n\n${texts[index]}\n`)
    .join('\n');
}

function nameOf(id: string): string {
  return id.replace(/(^|-)([a-z])/g, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase());
}
