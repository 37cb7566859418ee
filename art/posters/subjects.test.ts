import { expect, test } from 'vitest';
import { isPhoto } from '#domain/schemas/picture.ts';
import { content } from '#tests/support/content.ts';
import type { SceneName } from './scenes.ts';
import { subjectOf, subjects } from './subjects.ts';

test('every New Year offer has a picture of its own', () => {
  const firsts = Object.values(subjects.revelion).map(([first]) => first);
  expect(firsts).toContain('paris-revelion');
  expect(firsts.filter((scene) => !scene?.endsWith('-revelion'))).toEqual([]);
});

test('no picture is kept for two, and none of those named is without one', () => {
  const entries = Object.values(subjects).flatMap((names) => Object.entries(names));
  expect(entries.filter(([, scenes]) => scenes.length === 0)).toEqual([]);
  const all = entries.flatMap(([, scenes]) => scenes);
  expect(all.filter((scene, index) => all.indexOf(scene) !== index)).toEqual([]);
});

test('no destination shows another country than its own', () => {
  const countries = new Set(content.continents().flatMap(({ filters }) => filters));
  const drawn = content.destinations().flatMap(({ file, data: { country, picture } }) => {
    return isPhoto(picture) ? [] : [{ file, country, shows: subjectOf(picture.scene as SceneName) }];
  });
  expect(drawn.length).toBeGreaterThan(0);
  // A picture of nowhere may stand for any place; so may one of a country the site no longer calls by that name.
  const foreign = drawn.filter(({ country, shows }) => shows !== undefined && shows !== country && countries.has(shows));
  expect(foreign).toEqual([]);
});
