/** What the titles of a list of travellers tell together, in a language we have no words for. */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { isGivenName, mayShortenGivenName } from '../../reference/given-names.ts';
import { titleOf, titles } from '../../values/name-words.ts';

// Bi. Neema Joseph Masanja | Bw. Dickson Emmanuel Bukwimba | Bi. Salma binti Rashid
const abbreviated = /^(?<word>\p{Lu}\p{L}{1,4}\.) (?=\p{Lu}[\p{L}'’-]+ (?:\p{Ll}{2,5} )?\p{Lu})/u;
const abbreviation = ({ name: { value } }: DraftPassenger) => abbreviated.exec(value)?.groups?.word;

/**
 * The names without a short word with a point that stands before several of them, and before two names each time: `Gh. Popescu` is Gheorghe. Behind
 * a family's name one stands where another of the list has a title that is known: `Olteanu/Dcs. Maria` beside `Olteanu/Pr. Gavriil`.
 */
export function withoutUnknownTitles(drafts: readonly DraftPassenger[]): DraftPassenger[] {
  const areTitled = drafts.filter((draft) => abbreviation(draft)).length > 1;
  const areTitledBehind = drafts.some((draft) => isKnown(wordBehind(draft)));
  return drafts.map((draft) => {
    const { name } = draft;
    const word = (areTitled ? abbreviation(draft) : undefined) ?? (areTitledBehind ? wordBehind(draft) : undefined);
    if (!word || isKnown(word) || isGivenName(word.replace('.', ''))) return draft;
    return { ...draft, name: { ...name, value: name.value.replace(`${word} `, '') } };
  });
}

const isKnown = (word: string | undefined): boolean => word !== undefined && titles.has(titleOf(word));

// Olteanu/Dcs. Maria-Teodora: before a given name that is known, and of none itself as Gh. is
const behindSlash = /^[^/]+\/(?<word>\p{Lu}\p{L}{1,4}\.) (?<given>\p{L}+)/u;
function wordBehind({ name: { value } }: DraftPassenger): string | undefined {
  const { word = '', given = '' } = behindSlash.exec(value)?.groups ?? {};
  return isKnown(word) || (isGivenName(given) && !mayShortenGivenName(word)) ? word : undefined;
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
