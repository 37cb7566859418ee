import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { MoodName } from '#domain/rules/moods.ts';
import { isPhoto } from '#domain/schemas/picture.ts';
import { content } from '#tests/support/content.ts';
import type { Crop } from './engine/stage.ts';
import { type Print, poster } from './poster.ts';
import { isSceneName, type SceneName } from './scenes.ts';

/** Crops of a place: its card and header, its strip in the index, its wide picture. */
const cropsOfPlace: readonly Crop[] = ['4:5', '16:9', '21:9'];

const places = content
  .destinations()
  .flatMap(({ data: { picture } }) =>
    !isPhoto(picture) && isSceneName(picture.scene) ? [{ scene: picture.scene, mood: picture.mood }] : [],
  );

const printsOf = ({ scene, mood }: { scene: SceneName; mood: MoodName | undefined }): Print[] =>
  cropsOfPlace.flatMap((crop) => [
    { scene, crop, time: 'day' as const, ...(mood && { mood }) },
    { scene, crop, time: 'night' as const },
  ]);

test.each(places)('$scene in the light of its own page is whole, within its budget and the same every time', (place) => {
  for (const print of printsOf(place)) {
    const svg = poster(print);
    expect(svg, JSON.stringify(print)).not.toMatch(/NaN|undefined|Infinity|null|\[object/);
    expect(Buffer.byteLength(svg) / 1024, JSON.stringify(print)).toBeLessThanOrEqual(35);
    expect(gzipSync(svg, { level: 9 }).length / 1024, JSON.stringify(print)).toBeLessThanOrEqual(11);
    expect(poster(print) === svg, JSON.stringify(print)).toBe(true);
  }
});
