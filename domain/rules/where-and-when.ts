/**
 * Where to go with the month, the days off, the way, the money and the wish one has: what each place is found under, and in which
 * order the places are shown. Within a question one answer is chosen, between questions all must hold; the month only parts those
 * that are good then from those that are good later.
 */
import type { Destination } from '../schemas/destination.ts';
import type { Lang } from '../schemas/lang.ts';
import { type Labels, matchesChoice, type Tagged } from './listing.ts';

/** What is asked; a place carries what it is found under by these names. */
export const questions = ['month', 'days', 'way', 'cost', 'theme'] as const;
export type Question = (typeof questions)[number];

/** What each question is called in the address. */
export const parametersIn = {
  ro: { month: 'luna', days: 'zile', way: 'drum', cost: 'cost', theme: 'tema' },
  en: { month: 'month', days: 'days', way: 'journey', cost: 'cost', theme: 'theme' },
} as const satisfies Record<Lang, Record<Question, string>>;

/** Days off, the way included; together they leave no number out. */
export const dayChoices = [
  { value: '2-3', from: 2, to: 3 },
  { value: '4-5', from: 4, to: 5 },
  { value: '6-8', from: 6, to: 8 },
  { value: '9', from: 9, to: Number.POSITIVE_INFINITY },
] as const;

/** Minutes from Bucharest: up to two, three, five hours, or more than that. */
export const wayChoices = [
  { value: '120', from: 0, to: 120 },
  { value: '180', from: 0, to: 180 },
  { value: '300', from: 0, to: 300 },
  { value: '301', from: 301, to: Number.POSITIVE_INFINITY },
] as const;

/** The highest level of cost one accepts. */
export const costChoices = ['1', '2', '3', '4'] as const;

type Range = { from: number; to: number };

/** A longer way takes the day of departure and the day of return; a shorter one takes one of the two. */
const halfADay = 360;
/** On the way there nobody spends more than this of each day off. */
const minutesOnTheWay = 90;

/**
 * How many days off a place asks for, the way included.
 *
 * @param days how many the place itself deserves
 * @param minutes of the way there; a way nobody knows is taken for a short one
 */
export function daysOff({ from, to }: Range, minutes: number | null): Range {
  const way = minutes ?? 0;
  const lost = way > halfADay ? 2 : 1;
  const least = Math.ceil(way / minutesOnTheWay);
  return { from: Math.max(from + lost, least), to: Math.max(to + lost, least) };
}

const meets = (one: Range, other: Range) => one.from <= other.to && other.from <= one.to;
const valuesMeeting = (choices: readonly (Range & { value: string })[], range: Range) =>
  choices.filter((choice) => meets(choice, range)).map(({ value }) => value);

type Facts = Pick<Destination, 'days' | 'cost'> & { months: readonly number[]; themes: readonly string[] };

/** What a place is found under, by question. @param minutes of the way there, null where nobody knows */
export function foundUnder({ days, cost, months, themes }: Facts, minutes: number | null): Labels & Record<Question, string[]> {
  return {
    month: months.map(String),
    days: valuesMeeting(dayChoices, daysOff(days, minutes)),
    way: minutes === null ? [] : valuesMeeting(wayChoices, { from: minutes, to: minutes }),
    cost: costChoices.filter((most) => cost <= Number(most)),
    theme: [...themes],
  };
}

/** The answers, as the values of the choices; what nobody answered is absent or empty. */
export type Answers = Readonly<Partial<Record<Question, string>>>;

/** What orders a place needs to know of it. */
export type Sought = Tagged & { name: string; minutes: number | null };

/** Answers as the filters of a listing understand them. */
export const choiceOf = (answers: Answers): Labels =>
  Object.fromEntries(questions.map((question) => [question, answers[question] ? [answers[question]] : []]));

/**
 * The places that fit, in the order they are shown: those that are good in the month, then those that fit in another one. Once
 * anything is asked the nearest is first; those of another month keep the order they came in.
 */
export function arranged<Place extends Sought>(places: readonly Place[], answers: Answers): { now: Place[]; later: Place[] } {
  const fitting = places.filter((place) => matchesChoice(place, { ...choiceOf(answers), month: [] }));
  const isNow = (place: Place) => matchesChoice(place, choiceOf({ month: answers.month ?? '' }));
  const now = fitting.filter(isNow);
  const isAsked = questions.some((question) => answers[question]);
  return { now: isAsked ? now.toSorted(nearestFirst) : now, later: fitting.filter((place) => !isNow(place)) };
}

/** Comes after every way that is known; infinity less infinity would be no number. */
const unknown = 100_000;

const nearestFirst = (one: Sought, other: Sought) =>
  (one.minutes ?? unknown) - (other.minutes ?? unknown) || one.name.localeCompare(other.name, 'ro');
