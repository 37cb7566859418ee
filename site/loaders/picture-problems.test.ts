import { expect, test } from 'vitest';
import { pictureProblems } from './picture-problems.ts';

const alt = 'Parthenonul pe stâncă';
const photo = { photo: 'atena-lipsa.jpg', credit: 'Foto: autorul', alt, focus: [50, 50] };
const problemsOf = (data: unknown) => pictureProblems([{ filePath: 'content/pages/blog.ro.yaml', data }]);

test('a photograph that is not there is named with file, field and reason', async () => {
  expect(await problemsOf({ picture: photo })).toEqual([
    'content/pages/blog.ro.yaml: picture.photo: fișierul „atena-lipsa.jpg” nu este în content/photos',
  ]);
});

test('pictures are found wherever they stand, and those that exist are silent', async () => {
  const cards = [{ picture: { scene: 'parthenon', alt } }, { picture: { scene: 'atlantida', alt } }];
  expect(
    await problemsOf({ picture: { header: 'europa', alt }, purpose: { picture: { header: 'atlantida', alt } }, cards }),
  ).toEqual([
    'content/pages/blog.ro.yaml: purpose.picture.header: imaginea de antet „atlantida” nu există în art/posters/headers.ts; sunt home, europa, blog, lost, romania, asia, africa, americadenord, americadesud, australiasioceania, revelion',
    'content/pages/blog.ro.yaml: cards.1.picture.scene: scena „atlantida” nu există în art/posters/scenes',
  ]);
});

test('what only looks like a picture is none of its business', async () => {
  expect(
    await problemsOf({ picture: 'The office on a drawn map', screens: { flights: { name: 'x', text: 'y', alt } }, none: null }),
  ).toEqual([]);
});
