/** A name as its bearer writes it, and in brackets as the ticket does: `Kovács Bernadett (KOVACS/BERNADETT MRS)`. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { type Found, foundAt } from '../../../draft/found.ts';
import { fold } from '../../../text/fold.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { kindBesideName, kindOfAge } from '../../../values/traveller-kinds.ts';
import { travellerIndex } from '../../../values/travellers.ts';
import { isOfHeadingWords } from './heading-words.ts';

// Szabó Zsombor (SZABO/ZSOMBOR INF) | Десислава Колева (KOLEVA / DESISLAVA MRS)
const written = "\\p{Lu}[\\p{L}\\p{M}'’-]+(?: \\p{L}[\\p{L}\\p{M}'’-]*){1,5}";
const capitals = "\\p{Lu}[\\p{Lu}'’-]+(?: \\p{Lu}[\\p{Lu}'’-]*){0,4}";
const withForm = new RegExp(
  `(?<![\\p{L}\\d])(?<own>${written}) ?[([](?<form>${capitals} ?/ ?${capitals})[)\\]](?<behind>[^(]{0,20})`,
  'dgu',
);

/** Whom a line names in both ways: with the marks of his own spelling, in the order the ticket's form gives away; in other letters than Latin ones as the ticket has him. */
export const spelledInForms = (line: Line): DraftPassenger[] =>
  [...line.text.matchAll(withForm)].flatMap(({ indices, groups }) => {
    const [own, form] = [indices?.groups?.own, indices?.groups?.form].map((place) => place && foundAt(line, ...place));
    if (!own || !form || isOfHeadingWords(form.value)) return [];
    const type = kindIn(form, groups?.behind ?? '');
    if (!/\p{Script=Latin}/u.test(own.value)) return [{ name: form, ...(type && { type }) }];
    if (travellerIndex([{ name: form }], own.value) < 0) return [];
    return [{ name: { ...own, value: inParts(own.value, form.value) }, ...(type && { type }) }];
  });

/** `INF` behind the form's names, or `, 8 éves` behind its bracket. */
function kindIn(form: Found, behind: string): DraftPassenger['type'] {
  const [age = ''] = /^,? \(?\d{1,2} \p{L}+/u.exec(behind) ?? [];
  const kind = kindBesideName(form.value.split(' ').at(-1) ?? '') ?? kindOfAge(age.replace(/^\D+/, ''));
  return kind && { ...form, value: kind };
}

/** `Kovács/Bernadett`: of the words of his own spelling those are the family's that the form has before its slash, wherever they stand. */
function inParts(own: string, form: string): string {
  const families = fold(form.split('/')[0] ?? '').split(/[\s-]+/);
  const isFamily = (word: string) =>
    fold(word)
      .split('-')
      .every((part) => families.includes(part));
  const words = own.split(' ');
  return `${words.filter(isFamily).join(' ')}/${words.filter((word) => !isFamily(word)).join(' ')}`;
}
