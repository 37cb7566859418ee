import { expect, test } from 'vitest';
import { photoProblems } from './photo-problems.ts';

test('a photograph that is not there is named with file, field and reason; drawings are none of its business', async () => {
  const entry = (picture: object) => ({ filePath: 'content/destinations/europa/atena.md', data: { picture: picture as never } });
  expect(
    await photoProblems([
      entry({ scene: 'parthenon', alt: 'Parthenonul pe stâncă' }),
      entry({ photo: 'atena-lipsa.jpg', credit: 'Foto: autorul', alt: 'Parthenonul pe stâncă', focus: [50, 50] }),
    ]),
  ).toEqual(['content/destinations/europa/atena.md: picture.photo: fișierul „atena-lipsa.jpg” nu este în content/photos']);
});
