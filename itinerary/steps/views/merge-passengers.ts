/** The same people, named in two views of one journey: in full here, shorter or in another order there. */
import type { DraftItinerary, DraftPassenger } from '../../draft/draft-itinerary.ts';
import { fold } from '../../text/fold.ts';
import { haveOtherTitles } from '../../values/name-words.ts';
import { doubt } from '../doubts.ts';
import { settleNames } from '../people/settle-names.ts';

/**
 * Adds to `draft` whom `view` names besides, and what it says more of those who are known.
 * @returns the place in `draft` of each passenger of `view`
 */
export function mergePassengers(draft: DraftItinerary, view: DraftItinerary): number[] {
  const before = [...draft.passengers];
  return view.passengers.map((passenger) => {
    const alike = before.filter((known) => isSamePerson(known, passenger));
    // Ramesh Menon, beside Sunita Ramesh Menon
    const same = alike.filter((known) => lettersOf(wordsOf(known)) === lettersOf(wordsOf(passenger)));
    const fits = same.length === 1 ? same : alike;
    const [known] = fits;
    // A short name that may be two people's is neither's.
    if (!known || fits.length > 1) return draft.passengers.push(passenger) - 1;
    const index = draft.passengers.indexOf(known);
    if (known.eticket && passenger.eticket && known.eticket.value !== passenger.eticket.value)
      draft.doubts.push(doubt('more-tickets', `passengers[${index}].eticket`));
    draft.passengers[index] = both(known, passenger);
    return index;
  });
}

const wordsOf = (passenger: DraftPassenger): Set<string> => {
  const [settled] = settleNames([passenger]).passengers;
  return new Set(
    fold(settled?.name.value ?? passenger.name.value)
      .split(/[^\p{L}\d]+/u)
      .filter(Boolean),
  );
};

/** All words of the one are words of the other, in whatever order; or the letters are the same, as where names are glued together. */
function isSamePerson(one: DraftPassenger, other: DraftPassenger): boolean {
  if (haveOtherTitles(one.name.value, other.name.value)) return false;
  const [words, others] = [wordsOf(one), wordsOf(other)];
  if (Math.min(words.size, others.size) > 1 && (words.isSubsetOf(others) || others.isSubsetOf(words))) return true;
  return lettersOf(words) === lettersOf(others);
}

const lettersOf = (words: ReadonlySet<string>) => [...[...words].join('')].sort().join('');

/** The fuller name, which tells titles and order too; of the other what that one does not say. */
function both(one: DraftPassenger, other: DraftPassenger): DraftPassenger {
  const [fuller, shorter] = wordsOf(other).size > wordsOf(one).size ? [other, one] : [one, other];
  const { eticket = shorter.eticket, type = shorter.type } = fuller;
  return { ...fuller, ...(type && { type }), ...(eticket && { eticket }) };
}
