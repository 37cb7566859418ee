import { expect, test } from 'vitest';
import { headerPictureSchema, pictureSchema, picturesIn } from './picture.ts';

const alt = 'Case albe deasupra mării, la Oia';
const problemOf = (picture: unknown) => {
  const { error } = pictureSchema.safeParse(picture);
  return error?.issues.map(({ path, message }) => [...path, message].join(': ')).join('\n');
};

test('a picture is a scene or a photograph', () => {
  expect(pictureSchema.parse({ scene: 'santorini', mood: 'cobalt', alt })).toEqual({ scene: 'santorini', mood: 'cobalt', alt });
  expect(pictureSchema.parse({ photo: 'oia.jpg', credit: 'Foto: autorul', alt })).toEqual({
    photo: 'oia.jpg',
    credit: 'Foto: autorul',
    alt,
    focus: [50, 50],
  });
});

test('what is wrong is said of the form the editor meant, with its field', () => {
  expect(problemOf({ photo: 'oia.jpg', alt })).toMatch(/credit/);
  expect(problemOf({ photo: 'oia.jpg', alt })).not.toMatch(/scene/);
  expect(problemOf({ photo: 'Oia.JPG', credit: 'Foto: autorul', alt })).toMatch(/photo: numele fișierului/);
  expect(problemOf({ photo: 'oia.pdf', credit: 'Foto: autorul', alt })).toMatch(/\.jpg, \.jpeg, \.png/);
  expect(problemOf({ photo: 'oia.jpg', credit: 'Foto: autorul', alt, focus: [120, 0] })).toMatch(/focus/);
  expect(problemOf({ scene: 'santorini', mood: 'amiază', alt })).toMatch(/mood/);
  expect(problemOf({ scene: 'santorini', photo: 'oia.jpg', credit: 'Foto: autorul', alt })).toMatch(/și scene, și photo/);
});

test('pictures are found however deep they stand, each with its field, and nothing else is', () => {
  const scene = { scene: 'santorini', alt };
  const photo = pictureSchema.parse({ photo: 'oia.jpg', credit: 'Foto: autorul', alt });
  const header = headerPictureSchema.parse({ header: 'europa', alt });
  const page = {
    heading: 'Europa',
    picture: header,
    cards: [{ picture: scene }, { picture: photo, alt }],
    map: { picture: 'Harta biroului', alt },
    none: null,
  };
  expect(picturesIn(page)).toEqual([
    { field: 'picture', picture: header },
    { field: 'cards.0.picture', picture: scene },
    { field: 'cards.1.picture', picture: photo },
  ]);
});
