import { gzipSync } from 'node:zlib';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { type Crop, cropNames } from './engine/stage.ts';
import { type Print, poster } from './poster.ts';
import { isSceneName, scenes } from './scenes.ts';

const names = Object.keys(scenes).filter(isSceneName);
const prints = (scene: Print['scene']): Print[] =>
  cropNames.flatMap((crop) => [
    { scene, crop, time: 'day' as const },
    { scene, crop, time: 'night' as const },
  ]);

/** The prints of each scene, drawn once for all tests. */
const drawn = new Map(names.map((scene) => [scene, prints(scene).map((print) => ({ print, svg: poster(print) }))]));
const drawnOf = (scene: Print['scene'], ...crops: Crop[]) =>
  (drawn.get(scene) ?? []).filter(({ print }) => crops.includes(print.crop));

const parser = new new Window().DOMParser();
const parse = (svg: string) => parser.parseFromString(svg, 'image/svg+xml');

test.each(names)('%s is printed in every crop by day and by night, without a lost number', (scene) => {
  for (const { print, svg } of drawnOf(scene, ...cropNames)) {
    expect(svg, JSON.stringify(print)).not.toMatch(/NaN|undefined|Infinity|null|\[object/);
    expect(svg, JSON.stringify(print)).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="/,
    );
  }
});

test('at least 140 scenes are drawn, and no two of them alike', () => {
  const pictures = names.map((name) => poster({ scene: name, time: 'day', crop: '4:5' }).replace(/#[0-9a-f]{3,6}\b/g, '#'));
  expect(names.length).toBeGreaterThanOrEqual(140);
  expect(new Set(pictures).size).toBe(names.length);
});

test.each(names)('%s is the same string when printed again', (scene) => {
  for (const { print, svg } of drawnOf(scene, ...cropNames)) expect(poster(print) === svg, JSON.stringify(print)).toBe(true);
});

test.each(names)('%s stays within 35 KB, and 11 KB on the wire', (scene) => {
  for (const { print, svg } of drawnOf(scene, ...cropNames)) {
    expect(Buffer.byteLength(svg) / 1024, JSON.stringify(print)).toBeLessThanOrEqual(35);
    expect(gzipSync(svg, { level: 9 }).length / 1024, JSON.stringify(print)).toBeLessThanOrEqual(11);
  }
});

test.each(names)('%s is well-formed, and its references meet one definition each', (scene) => {
  for (const { print, svg } of drawnOf(scene, '4:5', '21:9')) {
    expect(parse(svg).querySelector('parsererror'), JSON.stringify(print)).toBeNull();
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, `ids of ${JSON.stringify(print)}`).toBe(ids.length);
    const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
    expect(new Set(used), `references of ${JSON.stringify(print)}`).toEqual(new Set(ids));
    const twice = svg.match(/<\w+(?=[^>]* ([\w-]+)=")[^>]* \1="[^>]* \1="/);
    expect(twice, `an attribute given twice in ${JSON.stringify(print)}`).toBeNull();
  }
});

test('the parser notices what is not XML', () => {
  expect(parse('<svg><path d="M0 0"></svg>').querySelector('parsererror')).not.toBeNull();
});

test('a night print is not a day print in other colours only: its lamps are lit', () => {
  const day = poster({ scene: 'amsterdam', time: 'day', crop: '4:5' });
  const night = poster({ scene: 'amsterdam', time: 'night', crop: '4:5' });
  const withoutColors = (svg: string) => svg.replace(/#[0-9a-f]{3,6}\b/g, '#');
  expect(withoutColors(night)).not.toBe(withoutColors(day));
});

test('the aircraft is left out when asked', () => {
  const { plane: _, ...bran } = { scene: 'matterhorn', time: 'day', crop: '4:5', plane: true } as const;
  expect(poster({ ...bran, plane: false }).length).toBeLessThan(poster(bran).length);
});
