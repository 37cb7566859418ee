import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { destinationSchema } from '../schemas/destination.ts';
import { englishDestinationSchema } from '../schemas/english-destination.ts';
import { englishProblems } from './english-problems.ts';
import { inEnglish } from './english-twin.ts';
import { cutFrontMatter } from './front-matter.ts';

function read(path: string) {
  const { frontMatter = '', text = '' } =
    cutFrontMatter(readFileSync(new URL(`../../content/${path}/europa/amsterdam.md`, import.meta.url), 'utf8')) ?? {};
  return { data: parse(frontMatter) as object, body: text };
}
const romanian = read('destinations');
const place = { data: destinationSchema.parse(romanian.data), body: romanian.body };
const words = read('en/destinations');
const english = { data: englishDestinationSchema.parse(words.data), body: words.body };
const problems = (changes: object, body = english.body) =>
  englishProblems({ data: englishDestinationSchema.parse({ ...english.data, ...changes }), body }, place);

test('an entry whose parts and figures are those of the Romanian one has nothing to mend', () => {
  expect(problems({})).toEqual([]);
});

test('parts that are missing, or too many, are named with what to do', () => {
  expect(problems({ sleep: english.data.sleep.slice(1) })).toEqual([
    expect.stringMatching(/^sleep: are 2, iar în română sunt 3;/),
  ]);
  expect(problems({ transfers: [] })).toEqual([expect.stringMatching(/^transfers: are 0, iar în română sunt 1;/)]);
  expect(problems({ unesco: undefined, papers: undefined })).toEqual([
    'papers: lipsește; în română este, scrieți-l și aici',
    'unesco: lipsește; în română este, scrieți-l și aici',
  ]);
  expect(problems({ safety: 'Nothing that a careful visitor would not know.' })).toEqual([
    'safety: în română nu este; ștergeți-l',
  ]);
  const [first, ...rest] = english.data.named;
  expect(problems({ named: [{ ...first, where: undefined }, ...rest] })).toEqual([
    expect.stringMatching(/^named: .*: where: lipsește/),
  ]);
});

test('chapters are as many as in Romanian, with the large figure where it has one', () => {
  const [, ...chapters] = `\n${english.body}`.split('\n## ');
  expect(problems({}, `## ${chapters.slice(1).join('\n## ')}`)[0]).toMatch(/^text: are 3 capitole, iar în română sunt 4/);
  expect(problems({}, english.body.replace(/^> \*\*.*\n/m, ''))).toEqual([
    expect.stringMatching(/nu are cifra mare, iar în română are$/),
  ]);
});

test('a figure in digits stands in the Romanian entry, as each language writes it', () => {
  const said = (suits: string) => problems({ suits });
  for (const known of [
    'those who count 13,659 piles',
    'the 17th century',
    'tax of 12.5%',
    'until 4 pm',
    'at 10:30 sharp',
    'people born in 1642',
  ])
    expect(said(known), known).toEqual([]);
  for (const [unknown, figure] of [
    ['those who count 13,658 piles', '13,658'],
    ['the 18th century', '18'],
    ['until 11 pm', '11 pm'],
  ] as const)
    expect(said(unknown), unknown).toEqual([expect.stringContaining(`cifra ${figure} nu este în textul românesc`)]);
});

test('the English place has the English words and the Romanian facts', () => {
  const twin = inEnglish(place.data, english.data, 'Netherlands');
  expect(destinationSchema.parse(twin)).toEqual(twin);
  expect(twin).toMatchObject({
    country: 'Netherlands',
    cost: place.data.cost,
    days: place.data.days,
    sources: place.data.sources,
  });
  expect(twin.named.map(({ kind }) => kind)).toEqual(place.data.named.map(({ kind }) => kind));
  expect(twin.airports).toEqual([{ code: 'AMS', transfer: { how: english.data.transfers[0], minutes: 16 } }]);
  expect(twin.picture).toEqual({ ...place.data.picture, alt: english.data.alt });
});
