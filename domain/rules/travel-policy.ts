/** A travel policy put together from answers. Every sentence of it stands in the page's copy; this only chooses and orders. */
import { formatNumber } from '../format/counted.ts';
import { formatDay } from '../format/dates.ts';
import { fillNumbers } from '../format/fill-numbers.ts';
import type { Lang } from '../schemas/lang.ts';
import { numberProblem } from './typed-number.ts';

type PolicyQuestion = {
  id: string;
  /** Over the paragraph in the document. */
  heading: string;
  /** A clause may name [amount]. */
  options: readonly { label: string; clause: string }[];
  amount?: { start: number; min: number; max: number } | undefined;
};

export type PolicyWords = {
  title: string;
  /** Names [company]. */
  titleWithName: string;
  opening: string;
  closing: { heading: string; text: string; textWithDay: string };
  questions: readonly PolicyQuestion[];
};

export type PolicyAnswers = {
  company: string;
  /** First day, YYYY-MM-DD, or nothing. */
  from: string;
  /** Place of the chosen option, by question; the first where nothing is chosen. */
  chosen: Readonly<Record<string, number>>;
  /** Amounts by question; the one to start with where none is written, or none that can be. */
  amounts: Readonly<Record<string, number>>;
};

export type PolicyDocument = { title: string; opening: string; sections: { id: string; heading: string; text: string }[] };

export function policyDocument(lang: Lang, words: PolicyWords, answers: PolicyAnswers): PolicyDocument {
  const company = answers.company.trim();
  const { heading, text, textWithDay } = words.closing;
  const day = isWholeDay(answers.from) ? formatDay(lang, answers.from) : '';
  return {
    title: company ? fillNumbers(words.titleWithName, { company }) : words.title,
    opening: words.opening,
    sections: [
      ...words.questions.map((question) => ({
        id: question.id,
        heading: question.heading,
        text: clauseOf(lang, question, answers),
      })),
      { id: 'closing', heading, text: day ? fillNumbers(textWithDay, { day }) : text },
    ],
  };
}

/** The paragraph that the answer to a question puts into the document. */
export function clauseOf(lang: Lang, question: PolicyQuestion, answers: PolicyAnswers): string {
  const clause = chosenClause(question, answers);
  const { amount } = question;
  if (!amount) return clause;
  const written = answers.amounts[question.id] ?? amount.start;
  const sum = numberProblem(written, amount) ? amount.start : written;
  return fillNumbers(clause, { amount: formatNumber(lang, sum) });
}

/** Whether the chosen answer has a use for the question's amount. */
export const namesAmount = (question: PolicyQuestion, answers: PolicyAnswers): boolean =>
  chosenClause(question, answers).includes('[amount]');

function chosenClause({ id, options }: PolicyQuestion, { chosen }: PolicyAnswers): string {
  const option = options[chosen[id] ?? 0];
  if (!option) throw new Error(`the question “${id}” of the policy has no option ${chosen[id]}`);
  return option.clause;
}

/** The document as plain text, numbered, for the clipboard. */
export function policyText({ title, opening, sections }: PolicyDocument): string {
  const paragraphs = sections.map(({ heading, text }, place) => `${place + 1}. ${heading}\n${text}`);
  return [title, opening, ...paragraphs].join('\n\n');
}

/** While a year is typed digit by digit the field already holds the years 2, 20 and 202. */
const isWholeDay = (day: string) => day >= '1000';
