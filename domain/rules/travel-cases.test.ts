import { expect, test } from 'vitest';
import { content } from '#tests/support/content.ts';
import {
  type Choice,
  type Concern,
  caseProblems,
  choiceInQuery,
  company,
  concerns,
  isPerson,
  type Limits,
  limitsOf,
  papers,
  papersTogether,
  people,
  peopleTogether,
  places,
  queryOfChoice,
  rarestFirst,
  travellers,
  untoldOf,
} from './travel-cases.ts';

const none: Choice = { cine: [], unde: [], act: [] };
const everyone: Concern = { cine: 'oricine', unde: 'oriunde', act: 'orice' };
const rows = content.conditions().map(({ id, file, data }) => ({ id, file, cases: data.cases, limits: limitsOf(data.cases) }));

/** The same numbers in every run (Park and Miller's generator), so that what fails once fails again. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
const next = chance(2026);
const someOf = <Value>(values: readonly Value[]): Value[] => {
  const share = next();
  return values.filter(() => next() < share);
};
const choices = Array.from(
  { length: 400 },
  (): Choice => ({ cine: someOf(travellers), unde: someOf(places), act: someOf(papers) }),
);
const randomRows = Array.from(
  { length: 60 },
  (): Concern => ({
    cine: next() < 0.3 ? 'oricine' : [...someOf([...travellers, 'cetatean-roman', 'copil'] as const), 'adult'],
    unde: next() < 0.3 ? 'oriunde' : [...someOf(places), 'regatul-unit'],
    act: next() < 0.3 ? 'orice' : [...someOf([...papers, 'act-romanesc'] as const), 'pasaport'],
  }),
);

/**
 * The reference, slow and plain: one traveller after another, with each company, place and paper. Who could be one of those who
 * answered so, and is one of those the entry names, is concerned.
 */
function concernsSlowly(said: Concern, { cine, unde, act }: Choice): boolean {
  for (const person of people)
    for (const along of [[], ['animal'], ['masina'], ['animal', 'masina']] as const)
      for (const place of places)
        for (const paper of papers) {
          const chosenPeople = cine.filter(isPerson);
          const chosenCompany = cine.filter((one) => !isPerson(one));
          const couldBe =
            (cine.length === 0 || (chosenPeople.length === 0 ? person === 'adult' : chosenPeople.includes(person))) &&
            (cine.length === 0 ||
              company.every((one) => chosenCompany.includes(one) === (along as readonly string[]).includes(one))) &&
            (unde.length === 0 || unde.includes(place)) &&
            (act.length === 0 || act.includes(paper));
          if (couldBe && isNamed(said, person, along, place, paper)) return true;
        }
  return false;
}

function isNamed(said: Concern, person: string, along: readonly string[], place: string, paper: string): boolean {
  const named: readonly string[] = said.cine === 'oricine' ? [] : said.cine;
  const isCitizen = person === 'adult' || person.startsWith('copil-');
  const who =
    said.cine === 'oricine' ||
    named.includes(person) ||
    (named.includes('cetatean-roman') && isCitizen) ||
    (named.includes('copil') && person.startsWith('copil-')) ||
    along.some((one) => named.includes(one));
  const where = said.unde === 'oriunde' || (said.unde as readonly string[]).includes(place);
  const list: readonly string[] = said.act === 'orice' ? [] : said.act;
  const romanian = ['carte-de-identitate', 'pasaport', 'pasaport-temporar'];
  const which = said.act === 'orice' || list.includes(paper) || (list.includes('act-romanesc') && romanian.includes(paper));
  return who && where && which;
}

test('a condition concerns whom the slow reference finds, for any entry and any answers', () => {
  const said = [...rows.map(({ cases }) => cases), ...randomRows];
  let shown = 0;
  for (const one of said)
    for (const choice of [none, ...choices]) {
      const expected = concernsSlowly(one, choice);
      if (concerns(limitsOf(one), choice) !== expected) expect.fail(JSON.stringify({ one, choice, expected }));
      if (expected) shown++;
    }
  const all = said.length * (choices.length + 1);
  expect(shown / all, 'of the comparisons, some are shown').toBeGreaterThan(0.3);
  expect(shown / all, 'and some are not').toBeLessThan(0.97);
});

test('nobody is left without a condition, whatever is answered', () => {
  for (const choice of choices) expect(rows.some(({ limits }) => concerns(limits, choice))).toBe(true);
});

test('one more answer to a question that has some takes nothing away', () => {
  for (const choice of choices.filter(({ cine, unde, act }) => cine.some(isPerson) && unde.length > 0 && act.length > 0)) {
    const more: Choice = {
      cine: [...choice.cine, 'animal'],
      unde: [...choice.unde, 'schengen'],
      act: [...choice.act, 'pasaport'],
    };
    for (const { limits } of rows) if (concerns(limits, choice)) expect(concerns(limits, more)).toBe(true);
  }
});

test('before the first answer every condition is there', () => {
  for (const { limits } of rows) expect(concerns(limits, none)).toBe(true);
});

test('who names only what comes along is taken for an adult', () => {
  const adults: Limits = { cine: ['adult'] };
  expect(concerns(adults, { ...none, cine: ['masina'] })).toBe(true);
  expect(concerns(adults, { ...none, cine: ['masina', 'copil-singur'] })).toBe(false);
  expect(concerns({ cine: ['copil-singur'] }, { ...none, cine: ['animal'] })).toBe(false);
  expect(concerns({ cine: ['masina'] }, { ...none, cine: ['animal'] })).toBe(false);
});

test('words for several answers are written out, once each and in order', () => {
  expect(limitsOf({ cine: ['copil', 'adult', 'copil-singur'], unde: 'oriunde', act: ['act-romanesc'] })).toEqual({
    cine: peopleTogether['cetatean-roman'],
    act: papersTogether['act-romanesc'],
  });
  expect(limitsOf(everyone)).toEqual({});
});

test('what is for few stands before what is for many, and equals keep their order', () => {
  const row = (id: string, limits: Limits) => ({ id, limits });
  const sorted = rarestFirst([
    row('everybody', {}),
    row('again', {}),
    row('lost', { act: ['acte-pierdute'] }),
    row('lost in one place', { act: ['acte-pierdute'], unde: ['statele-unite'] }),
  ]);
  expect(sorted.map(({ id }) => id)).toEqual(['lost in one place', 'lost', 'everybody', 'again']);
});

test('of two conditions, the one that is for some of the other’s travellers only stands first', () => {
  const ids = rarestFirst(rows).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  const cases = people.flatMap((person) =>
    places.flatMap((place) => papers.map((paper): Choice => ({ cine: [person], unde: [place], act: [paper] }))),
  );
  // What comes along is no matter of people, places and papers.
  const found = rows
    .filter(({ limits }) => !limits.cine?.some((one) => !isPerson(one)))
    .map(({ id, cases: said }) => ({ id, who: new Set(cases.filter((one) => concernsSlowly(said, one))) }));
  const pairs = found.flatMap((some) => found.map((more) => [some, more] as const));
  const nested = pairs.filter(([some, more]) => some.who.size < more.who.size && some.who.isSubsetOf(more.who));
  expect(nested.length).toBeGreaterThan(20);
  for (const [some, more] of nested)
    expect(ids.indexOf(some.id), `${some.id} before ${more.id}`).toBeLessThan(ids.indexOf(more.id));
});

test('two answers that no condition names together are untold', () => {
  const told: Limits[] = [{ cine: people, unde: places, act: papers }];
  expect(untoldOf(told)).toEqual([]);
  expect(untoldOf([...told.map((row) => ({ ...row, unde: ['schengen' as const] }))])).toEqual(
    people.map((person) => ({ person, answers: places.filter((place) => place !== 'schengen') })),
  );
  const strangers = untoldOf(rows.map(({ limits }) => limits)).find(({ person }) => person === 'cetatean-din-afara-ue');
  expect(strangers?.answers).toContain('statele-unite');
  expect(strangers?.answers).not.toContain('schengen');
});

test('the entries are whole: each concerns somebody, everybody finds one', () => {
  expect(caseProblems(rows)).toEqual([]);
});

test('an entry that concerns nobody, and a traveller whom no entry concerns, are told with file and field', () => {
  const impossible = {
    file: 'content/conditions/nimeni.yaml',
    cases: { ...everyone, cine: ['cetatean-din-afara-ue'], act: ['carte-de-identitate'] },
  } satisfies { file: string; cases: Concern };
  expect(caseProblems([...rows, impossible])).toEqual([
    'content/conditions/nimeni.yaml: cases: nu privește pe nimeni: cine este la „cine” nu poate avea actele de la „act”',
  ]);
  const some = { file: 'content/conditions/uk.yaml', cases: { ...everyone, unde: ['regatul-unit'] } } satisfies {
    file: string;
    cases: Concern;
  };
  expect(caseProblems([some])).toEqual([
    expect.stringMatching(/^content\/conditions: cases: nicio condiție pentru adult, schengen/),
  ]);
});

test('answers go into an address and come back, and what is none stays out', () => {
  for (const choice of choices) expect(choiceInQuery(queryOfChoice('', choice))).toEqual(choice);
  expect(queryOfChoice('?utm=x&cine=adult', { ...none, unde: ['regatul-unit'] })).toBe('?utm=x&unde=regatul-unit');
  expect(queryOfChoice('?cine=adult', none)).toBe('');
  expect(choiceInQuery('?cine=nimeni&cine=masina&unde=adult&act=')).toEqual({ ...none, cine: ['masina'] });
});
