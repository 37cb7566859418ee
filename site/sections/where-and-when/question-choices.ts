import { costChoices, dayChoices, type Question, wayChoices } from '#domain/rules/where-and-when.ts';
import type { WhereAndWhenPage } from '#domain/schemas/where-and-when-page.ts';

type Choice = { value: string; label: string };

/** The values of a question with their labels, in the order of the rule. A theme goes by its word in the page's language. */
export function choicesOf({ ask }: WhereAndWhenPage, question: Exclude<Question, 'month'>): Choice[] {
  const of = {
    days: () => dayChoices.map(({ value }) => ({ value, label: ask.days.choices[value] })),
    way: () => wayChoices.map(({ value }) => ({ value, label: ask.way.choices[value] })),
    cost: () => costChoices.map((value) => ({ value, label: ask.cost.choices[value] })),
    theme: () => Object.values(ask.theme.choices).map((label) => ({ value: label, label })),
  };
  return of[question]();
}
