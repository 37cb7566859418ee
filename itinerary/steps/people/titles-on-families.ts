/** Titles glued to families' names, by systems that keep a title with the name whose it is and have no room for a blank. */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { isCapitals } from '../../values/name-words.ts';

// DRAGANMRS IRINA MARIA | DRAGANMSTR VLAD
const glued = /^(?<family>\p{Lu}[\p{Lu}'’-]+?(?: \p{Lu}[\p{Lu}'’-]+?)?)(?<title>MSTR|MISS|MRS|MR|MS) (?<given>[\p{Lu} .'’-]+)$/u;

/**
 * `DRAGANMR ANDREI` beside `DRAGANMRS IRINA`: where all of a list begin so, with two titles or more, each as systems write it with a title behind. One alone
 * may be called Benamr, and all of a family Williams.
 */
export function withoutTitlesOnFamilies(drafts: readonly DraftPassenger[]): DraftPassenger[] {
  const parts = drafts.map(({ name: { value } }) => (isCapitals(value) ? glued.exec(value)?.groups : undefined));
  const areGlued = parts.every((part) => part !== undefined) && new Set(parts.map((part) => part?.title)).size > 1;
  if (!areGlued) return [...drafts];
  return drafts.map((draft, index) => {
    const { family = '', given = '', title = '' } = parts[index] ?? {};
    return { ...draft, name: { ...draft.name, value: `${family}/${given} ${title}` } };
  });
}
