import { expect, test } from 'vitest';
import { subjectOf, subjects } from './subjects.ts';

test('every country and region that pictures are kept for has at least two', () => {
  const { revelion: _, ...continents } = subjects;
  for (const entries of Object.values(continents))
    for (const [name, scenes] of Object.entries(entries)) expect(scenes.length, name).toBeGreaterThanOrEqual(2);
});

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

test('the subject of a scene is found by its name', () => {
  expect(subjectOf('santorini')).toBe('Grecia');
  expect(subjectOf('terminal')).toBeUndefined();
});
