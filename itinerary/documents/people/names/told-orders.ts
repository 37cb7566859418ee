/** The order of names without a slash, where a paper tells it beside them: whose child somebody is, or what he is called. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { titleOf, titles } from '../../../values/name-words.ts';

// Zahid Mahmood s/o Abdul Karim | Ramasamy a/l Muthu | Shazia Parveen   w/o Zahid Mahmood, as South Asia and Malaysia have them
const relation = /^[^\d]{0,30}?(?<![\p{L}/])(?:[sdwcSDWC]\/[oO]|[aA]\/[lLpP]|(?:son|daughter|wife) of)(?![\p{L}/])/u;

const related = /(?<![\p{L}/])(?:[sdwcSDWC]\/[oO]|[aA]\/[lLpP]) (?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+)/gu;

// Sr. Celine Mathai (as per passport: CELINE MATHAI PAUL) | Schwester Klara Moser (im Pass: KLARA MARIA MOSER)
const calledOtherwise = /(?<called>\p{L}[^()|]{2,60}) \([^()]{2,30}[:–-]? $/u;

/**
 * The people in order of their own names first, where the paper tells it of one of them, as a list keeps one order; without a word in front that
 * the paper leaves out where it calls them somebody's husband or father: `Hafiz Zahid Mahmood`, beside `w/o Zahid Mahmood`.
 */
export function inToldOrder(all: readonly DraftPassenger[], lines: readonly Line[]): DraftPassenger[] {
  const people = all.map((person) => (isFree(person) ? withoutHonour(person, lines) : person));
  const isTold = people.some((person) => isFree(person) && lines.some((line) => tells(line.text, person.name.value)));
  return people.map((person) => (isTold && isFree(person) ? { ...person, order: 'surely-given-first' } : person));
}

function withoutHonour(person: DraftPassenger, lines: readonly Line[]): DraftPassenger {
  const [, ...rest] = person.name.value.split(' ');
  const name = rest.join(' ');
  const isCalled = rest.length > 1 && lines.some(({ text }) => relatives(text).includes(name));
  return isCalled ? { ...person, name: { ...person.name, value: name } } : person;
}

const relatives = (text: string): string[] => [...text.matchAll(related)].map(({ groups }) => groups?.name?.trim() ?? '');

const isFree = ({ name, order }: DraftPassenger): boolean => !/[/,]/.test(name.value) && order !== 'family-first';

function tells(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  if (relation.test(text.slice(at + name.length))) return true;
  const called = calledOtherwise.exec(text.slice(0, at))?.groups?.called;
  const [first, second] = [firstOf(called ?? ''), firstOf(name)];
  return first.length > 2 && first === second;
}

const firstOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(titleOf)
    .find((word) => word !== '' && !titles.has(word)) ?? '';
