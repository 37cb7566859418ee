import { z } from 'zod';
import { answers, areas } from '../rules/travel-assessment.ts';
import { langSchema } from './lang.ts';
import { words } from './page-parts.ts';

const withNumbers = words.describe('Names the numbers of the tool in square brackets: [trips].');

/** What stands around a tool: before it what it is for, after it what it leaves out. */
const frame = {
  heading: words,
  intro: words.describe('Says that nothing leaves the page.'),
  example: words.describe('Said instead of the intro where scripts do not run.'),
  notesHeading: words,
  notes: z.array(words).min(2).max(6),
  ask: words.describe('The link to the contact form, after the notes.'),
};

const numberSchema = z.strictObject({
  label: words,
  unit: words,
  start: z.number().min(0).describe('What stands in the field at first; the worked example is made of these.'),
});

const percent = z.number().min(0).max(100);
const shareSchema = z
  .strictObject({ label: words, why: words, low: percent, high: percent })
  .refine(({ low, high }) => low <= high, { error: 'the cautious share (low) may not be larger than the hopeful one (high)' })
  .describe('A share of a cost that is assumed to be saved, in per cent, and where the saving would come from.');

const lineSchema = z.strictObject({ label: words, formula: withNumbers });

const savingsWords = z.strictObject({
  year: words.describe('Over the company’s own numbers.'),
  fields: z.strictObject({
    trips: numberSchema,
    ticket: numberSchema,
    changed: numberSchema,
    change: numberSchema,
    hours: numberSchema,
    hour: numberSchema,
    fee: numberSchema,
  }),
  assumed: words.describe('Over the assumptions.'),
  shares: z.strictObject({ fares: shareSchema, changes: shareSchema, time: shareSchema }),
  low: words.describe('Names the cautious end of a range.'),
  high: words.describe('Names the hopeful end of a range.'),
  problems: z
    .strictObject({ missing: words, 'too-small': words, 'too-large': words, crossed: words })
    .describe('How to mend a number; [min] and [max] are the limits. crossed: the cautious share is the larger.'),
  caption: words.describe('Names the table, for screen readers.'),
  line: words.describe('Heads the column that names the lines.'),
  lines: z.strictObject({ fares: lineSchema, changes: lineSchema, time: lineSchema, fees: lineSchema }),
  left: words.describe('Names the sum.'),
  outcome: z
    .strictObject({ gain: withNumbers, mixed: withNumbers, loss: withNumbers })
    .describe('The result in one sentence: gained at both ends, at the hopeful one, at none.'),
  unknown: words.describe('Said instead while a number is missing or wrong.'),
  print: words,
});

const optionSchema = z.strictObject({
  label: words,
  clause: words.describe('The paragraph this answer puts into the document. May name [amount].'),
});

const questionSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z]+$/),
    question: words,
    heading: words.describe('Over the paragraph in the document.'),
    options: z.array(optionSchema).min(2).max(4),
    amount: z
      .strictObject({ label: words, unit: words, start: z.number(), min: z.number(), max: z.number() })
      .optional()
      .describe('A sum that some of the answers name as [amount].'),
  })
  .refine(({ amount, options }) => Boolean(amount) === options.some(({ clause }) => clause.includes('[amount]')), {
    error: 'a question asks for an amount when, and only when, one of its clauses names [amount]',
  });

const policyWords = z.strictObject({
  company: z.strictObject({ label: words, hint: words }),
  from: z.strictObject({ label: words, hint: words }),
  questions: z.array(questionSchema).min(8).max(10),
  amountProblem: words.describe('Beside an amount that cannot be; [min] and [max] are the limits.'),
  sheet: words.describe('Over the document, on the screen only.'),
  title: words,
  titleWithName: words.describe('Names [company].'),
  opening: words,
  closing: z.strictObject({ heading: words, text: words, textWithDay: words.describe('Names [day].') }),
  copy: words,
  copied: words,
  notCopied: words.describe('Said when the browser does not let a page copy; the text is selected by then.'),
  print: words,
});

const answer = z.enum(answers);
const area = z.enum(areas);

const assessmentWords = z.strictObject({
  answers: z.record(answer, words),
  areas: z.record(area, words),
  statements: z
    .array(z.strictObject({ area, text: words, advice: words.describe('What to do where the answer is not yes.') }))
    .length(10)
    .refine((statements) => areas.every((name) => statements.some((statement) => statement.area === name)), {
      error: `every area has at least one statement: ${areas.join(', ')}`,
    }),
  example: z.array(answer).length(10).describe('Answers of the worked example, shown where scripts do not run.'),
  exampleHeading: words,
  result: words.describe('Over the result.'),
  scoring: words.describe('How the points are counted.'),
  progress: withNumbers.describe('[answered] of [all].'),
  total: withNumbers.describe('[points] of [most], and where to begin: [area].'),
  perfect: withNumbers.describe('Said when every answer is yes.'),
  points: withNumbers.describe('[points] of [most], beside an area.'),
  open: words.describe('Beside an area that is not answered yet.'),
  verdicts: z.strictObject({ keep: words, improve: words, mend: words }),
  nothingToDo: words,
  again: words,
  print: words,
});

/** The three tools for companies on /corporate. */
export const companyToolsSchema = z.strictObject({
  lang: langSchema,
  nav: z.strictObject({
    label: words.describe('Names the links to the tools, for screen readers.'),
    names: z.strictObject({ savings: words, policy: words, assessment: words }),
  }),
  savings: z.strictObject({ ...frame, words: savingsWords }),
  policy: z.strictObject({ ...frame, words: policyWords }),
  assessment: z.strictObject({ ...frame, words: assessmentWords }),
});

export type CompanyTools = z.infer<typeof companyToolsSchema>;
