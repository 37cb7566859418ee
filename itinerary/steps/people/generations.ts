/** Whom of two with one name a word behind it means: `Grady Holt Jr.`, `HOLT III/GRADY MR`. It is of the name, and neither a title nor a given one. */
import { withTitle } from '../../documents/people/names/printed-names.ts';
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { isCapitals } from '../../values/name-words.ts';

type Generation = { name: string; generation?: string };

const younger = '[Jj][Rr]|[Jj][Nn][Rr]|III?|IV';
// Señor as well
const elder = '[Ss][Rr]|[Ss][Nn][Rr]';
const titleLast = String.raw`\s(?:MR|MRS|MS|MISS|MSTR|DR|Mr|Mrs|Ms|Miss|Mstr|Dr)\.?`;
/** `HOLT JR/GRADY`, `Holt Jr., Grady`, `Holt, Grady, Jr.`, `HOLT GRADY JR MR`, `HOLTJR/GRADY`: before the slash or comma, or last but for a title. */
const placed = (words: string) =>
  [
    `(?<=\\p{L}{2}[.,]? )(?<word>(?:${words})\\.?)(?=\\s?[,/])`,
    `(?<=\\p{L}[.,]? )(?<word>(?:${words})\\.?)(?=(?:${titleLast})?(?:\\s?[([]|$))`,
  ].map((shape) => new RegExp(shape, 'u'));
const [youngerFirst, youngerLast] = placed(younger) as [RegExp, RegExp];
const [elderFirst, elderLast] = placed(elder) as [RegExp, RegExp];
const glued = /(?<=^[^/]*\p{Lu}{3}|\/.*\p{Lu}{3})(?<word>JR)(?=\/|$|\s(?:MR|MSTR)$)/u;
const isLady = /(?:^|[\s/])(?:sra|srta|señora|señorita)\.?(?:\s|$)/iu;

/** The names of a list without these words, and with each the word it had. */
export function generationsOf(drafts: readonly DraftPassenger[]): Generation[] {
  const names = drafts.map(({ name }) => name.value);
  const hasYounger = names.some((name) => youngerFirst.test(name) || youngerLast.test(name));
  const hasLady = names.some((name) => isLady.test(name));
  return names.map((name) => {
    const isElder = hasYounger || isTitled.test(name) || (!hasLady && !/[/,]/.test(name) && !isCapitals(name));
    const shapes = [youngerFirst, youngerLast, glued, elderFirst, ...(isElder ? [elderLast] : [])];
    const found = shapes.map((shape) => shape.exec(name)).find((match) => match !== null);
    const word = found?.groups?.word;
    const rest = found && `${name.slice(0, found.index).replace(/[\s,]+$/, '')}${name.slice(found.index + found[0].length)}`;
    return word && rest && /\p{L}[\s,/].*\p{L}{2}/u.test(rest) ? { name: rest, generation: written(word) } : { name };
  });
}

/** Beside another title Sr is none. */
const isTitled = new RegExp(`${withTitle.source}|${titleLast}(?:\\s?[([]|$)`, 'u');

/** JR as people write it; III as it is. */
const written = (word: string): string =>
  /^[IV]/.test(word) ? word : `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`;
