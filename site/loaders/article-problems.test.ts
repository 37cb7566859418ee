import { expect, test } from 'vitest';
import { sampleArticle } from '#tests/support/sample-article.ts';
import { articleProblems, readSurroundings, type Surroundings } from './article-problems.ts';

const alt = 'Ce se vede în imagine';
const chapters = (...headings: string[]) => headings.map((heading) => `## ${heading}\n\n${'piatră '.repeat(70)}`).join('\n\n');
const article = (id: string, picture: object = { scene: 'suitcase' }, body = chapters('Unu', 'Doi')) => ({
  id,
  data: { ...sampleArticle, picture: { alt, ...picture } as typeof sampleArticle.picture },
  body,
  filePath: `content/guides/${id}.md`,
});
const raw = (file: string, id: string, data: object) => ({ file, id, data: { ...data }, body: '' });
const around: Surroundings = {
  places: [
    raw('content/destinations/europa/port.md', 'port', { country: 'Grecia', picture: { scene: 'santorini', mood: 'cobalt' } }),
    raw('content/destinations/europa/insula.md', 'insula', { country: 'Italia', picture: { scene: 'venice' } }),
  ],
  articles: [raw('content/guides/plimbare/gara.md', 'gara', { picture: { scene: 'terminal' } })],
};
const problemsOf = (entry: ReturnType<typeof article>) => articleProblems([entry], around);

test('articles in order are silent: a scene of nobody, a photograph, a place in another light, their own file', () => {
  const photograph = { photo: 'barca.jpg', credit: 'Foto: autorul', focus: [50, 50] };
  for (const entry of [
    article('plimbare/barca'),
    article('plimbare/foto', photograph),
    article('plimbare/seara', { scene: 'santorini', mood: 'rose' }),
    article('plimbare/gara', { scene: 'terminal' }),
  ])
    expect(problemsOf(entry), entry.id).toEqual([]);
});

test('no two articles show one scene', () => {
  expect(problemsOf(article('distractie/sala', { scene: 'terminal' }))).toEqual([
    'content/guides/distractie/sala.md: picture.scene: scena „terminal” este deja la content/guides/plimbare/gara.md',
  ]);
});

test('a place is not shown in the light of its own page, whether that is written down or the usual one of the scene', () => {
  for (const picture of [{ scene: 'santorini', mood: 'cobalt' }, { scene: 'venice' }])
    expect(problemsOf(article('plimbare/acolo', picture)).join(), picture.scene).toContain(
      'în aceeași lumină la content/destinations',
    );
});

test('what is shown of a country needs a place there, and what is drawn for an offer stays with it', () => {
  expect(problemsOf(article('plimbare/nord', { scene: 'bergen' })).join()).toContain('arată Norvegia; legați un loc');
  expect(problemsOf(article('plimbare/noaptea', { scene: 'paris-revelion' }))).toEqual([
    expect.stringContaining('este a unei oferte de Revelion'),
  ]);
});

test('an article has two to five chapters and stands in a list that there is', () => {
  expect(problemsOf(article('plimbare/scurt', undefined, chapters('Unu'))).join()).toContain('trebuie între 2 și 5');
  expect(problemsOf(article('plimbare/lung', undefined, chapters('a', 'b', 'c', 'd', 'e', 'f'))).join()).toContain('6 capitole');
  expect(problemsOf(article('altele/x'))).toEqual([expect.stringContaining('„altele” nu este o listă')]);
});

test('what stands around is read from the files', async () => {
  const { places, articles } = await readSurroundings();
  expect(places.find(({ id }) => id === 'santorini')?.data.country).toBe('Grecia');
  expect(articles.length).toBeGreaterThan(1);
});
