import { expect, test } from 'vitest';
import { chaptersOf } from '#domain/rules/chapters.ts';
import type { Airport } from '#domain/schemas/airport.ts';
import { sampleArticle } from '#tests/support/sample-article.ts';
import { samplePlace } from '#tests/support/sample-place.ts';
import type { Article, EntryData, Place } from './entries.ts';
import { headingProblems } from './headings.ts';
import { numberProblems } from './numbers.ts';
import { owedByArticle, owedProblems, sceneProblems } from './owed.ts';
import { pageProblems, phraseProblems } from './phrases.ts';
import { sentenceProblems } from './sentences.ts';
import { listsOfArticles, skeletonOf, skeletonProblems } from './skeletons.ts';
import { spellingProblems } from './spelling.ts';

const verified = { source: { where: 'Aeroportul', url: 'https://orar.example' }, checkedOn: '2026-11-01' };
const airports = new Map<string, Airport>([
  ['FLY', { name: 'Insula', city: 'Port', flight: { kind: 'direct', minutes: 95, ...verified } }],
  ['NOT', { name: 'Local', city: 'Oraș', flight: { kind: 'fără zbor', ...verified } }],
]);
const placeWith = (data: EntryData, body = '', file = 'content/destinations/europa/port.md'): Place => ({
  file,
  continent: 'europa',
  data,
  body,
  chapters: body ? chaptersOf(body) : [],
});
const textOf = (text: string) => placeWith({}, `## Portul\n\n${text}`);

test('worn phrases are told in every form they take', () => {
  expect(phraseProblems('Cheiul lustruit de pași, zidul lăsat la vedere, golful dintr-o privire.')).toHaveLength(3);
  expect(phraseProblems('Treptele sunt netede, iar golful se vede întreg.')).toEqual([]);
});

test('„sit” is a web site only when nothing says otherwise', () => {
  expect(phraseProblems('Biletele sunt pe [situl primăriei](https://port.example).')[0]).toContain('„situl”');
  expect(phraseProblems('Un sit arheologic lângă port; biletele sunt pe site. Situația e bună.')).toEqual([]);
});

test('two hedges pass, the third means a figure was not looked up', () => {
  expect(pageProblems(textOf('Sunt vreo zece bărci. Plimbarea ține cam o oră.'))).toEqual([]);
  const [problem] = pageProblems(textOf('Sunt vreo zece bărci. Plimbarea ține cam o oră. De obicei bate vântul.'));
  expect(problem).toContain('3 cuvinte de ocolire (vreo, cam, De obicei)');
  expect(pageProblems(textOf('Camera, scamatorul și vreodată nu sunt ocolișuri. Camera, camera.'))).toEqual([]);
});

test('„nu X, ci Y” may stand once', () => {
  expect(pageProblems(textOf('Farul nu este alb, ci galben.'))).toEqual([]);
  expect(pageProblems(textOf('Farul nu este alb, ci galben. Golful nu e adânc, ci larg.'))[0]).toContain('nu X, ci Y');
});

test('„verificați” stands once, with its link', () => {
  expect(pageProblems(textOf('Verificați orele pe [site-ul portului](https://port.example).'))).toEqual([]);
  expect(pageProblems(textOf('Verificați orele înainte.'))[0]).toContain('trebuie linkul');
  const twice = 'Verificați [orele](https://a.example).\n\nVerificați [prețul](https://b.example).';
  expect(pageProblems(textOf(twice))[0]).toContain('2 locuri');
});

test('invented shares, rhetorical questions and pages about themselves are told', () => {
  expect(pageProblems(textOf('Jumătate dintre vizitatori pleacă la prânz.'))[0]).toContain('proporție');
  expect(pageProblems(textOf('De ce să veniți? Pentru pește.'))[0]).toContain('întrebare retorică');
  expect(pageProblems(textOf('Pagina aceasta descrie portul.'))[0]).toContain('ea însăși');
});

test('a heading that counts is told, in words or in digits; a year or a road does not count', () => {
  const headings = [
    'Trei plaje',
    'Cele două faruri',
    'Nouăzeci de trepte',
    'Plaja cu 12 scări',
    'Portul din 1890',
    'Pe DN 67',
    'Un far',
  ];
  const place = placeWith({}, headings.map((heading) => `## ${heading}\n\nText.`).join('\n\n'));
  expect(headingProblems(place).map((problem) => /„(.*?)”/.exec(problem)?.[1])).toEqual(headings.slice(0, 4));
});

test('a figure that no source mentions is told with its place', () => {
  const body = '## Farul\n\n> **1.234 m** de chei\n\nFarul din 1890 are 47 de metri, pe strada Portului nr. 3, lângă A1.';
  const claims = (...texts: string[]) => ({ sources: texts.map((claim) => ({ claim })) });
  expect(numberProblems(placeWith(claims('Cheiul are 1234 m', 'Farul: 1890, 47 m'), body), airports)).toEqual([]);
  const [problem, ...others] = numberProblems(placeWith(claims('Cheiul: 1.234 m', 'Farul e din 1890'), body), airports);
  expect(problem).toContain('capitolul „Farul”: cifra 47');
  expect(others).toEqual([]);
  expect(numberProblems(placeWith(claims('Farul: 1890, 147 m')), airports)).toEqual([]);
});

test('what the facts say needs no second source: flight, days, the year of the list', () => {
  const data: EntryData = { airports: [{ code: 'FLY' }], days: { from: 2, to: 3 }, unesco: { year: 1999 } };
  const text = 'Zborul ține 1 h 35, adică 95 de minute. Stați 2 sau 3 zile. Pe listă din 1999. Alături sunt 7 bărci.';
  expect(numberProblems({ ...textOf(text), data }, airports)).toEqual([expect.stringContaining('cifra 7 ')]);
});

test('a figure inside an address is no figure of the text', () => {
  expect(numberProblems(textOf('Vedeți [orarul](https://port.example/2026/11).'), airports)).toEqual([]);
});

const plainBody = '## Portul\n\nText.\n\n## Farul\n\nText.';
const listedBody = '## Portul\n\nText.\n\n- unu\n- doi\n\n## Satul\n\n> **9** lucruri\n\nText.';

test('a skeleton is what the chapters hold, in their order', () => {
  expect(skeletonOf(placeWith({}, listedBody))).toBe('listă de 2, cifră');
});

test('neighbours of one shape are told once, strangers not at all', () => {
  const [one, two, three] = ['unu', 'doi', 'trei'].map((name, index) =>
    placeWith({}, index === 1 ? plainBody.replace('Farul', 'Satul') : plainBody, `content/${name}.md`),
  ) as [Place, Place, Place];
  const other = placeWith({}, listedBody, 'content/altfel.md');
  const problems = skeletonProblems([
    [one, two],
    [one, two],
    [one, other, three],
  ]);
  expect([...problems.keys()]).toEqual(['content/doi.md']);
  expect(problems.get('content/doi.md')).toEqual([expect.stringContaining('content/unu.md (text, text)')]);
});

test('neighbours that end under one heading are told', () => {
  const one = placeWith({}, plainBody, 'content/unu.md');
  const two = placeWith({}, listedBody.replace('Satul', 'Farul'), 'content/doi.md');
  expect(skeletonProblems([[one, two]]).get('content/doi.md')).toEqual([expect.stringContaining('„Farul”')]);
});

test('a sentence that stands in two entries is told, whatever its marks; a short one may', () => {
  const sentence = 'Bărcile pleacă de la cheiul *mic*, în zori. Apa e rece.';
  const [one, two] = [sentence, 'Apa e rece. Bărcile pleacă de la cheiul mic în zori!'].map((text, index) => ({
    ...textOf(text),
    file: `content/${index}.md`,
  })) as [Place, Place];
  const problems = sentenceProblems([one, two]);
  expect([...problems.entries()]).toEqual([['content/1.md', [expect.stringContaining('content/0.md: „bărcile pleacă')]]]);
});

test('American spellings are told with the British one', () => {
  expect(spellingProblems('The traveler organized 12 kilometers of color.')).toEqual([
    expect.stringContaining('“traveller”'),
    expect.stringContaining('“organised”'),
    expect.stringContaining('“colour”'),
    expect.stringContaining('“kilometres”'),
  ]);
  expect(spellingProblems('The traveller organised a tour of the city centre under our licence.')).toEqual([]);
});

test('what an entry owes is said with what the field is for', () => {
  const problems = owedProblems(placeWith({ months: { best: [5] } }), airports);
  expect(problems.find((problem) => problem.startsWith('days:'))).toContain('Câte zile merită locul');
  expect(problems).toContainEqual(expect.stringContaining('months.why'));
});

test('a general page is no source for papers, and UNESCO in the text asks for its field', () => {
  const papers = (url: string) =>
    owedProblems(placeWith({ papers: { url } }), airports).filter((problem) => problem.includes('generală'));
  expect(papers('https://www.mae.ro/travel-conditions')).toHaveLength(1);
  expect(papers('https://www.mae.ro/travel-conditions/3729')).toEqual([]);
  expect(owedProblems(textOf('Portul este pe lista UNESCO.'), airports)).toContainEqual(expect.stringMatching(/^unesco:/));
});

test('where there is a warning, the text does not sell', () => {
  const warned = { ...textOf('Rezervați din timp o cameră.'), data: { advisory: {} } };
  expect(owedProblems(warned, airports)).toContainEqual(expect.stringContaining('nu invită la rezervare'));
  expect(owedProblems(textOf('Rezervați din timp o cameră.'), airports).join()).not.toContain('nu invită');
});

test('chapters and facts that the build would not take are told before it', () => {
  const place = placeWith({ ...samplePlace, airports: [{ code: 'FLY' }] } as EntryData, '## Portul\n\nDouă vorbe.');
  expect(owedProblems(place, airports)).toEqual([
    'airports: FLY: lipsește drumul până în oraș (transfer: how și minutes)',
    'text: are 1 capitole; trebuie între 3 și 6',
    'text: capitolul „Portul” are 2 de cuvinte; trebuie între 40 și 160',
  ]);
});

test('a scene that two places show is told at the second', () => {
  const [one, two] = ['unu', 'doi'].map((name) => placeWith({ picture: samplePlace.picture }, '', `content/${name}.md`)) as [
    Place,
    Place,
  ];
  const problems = sceneProblems([one, two, placeWith({})]);
  expect([...problems.values()]).toEqual([[], [expect.stringContaining('este deja la content/unu.md')], []]);
});

const guideWith = (data: EntryData, body = ''): Article => ({
  ...placeWith(data, body, 'content/guides/plimbare/barca.md'),
  list: 'plimbare',
  body,
});
const list = (...points: string[]) => ({ title: 'De pus în rucsac', groups: [{ points }] });
const around = { places: [], articles: [] };

test('a title may ask and so may a list; the answer may not', () => {
  const asks = guideWith({ title: 'Ce iau în barcă?', card: 'Merge și rucsacul?', list: list('Când pleacă barca?') });
  expect(pageProblems(asks)).toEqual([]);
  expect(pageProblems(guideWith({ lead: 'Ce luați? Apă.' }))).toEqual([expect.stringContaining('lead: întrebare retorică')]);
});

test('a figure needs its source wherever an article has it, but for how many points its list has', () => {
  const claim = 'Barca ia 12 oameni.';
  const data = { lead: 'Cinci lucruri.', list: list('unu', 'doi', 'trei'), sources: [{ claim }] };
  expect(numberProblems(guideWith({ ...data, card: 'Cele 3 lucruri ale celor 12 oameni.' }), airports)).toEqual([]);
  const figures = { answer: { figure: '40', what: 'de lei' }, text: 'Cu 41.', list: list('Cele 42 de lucruri') };
  expect(numberProblems(guideWith({ ...data, ...figures }), airports).map((problem) => problem.split(':')[0])).toEqual([
    'text',
    'answer',
    'list',
  ]);
});

test('an article owes what its schema asks, with what the field is for', () => {
  const problems = owedByArticle(guideWith({ title: 'Ce iau în barcă?' }), around);
  expect(problems.find((problem) => problem.startsWith('list:'))).toContain('Lista de folosit pe loc');
  const whole = guideWith(sampleArticle, '## Unu\n\nPrea scurt.');
  expect(owedByArticle(whole, around)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^places: „port”/), expect.stringMatching(/^text: are 1 capitole/)]),
  );
});

test('an article has the skeleton of its list and of its chapters', () => {
  expect(skeletonOf(guideWith({ list: list('unu', 'doi') }, plainBody))).toBe('2 de bifat, text, text');
});

test('articles of one list are neighbours, the newest first', () => {
  const named = (title: string, writtenOn: string, list = 'plimbare') => ({ ...guideWith({ title, writtenOn }), list });
  const lists = listsOfArticles([
    named('A?', '2026-01-01'),
    named('C?', '2026-02-01'),
    named('B?', '2026-02-01'),
    named('D?', '2026-02-01', 'posts'),
  ]);
  expect(lists.map((group) => group.map(({ data }) => data.title))).toEqual([['B?', 'C?', 'A?'], ['D?']]);
});
