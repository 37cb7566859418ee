import { conditionAnchors } from '#domain/rules/condition-table.ts';
import { type Limits, type Person, type Question, questions, untoldOf } from '#domain/rules/travel-cases.ts';

/** What a row of the list is for, as its elements say it and as the rules below find it. */
export const limitOf = (limits: Limits, question: Question): string | undefined => limits[question]?.join(' ');

const holds = (test: string) => `:has(${test})`;
const chosen = (answers: readonly string[]) => answers.map((answer) => `[value=${answer}]:checked`).join();
const anyOf = (question: Question) => `[name=${question}]:checked`;

/**
 * The finder's rules, `concerns` and `untoldOf` of domain/rules/travel-cases.ts as style: a question that was answered, with none
 * of the answers a row is for, hides the row. Written per page, because the limits are those of its rows.
 */
export function finderStyles(listed: readonly { limits: Limits }[]): string {
  const rows = listed.map(({ limits }) => limits);
  const hidden = questions.flatMap((question) => {
    const limits = new Map(rows.flatMap((row) => (row[question] ? [[limitOf(row, question), row[question]] as const] : [])));
    return [...limits].map(([said, answers]) => {
      // Whoever names only what comes along is taken for an adult: a row for adults stays until somebody else is named.
      const answered = (answers as readonly string[]).includes('adult') ? '[data-person]:checked' : anyOf(question);
      return `#${conditionAnchors.finder}${holds(answered)}:not(${holds(chosen(answers))}) [data-${question}="${said}"]{display:none}`;
    });
  });
  const shown = untoldOf(rows).map(
    ({ person, answers }) =>
      `#${conditionAnchors.finder}${isMeant(person)}${holds(chosen(answers))} [data-untold]{display:block}`,
  );
  return [...hidden, ...shown].join('');
}

const isMeant = (person: Person) => {
  const named = holds(chosen([person]));
  return person === 'adult' ? `:is(${named},${holds(anyOf('cine'))}:not(${holds('[data-person]:checked')}))` : named;
};
