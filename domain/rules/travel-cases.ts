/**
 * Whom a condition concerns, and which conditions concern somebody: who travels, where to and with which papers. Nothing here
 * loads a schema: the small script of the page reads the address with it.
 */

/** Who travels, as the conditions tell people apart. */
export const people = [
  'adult',
  'copil-cu-ambii-parinti',
  'copil-cu-un-parinte',
  'copil-cu-alta-persoana',
  'copil-singur',
  'cetatean-din-afara-ue',
  'familie-ue',
] as const;

/** What comes along and never travels by itself. */
export const company = ['animal', 'masina'] as const;
export const travellers = [...people, ...company] as const;
export const places = ['schengen', 'ue-fara-schengen', 'regatul-unit', 'statele-unite', 'alta-tara'] as const;
export const papers = ['carte-de-identitate', 'pasaport', 'pasaport-temporar', 'acte-pierdute', 'permis-de-sedere'] as const;

export type Person = (typeof people)[number];
type Company = (typeof company)[number];
type Traveller = (typeof travellers)[number];
type Place = (typeof places)[number];
type Paper = (typeof papers)[number];

/** The questions, by their names in the address: `?cine=adult&unde=regatul-unit&act=pasaport`. */
const answersTo = { cine: travellers, unde: places, act: papers } as const;
export type Question = keyof typeof answersTo;
export const questions = Object.keys(answersTo) as Question[];

/** What was answered to each question; several answers may be true at once, none means that nothing is known. */
export type Choice = { cine: readonly Traveller[]; unde: readonly Place[]; act: readonly Paper[] };

/** Words an editor may write for several answers. */
const citizens = people.slice(0, 5);
export const peopleTogether = { 'cetatean-roman': citizens, copil: citizens.slice(1) } as const;
export const papersTogether = { 'act-romanesc': ['carte-de-identitate', 'pasaport', 'pasaport-temporar'] } as const;

/** Whom an entry concerns, as its file says it. */
export type Concern = {
  cine: 'oricine' | readonly (Traveller | keyof typeof peopleTogether)[];
  unde: 'oriunde' | readonly Place[];
  act: 'orice' | readonly (Paper | keyof typeof papersTogether)[];
};

/** The answers a condition is meant for, by question; a question that is not there is of no matter. */
export type Limits = { [Asked in Question]?: readonly Choice[Asked][number][] };

/** What a file says, with its words for several answers written out, in the order of the questions' answers. */
export function limitsOf({ cine, unde, act }: Concern): Limits {
  return {
    ...(cine !== 'oricine' && { cine: travellers.filter((one) => writtenOut(cine, peopleTogether).includes(one)) }),
    ...(unde !== 'oriunde' && { unde: places.filter((one) => unde.includes(one)) }),
    ...(act !== 'orice' && { act: papers.filter((one) => writtenOut(act, papersTogether).includes(one)) }),
  };
}

const writtenOut = (names: readonly string[], together: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  names.flatMap((name) => together[name] ?? [name]);

/** True when the condition concerns somebody who answered so. What was not answered excludes nothing. */
export function concerns({ cine, unde, act }: Limits, choice: Choice): boolean {
  return meets(cine, withPerson(choice.cine)) && meets(unde, choice.unde) && meets(act, choice.act);
}

const meets = <Answer>(limit: readonly Answer[] | undefined, given: readonly Answer[]): boolean =>
  !limit || given.length === 0 || limit.some((answer) => given.includes(answer));

/** Whoever names only what comes along is taken for an adult. */
const withPerson = (given: readonly Traveller[]): readonly Traveller[] =>
  given.length === 0 || given.some(isPerson) ? given : ['adult', ...given];

export const isPerson = (traveller: Traveller): traveller is Person => (people as readonly Traveller[]).includes(traveller);

/** The papers each person can have: what Romania gives its citizens, and what it gives others. */
const papersOf = (person: Person): readonly Paper[] =>
  citizens.includes(person)
    ? papers.filter((paper) => paper !== 'permis-de-sedere')
    : ['pasaport', 'acte-pierdute', 'permis-de-sedere'];

const companies: readonly (readonly Company[])[] = [[], ['animal'], ['masina'], company];

/** Everybody there can be: one person with or without company, at one place, with one paper. */
const cases: readonly Choice[] = people.flatMap((person) =>
  papersOf(person).flatMap((paper) =>
    places.flatMap((place) => companies.map((along) => ({ cine: [person, ...along], unde: [place], act: [paper] }))),
  ),
);

/** How many of all cases a condition is for. */
const reach = (limits: Limits): number => cases.filter((one) => concerns(limits, one)).length;

/** What holds for few comes first, for it is what one overlooks; what holds for everybody comes last. Equals keep their order. */
export const rarestFirst = <Row extends { limits: Limits }>(rows: readonly Row[]): Row[] =>
  rows
    .map((row) => ({ row, reach: reach(row.limits) }))
    .sort((a, b) => a.reach - b.reach)
    .map(({ row }) => row);

/** Two answers of which no condition names both: of them the list knows only what holds for others too. */
type Untold = { person: Person; answers: (Place | Paper)[] };

export function untoldOf(rows: readonly Limits[]): Untold[] {
  const told = (person: Person, question: 'unde' | 'act', answer: string) =>
    rows.some((row) => row.cine?.includes(person) && (row[question] as readonly string[] | undefined)?.includes(answer));
  return people.flatMap((person) => {
    const answers = [
      ...places.filter((place) => !told(person, 'unde', place)),
      ...papers.filter((paper) => !told(person, 'act', paper)),
    ];
    return answers.length > 0 ? [{ person, answers }] : [];
  });
}

/** What is wrong with the conditions together: one that concerns nobody, somebody whom none concerns. File, field, reason. */
export function caseProblems(rows: readonly { file: string; cases: Concern }[]): string[] {
  const limits = rows.map(({ cases: said }) => limitsOf(said));
  const lost = cases.find((one) => !limits.some((limit) => concerns(limit, one)));
  return [
    ...rows
      .filter((_, at) => reach(limits[at] as Limits) === 0)
      .map(({ file }) => `${file}: cases: nu privește pe nimeni: cine este la „cine” nu poate avea actele de la „act”`),
    ...(lost
      ? [
          `content/conditions: cases: nicio condiție pentru ${[...lost.cine, ...lost.unde, ...lost.act].join(', ')}; una trebuie să fie pentru oricine, oriunde, cu orice act`,
        ]
      : []),
  ];
}

/** What the query of an address answers; what is no answer of its question is left out. */
export function choiceInQuery(query: string): Choice {
  const said = new URLSearchParams(query);
  const to = <Answer extends string>(question: Question, answers: readonly Answer[]) =>
    answers.filter((answer) => said.getAll(question).includes(answer));
  return { cine: to('cine', travellers), unde: to('unde', places), act: to('act', papers) };
}

/** The query with other answers, in their order; what else it says stays. Empty when it says nothing. */
export function queryOfChoice(query: string, choice: Choice): string {
  const said = new URLSearchParams(query);
  for (const question of questions) {
    said.delete(question);
    for (const answer of choice[question]) said.append(question, answer);
  }
  return said.size > 0 ? `?${said}` : '';
}
