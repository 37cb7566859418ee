import type { AddressInfo } from 'node:net';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueServer, choices } from './server.ts';

const server = catalogueServer();
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** The page as a browser has it: its script has run. */
async function opened() {
  const page = await (await fetch(origin)).text();
  const window = new Window({
    url: origin,
    settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
  });
  window.document.write(page);
  await window.happyDOM.waitUntilComplete();
  const input = (name: string, value: string) => {
    const field = window.document.querySelector(`[name=${name}]`) as unknown as HTMLInputElement;
    field.value = value;
    field.dispatchEvent(new window.Event('input', { bubbles: true }) as unknown as Event);
  };
  const seen = () => [...window.document.querySelectorAll('li:not([hidden])')].map((item) => item.getAttribute('data-scene'));
  const pictures = () =>
    [...window.document.querySelectorAll('li:not([hidden]) img')].map((image) => image.getAttribute('src') ?? '');
  return { input, seen, pictures };
}

test('the catalogue shows every scene, and finds one by its name or its country', async () => {
  const { input, seen } = await opened();
  expect(seen()).toEqual(choices.scenes.map(({ name }) => name));
  input('name', 'santor');
  expect(seen()).toEqual(['santorini']);
  input('name', 'Franța');
  expect(seen()).toEqual(expect.arrayContaining(['eiffel', 'montsaintmichel']));
});

test('one scene can be seen in every light and crop, and each of them is drawn', async () => {
  const { input, pictures } = await opened();
  input('name', 'santorini');
  input('light', 'all');
  input('crop', 'all');
  const all = pictures();
  expect(all).toHaveLength(choices.lights.length * choices.crops.length);
  for (const url of all) {
    const answer = await fetch(origin + url);
    expect(answer.headers.get('content-type'), url).toContain('image/svg+xml');
    expect(await answer.text(), url).toMatch(/^<svg /);
  }
});

test('every scene is drawn under its name, by day and by night', async () => {
  for (const { name } of choices.scenes)
    for (const light of ['day', 'night']) expect((await fetch(`${origin}/${name}.${light}.4x5.svg`)).status, name).toBe(200);
});

test('a name that is no print is answered with the reason', async () => {
  const answer = await fetch(`${origin}/atlantida.day.4x5.svg`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('there is no scene "atlantida"');
});
