import { expect, test } from 'vitest';
import { subjectOf, subjects } from './subjects.ts';

test('every country and region that pictures are kept for has at least two', () => {
  const { revelion: _, ...continents } = subjects;
  for (const entries of Object.values(continents))
    for (const [name, scenes] of Object.entries(entries)) expect(scenes.length, name).toBeGreaterThanOrEqual(2);
});

test('every New Year offer has a picture of its own', () => {
  expect(Object.keys(subjects.revelion)).toHaveLength(12);
  for (const [name, [first]] of Object.entries(subjects.revelion)) expect(first, name).toMatch(/-revelion$/);
});

test('no picture is kept for two', () => {
  const all = Object.values(subjects).flatMap((entries) => Object.values(entries).flat());
  expect(all.filter((scene, index) => all.indexOf(scene) !== index)).toEqual([]);
});

test('the subject of a scene is found by its name', () => {
  expect(subjectOf('santorini')).toBe('Grecia');
  expect(subjectOf('terminal')).toBeUndefined();
});
