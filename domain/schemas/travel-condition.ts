import { z } from 'zod';
import { papers, papersTogether, peopleTogether, places, travellers } from '../rules/travel-cases.ts';
import { isoDay } from './iso-day.ts';

/** The parts of the table, in their order on the page. */
export const conditionGroups = ['minori', 'documente', 'destinatii', 'straini', 'bagaj', 'drum'] as const;

/** A word for whoever it is, or a list of answers, each once. */
function anyOrSome<const Word extends string, const Answers extends readonly [string, ...string[]]>(
  word: Word,
  answers: Answers,
) {
  const known = `scrieți „${word}” sau o listă din: ${answers.join(', ')}`;
  const some = z
    .array(z.enum(answers))
    .min(1, `o listă goală nu privește pe nimeni; ${known}`)
    .refine((list) => new Set(list).size === list.length, 'un răspuns este scris de două ori');
  return z.union([z.literal(word), some], `lipsește sau nu se cunoaște; ${known}`);
}

const names = <Name extends string>(together: Readonly<Record<Name, unknown>>) => Object.keys(together) as Name[];

/** Whom an entry concerns, in the answers of the page's questions: no answer may be left unsaid. */
const concernSchema = z.strictObject({
  cine: anyOrSome('oricine', [...travellers, ...names(peopleTogether)]).describe(
    'Cine călătorește: „oricine” sau o listă; „cetatean-roman” este orice cetățean român, „copil” oricare minor.',
  ),
  unde: anyOrSome('oriunde', places).describe('Unde merge: „oriunde” sau o listă.'),
  act: anyOrSome('orice', [...papers, ...names(papersTogether)]).describe(
    'Cu ce act: „orice” sau o listă; „act-romanesc” este cartea de identitate sau unul dintre pașapoarte.',
  ),
});

/** One row: a condition, whom it concerns, what holds, and the official page that has the last word. */
export const travelConditionSchema = z.strictObject({
  group: z.enum(conditionGroups).describe('Partea tabelului în care stă rândul.'),
  order: z.int().positive().describe('Locul rândului în partea lui.'),
  title: z.string().min(5).max(70).describe('Condiția, în câteva cuvinte.'),
  concerns: z.string().min(5).max(110).describe('Pe cine privește.'),
  cases: concernSchema.describe('Cui i se arată rândul după ce răspunde la întrebările de sus.'),
  bring: z
    .array(z.string().min(15).max(100))
    .min(1)
    .max(3)
    .describe('Ce bifează cititorul pe listă, din textul rândului: ce are la el sau ce face înainte; una până la trei.'),
  text: z.string().min(60).max(620).describe('Ce trebuie știut, în câteva propoziții.'),
  sources: z
    .array(
      z.strictObject({
        label: z.string().min(3).max(70).describe('Numele instituției și al paginii.'),
        url: z.string().startsWith('https://', 'pagina oficială începe cu https://'),
      }),
    )
    .min(1)
    .max(2)
    .describe('Pagina oficială care are ultimul cuvânt; cel mult două.'),
  checkedOn: isoDay.describe('Ziua în care rândul a fost verificat ultima oară, AAAA-LL-ZZ.'),
});

export type TravelCondition = z.infer<typeof travelConditionSchema>;
export type ConditionGroup = (typeof conditionGroups)[number];
