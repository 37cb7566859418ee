/** Names printed in two alphabets: `Иванов Иван / IVANOV IVAN`. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { type Found, foundAt } from '../../../draft/found.ts';
import { type Cell, foundCell, pieceCells } from '../../../layout/cells.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { titleOf, titles } from '../../../values/name-words.ts';
import { travellerIndex } from '../../../values/travellers.ts';
import { foldInPlace } from '../../flight-labels.ts';
import { namesTicket } from '../tickets/cut-tickets.ts';
import type { Placed } from '../tickets/tickets-of-passengers.ts';

// السيد محمد الهاشمي / MR MOHAMMED AL HASHIMI | Иванов Иван / IVANOV IVAN | 王小明 (WANG XIAOMING)
const otherScript = /^(?:(?!\p{Script=Latin})[\p{L}\p{M} .'’-])+$/u;
// ნინო ბერიძე (NINO BERIDZE), დაბ. 17.03.1971 | ШЕВЧУК Андрій / SHEVCHUK ANDRII, паспорт FA555012: more about them behind both
// พิมพ์ใจ สายทอง (ปุ้ย) / MS PIMJAI SAITHONG: what he is called at home between
const betweenScripts =
  /^(?<one>[^/()|]{3,60}?)(?: ?\((?:(?!\p{Script=Latin})[^()]){1,20}\))? ?[/|(] ?(?<other>[^/()|,;]{3,60}?)(?:\)?|(?:\)[,;:]? |\)?[,;] ).*)$/u;

// Monahia Irina (în pașaport: Ana Pop) | Schwester Klara (im Reisepass Maria Huber), Linz
const ofPassport =
  /^(?:\d{1,2}[.)]? )?\p{L}[^()]{2,60} \((?:\p{L}{1,5}\.? ){0,3}(?:(?:reise)?pas[sz]?[ae]?port\p{L}*|reisepass|pas(?:set|[sue])?|пас\p{L}*порт\p{L}*|διαβατηρι\p{L}*|utlevel\p{L}*|pasos\p{L}*|bilet\p{L}*|ticket|билет\p{L}*)(?!\p{L})(?: (?:aux? noms? d[eu]|in the name of|auf (?:den )?namen?|a nombre de|em nome d[eoa]|a nome d[ei]|pe numele|na (?:nazwisko|jmeno|meno|ime|имя|име)|pa navn(?:et)?|op naam van))?\s?[:–-]? ?(?<name>\p{L}[^()\d]{3,60})\)/du;

/** Of a name in two alphabets the half in Latin letters, as passports have it; and the one that is said to stand there, whatever its bearer is called. */
export function latinHalf(cell: Cell): Cell {
  const [from, to] = ofPassport.exec(foldInPlace(cell.text))?.indices?.groups?.name ?? [0, 0];
  if (to > from) return { ...cell, text: cell.text.slice(from, to), start: cell.start + from, end: cell.start + to };
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

/** Мария Стоянова Иванова, IVANOVA/MARIYA: each word has one in the other that may begin so; the father's name may be left out. */
export function maySpellTheSame(one: DraftPassenger, latin: DraftPassenger): boolean {
  if (isLatin(one) || !isLatin(latin)) return false;
  const others = wordsOf(latin.name.value);
  const words = wordsOf(one.name.value);
  let missing = 0;
  for (const word of words) {
    const index = others.findIndex((other) => firstLetters[word[0] ?? '']?.includes(other[0] ?? ' '));
    if (index < 0) missing += 1;
    else others.splice(index, 1);
  }
  return words.length > 1 && missing + others.length < 2 && words.length - missing > 1;
}

// STETSKO ROMAN | Ana-Maria de la Cruz
const latinName = new RegExp(`^${latinWord}(?:[ /]${latinWord}){1,5}$`, 'u');

/** Who stands in letters of his own, and elsewhere in both; or in Latin ones in another cell of his row: `Стецько Роман Ігорович   STETSKO ROMAN`. */
export function inLatin(person: DraftPassenger, twins: readonly Twin[], line: Line | undefined): DraftPassenger {
  if (isLatin(person)) return person;
  const twin = twins.find((one) => isOfTwin(person.name.value, one));
  if (twin) return { ...person, name: twin.latin };
  const cells = line ? pieceCells(line).filter(({ text }) => latinName.test(text)) : [];
  const [name, another] = cells.map((cell) => foundCell(cell)).filter((found) => maySpellTheSame(person, { name: found }));
  return name && !another ? { ...person, name } : person;
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
