import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { cutFrontMatter } from '#domain/rules/front-matter.ts';
import { type Continent, continentSchema } from '#domain/schemas/continent.ts';
import { continentKeys } from '#domain/schemas/destination.ts';
import { isSceneName, type SceneName } from './scenes.ts';
import { subjectOf, subjects } from './subjects.ts';

const continents = globSync('content/continents/*.yaml').map((file): Continent => {
  return continentSchema.parse(parse(readFileSync(file, 'utf8')));
});

/** What the destinations name: only those that are drawn, not photographed. */
const places = globSync('content/destinations/*/*.md').flatMap((file) => {
  const { frontMatter = '' } = cutFrontMatter(readFileSync(file, 'utf8')) ?? {};
  const { country, picture } = parse(frontMatter) as { country: string; picture: { scene?: string } };
  return picture.scene === undefined ? [] : [{ id: basename(file, '.md'), country, scene: picture.scene }];
});

test('every filter entry of every continent has at least two pictures, and nothing else has', () => {
  expect(continents.map(({ key }) => key).sort()).toEqual([...continentKeys].sort());
  for (const { key, filters } of continents) {
    expect(Object.keys(subjects[key]).sort(), key).toEqual([...filters].sort());
    for (const [name, scenes] of Object.entries(subjects[key])) expect(scenes.length, name).toBeGreaterThanOrEqual(2);
  }
});

test('every New Year offer has a picture of its own', () => {
  expect(Object.keys(subjects.revelion)).toHaveLength(12);
  for (const [name, [first]] of Object.entries(subjects.revelion)) expect(first, name).toMatch(/-revelion$/);
});

test('no picture is kept for two', () => {
  const all = Object.values(subjects).flatMap((entries) => Object.values(entries).flat());
  expect(all.filter((scene, index) => all.indexOf(scene) !== index)).toEqual([]);
});

test('every destination names a scene that exists, and no two the same', () => {
  expect(places.length).toBeGreaterThan(0);
  for (const { id, scene } of places) expect(isSceneName(scene), `${id}: ${scene}`).toBe(true);
  const scenes = places.map(({ scene }) => scene);
  expect(scenes.filter((scene, index) => scenes.indexOf(scene) !== index)).toEqual([]);
});

test('no destination shows another country than its own', () => {
  for (const { id, country, scene } of places) expect([country, undefined], id).toContain(subjectOf(scene as SceneName));
});
