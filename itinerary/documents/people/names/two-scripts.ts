/** Names printed in two alphabets: `Иванов Иван / IVANOV IVAN`. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { type Found, foundAt } from '../../../draft/found.ts';
import type { Cell } from '../../../layout/cells.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { titleOf, titles } from '../../../values/name-words.ts';
import { travellerIndex } from '../../../values/travellers.ts';
import { namesTicket } from '../tickets/cut-tickets.ts';
import type { Placed } from '../tickets/tickets-of-passengers.ts';

// السيد محمد الهاشمي / MR MOHAMMED AL HASHIMI | Иванов Иван / IVANOV IVAN | 王小明 (WANG XIAOMING)
const otherScript = /^(?:(?!\p{Script=Latin})[\p{L}\p{M} .'’-])+$/u;
// ნინო ბერიძე (NINO BERIDZE), დაბ. 17.03.1971 | ШЕВЧУК Андрій / SHEVCHUK ANDRII, паспорт FA555012: more about them behind both
const betweenScripts = /^(?<one>[^/()|]{3,60}?) ?[/|(] ?(?<other>[^/()|,;]{3,60}?)(?:\)?|(?:\)[,;:]? |\)?[,;] ).*)$/u;

/** Of a name in two alphabets the half in Latin letters, as passports have it. */
export function latinHalf(cell: Cell): Cell {
  const { number = '', rest = '' } = /^(?<number>(?:\d{1,2}(?:[.)] ?| ))?)(?<rest>.*)$/u.exec(cell.text)?.groups ?? {};
  const { one = '', other = '' } = betweenScripts.exec(rest)?.groups ?? {};
  const half =
    otherScript.test(one) && /^\p{Script=Latin}/u.test(other)
      ? other
      : otherScript.test(other) && /^\p{Script=Latin}/u.test(one)
        ? one
        : '';
  if (half === '') return cell;
  const start = cell.start + number.length + rest.indexOf(half);
  return { ...cell, text: half, start, end: start + half.length };
}

const ownWord = "(?!\\p{Script=Latin})\\p{L}(?:(?!\\p{Script=Latin})[\\p{L}\\p{M}'’-])*";
const latinWord = "\\p{Script=Latin}[\\p{Script=Latin}\\p{M}'’-]*\\.?";
const inBothLetters = new RegExp(
  `(?<own>${ownWord}(?: ${ownWord}){1,4}) ?[/|(] ?(?<latin>${latinWord}(?:[ /]${latinWord}){1,5})`,
  'dgu',
);

/** A name in letters of its own, and in Latin ones, as a document has them beside each other. */
export type Twin = { own: string; latin: Found };

/** `ნინო ბერიძე (NINO BERIDZE)`: every name a document gives in both. `Номер билета / Ticket number` is a label. */
export const twinsIn = (lines: readonly Line[]): Twin[] =>
  lines.flatMap((line) =>
    [...line.text.matchAll(inBothLetters)].flatMap(({ groups, indices }) => {
      const [own = '', place] = [groups?.own, indices?.groups?.latin];
      const latin = place && foundAt(line, ...place);
      const isName = latin && wordsOf(own).length > 1 && ![own, latin.value].some(namesTicket);
      return isName ? [{ own, latin }] : [];
    }),
  );

/** Whether a name in letters of its own is that of a twin, in whichever order: `ბერიძე ნინო`. */
const isOfTwin = (name: string, { own }: Twin): boolean =>
  wordsOf(name).toSorted().join(' ') === wordsOf(own).toSorted().join(' ');

const isLatin = ({ name: { value } }: DraftPassenger): boolean => /\p{Script=Latin}{2}/u.test(value.replace(/\([^)]*\)/g, ''));

/** What passports may write for the first letter of a name, folded: Христо is Hristo, Khristo or Christo. */
const firstLetters: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'vw',
    г: 'gh',
    ґ: 'g',
    д: 'd',
    е: 'eyj',
    є: 'yji',
    ж: 'zj',
    з: 'z',
    и: 'iy',
    і: 'iy',
    ї: 'yi',
    й: 'yij',
    к: 'kc',
  },
  ...{
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'uw',
    ф: 'f',
    х: 'hkcx',
    ц: 'tc',
    ч: 'ct',
    ш: 's',
    щ: 's',
    ъ: 'ua',
    э: 'e',
    ю: 'yij',
    я: 'yij',
    ђ: 'd',
    ј: 'j',
    љ: 'l',
    њ: 'n',
    ћ: 'c',
    џ: 'd',
  },
  ...{
    α: 'a',
    β: 'vb',
    γ: 'gy',
    δ: 'd',
    ε: 'e',
    ζ: 'z',
    η: 'i',
    θ: 't',
    ι: 'ij',
    κ: 'kc',
    λ: 'l',
    μ: 'mb',
    ν: 'nd',
    ξ: 'xk',
    ο: 'o',
    π: 'p',
    ρ: 'r',
    σ: 's',
    τ: 't',
    υ: 'yi',
    φ: 'fp',
    χ: 'chkx',
    ψ: 'p',
    ω: 'o',
  },
};

const wordsOf = (name: string): string[] =>
  name
    .replace(/\([^)]*\)/g, ' ')
    .split(/[^\p{L}\p{M}-]+/u)
    .filter((word) => word !== '' && !titles.has(titleOf(word)))
    .map(titleOf);

/** Мария Стоянова Иванова, IVANOVA/MARIYA STOYANOVA: each word has one in the other that may begin so. */
export function maySpellTheSame(one: DraftPassenger, latin: DraftPassenger): boolean {
  if (isLatin(one) || !isLatin(latin)) return false;
  const others = wordsOf(latin.name.value);
  const words = wordsOf(one.name.value);
  for (const word of words) {
    const index = others.findIndex((other) => firstLetters[word[0] ?? '']?.includes(other[0] ?? ' '));
    if (index < 0) return false;
    others.splice(index, 1);
  }
  return words.length > 1 && others.length < 2;
}

/** Who stands under his ticket in letters of his own, and elsewhere in both. */
export function inLatin(person: DraftPassenger, twins: readonly Twin[]): DraftPassenger {
  const twin = isLatin(person) ? undefined : twins.find((one) => isOfTwin(person.name.value, one));
  return twin ? { ...person, name: twin.latin } : person;
}

/** Whom a document names in another alphabet and in Latin letters, in one row or each in a place of his own, once: in Latin letters, as passports and tickets have it. */
export function inOneScript(people: readonly DraftPassenger[], rows: readonly Placed<string>[]): DraftPassenger[] {
  const latin = people.filter(isLatin);
  const rowsOf = (person: DraftPassenger) => rows.flatMap(({ row, value }) => (travellerIndex([person], value) === 0 ? row : []));
  const sameRow = (person: DraftPassenger) => {
    const own = latin.filter((other) => rowsOf(other).some((row) => rowsOf(person).includes(row)));
    return own.length === 1 ? own[0] : undefined;
  };
  const spelt = (person: DraftPassenger) => latin.filter((other) => maySpellTheSame(person, other));
  const twins = new Map<DraftPassenger, DraftPassenger>();
  for (const person of people) {
    if (isLatin(person)) continue;
    const twin = sameRow(person) ?? spelt(person).find((other) => ![...twins.values()].includes(other));
    if (twin) twins.set(person, twin);
  }
  return people.flatMap((person) => {
    if (twins.has(person)) return [];
    const [other] = [...twins].find(([, twin]) => twin === person) ?? [];
    const { type = other?.type, born = other?.born } = person;
    return [{ ...person, ...(type && { type }), ...(born && { born }) }];
  });
}
