/** Passengers as people are called: given names first, capitals restored, titles and types taken off the names they are glued to. */
import { isMarkedAsName, isSurelyName } from '../../documents/people/names/printed-names.ts';
import { hardly } from '../../documents/people/names-by-evidence.ts';
import type { DraftDoubt, DraftPassenger } from '../../draft/draft-itinerary.ts';
import { isGivenName, isHungarianGivenName } from '../../reference/given-names.ts';
import { isFamilyFirst } from '../../reference/parts-of-names.ts';
import { fold } from '../../text/fold.ts';
import { isCapitals, particles } from '../../values/name-words.ts';
import { kindOf } from '../../values/traveller-kinds.ts';
import { doubt } from '../doubts.ts';
import type { SettledPassenger, WithDoubts } from '../settled.ts';
import { generationsOf } from './generations.ts';
import { beginsLikeMaghrib, isOfMaghrib } from './names-of-maghrib.ts';
import { beginsLikeFamily, hasGivenWithin, isOpenList, orderOfList } from './order-of-list.ts';
import { withoutPartsOfFirms } from './parts-of-firms.ts';
import { bracketed, familyWords, isTitle, leadingCapitals, partsOf, peel } from './parts-of-names.ts';
import { restoreCapitals } from './restore-capitals.ts';
import { inOneOrder, withoutUnknownTitles } from './titles-of-list.ts';
import { withoutTitlesOnFamilies } from './titles-on-families.ts';

/** @param flown the first day of the journey, `YYYY-MM-DD`, where it is known: who is a child on it is one on the ticket. */
export function settleNames(drafts: readonly DraftPassenger[], flown?: string): WithDoubts<{ passengers: SettledPassenger[] }> {
  const doubts: DraftDoubt[] = [];
  const passengers: SettledPassenger[] = [];
  // BENNANI/SALMA MME  DIOUF/OMAR M: beside Madame the letter is Monsieur.
  const isFrench = drafts.some(({ name }) => /\/.*\sM(?:ME|LLE)$/.test(name.value));
  const monsieur = (name: string) => (isFrench ? name.replace(/(?<=\/.*)\sM$/, ' MR') : name);
  const generations = generationsOf(drafts);
  const plain = drafts.map((draft, index) => ({
    ...draft,
    name: { ...draft.name, value: withPlainTitle(generations[index]?.name ?? draft.name.value) },
  }));
  const named = inOneOrder(withoutUnknownTitles(withoutTitlesOnFamilies(withoutPartsOfFirms(plain))));
  const bare = named.map(bareWords);
  const isOpen = isOpenList(bare);
  // Csonka Hanga, Vörös Kende, Farkas Máté: in a Hungarian list one is enough.
  const isHungarian = isOpen && named.every(({ order }) => order === 'either');
  const ofList = isHungarian ? 'family-first' : orderOfList(bare);
  // CABALLERO RODEL SANTOS over DELA CRUZ JOSE MIGUEL TORRES: a list that has one begin with a particle has the families' names first
  const isOfCrew =
    bare.every((words) => words.every(isCapitals) && hasGivenWithin(words)) &&
    bare.some(([first]) => particles.has(fold(first ?? '')));
  for (const [at, printed] of named.entries()) {
    const draft = { ...printed, name: { ...printed.name, value: monsieur(printed.name.value) } };
    const words = bareWords(draft);
    // Alone and in capitals, as systems write it, the family's name leads; in plain writing nobody knows.
    const isTurned =
      ofList === undefined &&
      (((endsGiven(words) || isOfCrew) && words.every(isCapitals)) ||
        (leadingCapitals(words) === 0 && beginsLikeFamily(words)) ||
        (bare.some(isOfMaghrib) && beginsLikeMaghrib(words)) ||
        (isFamilyFirst(words) && orderOf(draft) === 'given-first'));
    const order = (ofList === 'family-first' && words.length > 1) || isTurned ? 'family-first' : orderOf(draft);
    const passenger = settled({ ...draft, order: order ?? 'given-first' }, generations[at]?.generation, flown);
    if (!passenger) continue;
    const index = passengers.findIndex((other) => isSamePerson(other, passenger));
    const known = passengers[index];
    if (!known) {
      passengers.push(passenger);
      const isOfOpenList = isOpen && words.length > 1;
      const mayBeTurned = (isOfOpenList || (words.length === 2 && endsGiven(words))) && leadingCapitals(words) === 0;
      const mayBeOfMaghrib = ofList === undefined && !isTurned && order === 'given-first' && beginsLikeMaghrib(words);
      if (order === undefined || mayBeOfMaghrib || (ofList === undefined && !isTurned && mayBeTurned))
        doubts.push(doubt('name-order-unknown', `passengers[${passengers.length - 1}].name`));
      if (isHardlyNamed(draft)) doubts.push(doubt('name-not-sure', `passengers[${passengers.length - 1}].name`));
      if (
        printed.order === 'unknown' ||
        isTurned ||
        (isOfOpenList && ofList === 'family-first') ||
        (order === 'family-first' && mayHaveTwoFamilies(draft))
      )
        doubts.push(doubt('name-order-concluded', `passengers[${passengers.length - 1}].name`));
      if (order !== 'family-first' && mayBeginWithTitle(draft))
        doubts.push(doubt('name-may-begin-with-title', `passengers[${passengers.length - 1}].name`));
    } else {
      if (known.eticket && passenger.eticket && known.eticket.value !== passenger.eticket.value)
        doubts.push(doubt('more-tickets', `passengers[${index}].eticket`));
      passengers[index] = { ...passenger, ...known };
    }
  }
  return { passengers, doubts };
}

/** `MOLDOVAN VLAD ANDREI, Dl`: what stands behind the comma is no given name; nor is the article of `De heer`. */
const withPlainTitle = (name: string): string =>
  name
    .replace(/^de (?=heer )/i, '')
    .replace(/,\s*(?<word>\p{L}+\.?)$/u, (whole, word: string) => (isTitle(word, 3) || kindOf(word) ? ` ${word}` : whole));

// Ahmad Faizal bin Osman, Siti binti Hassan: of the father, whose name stands behind one's own in any list
const patronymic = /\p{L} (?:bin|binti|binte|bint|bte|ibn) \p{L}/iu;

/** 佐藤 花子: read in its own letters a name stays in its own order. */
const ofEastAsia = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul} ·]+$/u;

/** The words of a name that no slash and no label puts in order; none of another. */
const bareWords = ({ name: { value }, order = 'given-first' }: DraftPassenger): readonly string[] =>
  order === 'family-first' ||
  order === 'surely-given-first' ||
  /[/,]/.test(value) ||
  patronymic.test(value) ||
  ofEastAsia.test(value)
    ? []
    : peel(value.replace(bracketed, ' ').trim().split(/\s+/), 'both').words;

/** Told by its place among others alone: no title, no given name that is known, no ticket; or by a few signs. */
const isHardlyNamed = ({ name, type, eticket }: DraftPassenger): boolean =>
  name.certainty <= hardly ||
  (name.certainty <= 0.5 &&
    !type &&
    !eticket &&
    !/[/,]/.test(name.value) &&
    !isMarkedAsName(name.value) &&
    !isSurelyName(name.value));

/** `Mr POPOVICI CATALIN`, `Popovici Catalin`: a given name that is known stands last, before one that is none. */
const endsGiven = (words: readonly string[]): boolean =>
  words.length > 1 && isGivenName(words.at(-1) ?? '') && !isGivenName(words[0] ?? '') && !particles.has(fold(words[0] ?? ''));

/** `GARCIA ORTIZ LUCIA`: behind the first word of a family's name another may follow, and only capitals part them. */
function mayHaveTwoFamilies({ name: { value } }: DraftPassenger): boolean {
  if (/[/,]/.test(value)) return false;
  const { words } = peel(value.replace(bracketed, ' ').trim().split(/\s+/), 'both');
  return words.length > 2 && words.every(isCapitals) && familyWords(words) === 1 && !isGivenName(words[1] ?? '');
}

/** Where both orders may be printed, given names tell: `Kovács Anna`, `Johanna Lindqvist`. Undefined where they do not: `Péter Anna`. */
function orderOf({ name, order = 'given-first' }: DraftPassenger): 'family-first' | 'given-first' | undefined {
  if (order === 'surely-given-first' || patronymic.test(name.value)) return 'given-first';
  if (order === 'unknown') return 'family-first';
  if (order !== 'either' || /[/,]/.test(name.value)) return order === 'either' ? 'given-first' : order;
  const { words } = peel(name.value.replace(bracketed, ' ').trim().split(/\s+/), 'both');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (isGivenName(first) === isGivenName(last)) return undefined;
  if (isGivenName(first)) return 'given-first';
  // Of other peoples a given name at the end may be a family's as well: James.
  return isHungarianGivenName(last) ? 'family-first' : undefined;
}

/** `Rva Anna Nieminen`, `Rhys James Miller`: a short word nobody knows, before a given name and another. */
function mayBeginWithTitle({ name, order }: DraftPassenger): boolean {
  const [first = '', second = '', ...rest] = peel(name.value.split(/\s+/), 'both').words;
  if (order === 'family-first' || rest.length === 0 || /[/,]/.test(name.value)) return false;
  return first.length <= 5 && !isTitle(first, 3) && !isGivenName(first) && isGivenName(second) && !particles.has(fold(first));
}

function isSamePerson(one: SettledPassenger, other: SettledPassenger): boolean {
  return fold(one.name.value) === fold(other.name.value) && one.type.value === other.type.value && sameTitle(one, other);
}

const sameTitle = (one: SettledPassenger, other: SettledPassenger) =>
  !one.title || !other.title || fold(one.title.value) === fold(other.title.value);

function settled(draft: DraftPassenger, generation?: string, flown?: string): SettledPassenger | undefined {
  const { name, order, type, eticket } = draft;
  const parts = partsOf(name.value, order);
  // de LA MOTTE, El FASSI: the small particle is as it should be.
  const [, particle = '', family = ''] = /^((?:\p{L}?\p{Ll}+ )*)(.*)$/u.exec(parts.family) ?? [];
  const words = [restoreCapitals(parts.given), `${particle}${restoreCapitals(family)}`, generation];
  const whole = words.filter(Boolean).join(' ');
  if (!/\p{L}{2}/u.test(whole)) return undefined;
  return {
    name: { ...name, value: whole.slice(0, 120) },
    ...(parts.title && { title: { ...name, value: parts.title.slice(0, 12) } }),
    type: type ??
      kindByBirth(draft, flown) ?? { ...name, value: parts.type ?? 'adult', certainty: parts.type ? name.certainty : 0.6 },
    ...(eticket && { eticket }),
  };
}

/** Under two on the day of the flight an infant, under twelve a child: as airlines count. */
function kindByBirth({ name, born }: DraftPassenger, flown: string | undefined): DraftPassenger['type'] {
  const { year, month = 1, day = 1 } = born?.value ?? {};
  const [flownYear = 0, flownMonth = 0, flownDay = 0] = flown?.split('-').map(Number) ?? [];
  if (!born || year === undefined || flownYear === 0) return undefined;
  const age = flownYear - year - (flownMonth < month || (flownMonth === month && flownDay < day) ? 1 : 0);
  return age >= 0 && age < 12 ? { ...name, value: age < 2 ? 'infant' : 'child', certainty: 0.6 } : undefined;
}
