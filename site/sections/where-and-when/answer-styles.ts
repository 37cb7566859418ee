import { parametersIn, type Question, questions } from '#domain/rules/where-and-when.ts';
import type { WhereAndWhenPage } from '#domain/schemas/where-and-when-page.ts';
import { choicesOf } from './question-choices.ts';

/**
 * What a choice does without a script, written from the page's own values: it hides the places it does not find, and a month lights
 * its column and dims the places that are good in another one. The script only puts them in order.
 */
export function answerStyles(copy: WhereAndWhenPage, months: readonly { value: string }[]): string {
  const chosen = (question: Question, value: string) =>
    `[data-where-and-when]:has([name=${parametersIn[copy.lang][question]}][value=${JSON.stringify(value)}]:checked)`;
  const others = ({ value }: { value: string }, question: Question) =>
    `${chosen(question, value)} [data-place]:not([data-${question}*=${JSON.stringify(`|${value}|`)}])`;
  const asked = questions.flatMap((question) =>
    question === 'month' ? [] : choicesOf(copy, question).map((choice) => `${others(choice, question)}{display:none}`),
  );
  const ofMonths = months.map((month, index) => {
    const column = `${chosen('month', month.value)} [data-place] td:nth-child(${index + 2})`;
    return `${others(month, 'month')}{--dim:.75}${column}{--cell:var(--chosen);--letter:var(--board-ink)}${column}[data-lit]{--cell:var(--lit);--letter:var(--board)}`;
  });
  return [...asked, ...ofMonths].join('');
}
