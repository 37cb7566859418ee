/** What the titles of a list of travellers tell together, in a language we have no words for. */
import type { DraftPassenger } from '../draft/draft-itinerary.ts';
import { isGivenName } from '../reference/given-names.ts';
import { titleOf, titles } from '../values/name-words.ts';

// Bi. Neema Joseph Masanja | Bw. Dickson Emmanuel Bukwimba
const abbreviated = /^(?<word>\p{Lu}\p{L}{1,4}\.) (?=\p{Lu}[\p{L}'’-]+ \p{Lu})/u;
const abbreviation = ({ name: { value } }: DraftPassenger) => abbreviated.exec(value)?.groups?.word;

/** The names without a short word with a point that stands before several of them, and before two names each time: `Gh. Popescu` is Gheorghe. */
export function withoutUnknownTitles(drafts: readonly DraftPassenger[]): DraftPassenger[] {
  const words = drafts.flatMap((draft) => abbreviation(draft) ?? []);
  const isTitle = (word: string) => !titles.has(titleOf(word)) && !isGivenName(word.replace('.', ''));
  if (words.length < 2) return [...drafts];
  return drafts.map((draft) => {
    const word = abbreviation(draft);
    return word && isTitle(word) ? { ...draft, name: { ...draft.name, value: draft.name.value.slice(word.length + 1) } } : draft;
  });
}

// Gubag Naomi Mrs | Wati Yosef Pst.
const lastWord = /^[^/,]+ [^/,]+ (?<last>[^/, ]+)$/u;
function lastIsTitle({ name: { value } }: DraftPassenger): boolean {
  const { last = '' } = lastWord.exec(value)?.groups ?? {};
  return titles.has(titleOf(last)) || /^\p{Lu}\p{L}{1,4}\.$/u.test(last);
}

/** `Gubag Yakob, Rev.` beside `Gubag Naomi, Mrs`: where all have their titles last, all have the family's name first that one has. */
export function inOneOrder(drafts: readonly DraftPassenger[]): DraftPassenger[] {
  const isTurned = drafts.every(lastIsTitle) && drafts.some(({ order }) => order === 'family-first');
  return isTurned ? drafts.map((draft) => ({ ...draft, order: 'family-first' })) : [...drafts];
}
