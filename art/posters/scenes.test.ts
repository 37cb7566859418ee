import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenes } from './scenes.ts';

const folder = new URL('./scenes/', import.meta.url);
const regions = new URL('./regions/', import.meta.url);
const files = readdirSync(folder).sort();

test('every file of the folder is a scene of the registry, under its own name', () => {
  expect(Object.keys(scenes).sort()).toEqual(files.map((file) => file.replace(/\.ts$/, '')).sort());
});

test('no scene is listed twice', () => {
  const lists = [new URL('./scenes.ts', import.meta.url), ...readdirSync(regions).map((file) => new URL(file, regions))];
  const listed = lists.flatMap((list) =>
    [...readFileSync(list, 'utf8').matchAll(/\/scenes\/(.+)\.ts'/g)].map(([, name]) => name),
  );
  expect(listed.sort()).toEqual(files.map((file) => file.replace(/\.ts$/, '')).sort());
});
