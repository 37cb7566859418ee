import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { configuredParties, type ThirdParty, thirdParties } from '#domain/rules/third-parties.ts';
import { createTestApp } from '#tests/support/test-app.ts';

/** Somebody more, as a later version of the table may have. */
const chat: ThirdParty = {
  id: 'chat',
  purpose: 'analytics',
  privacy: 'https://chat.example/privacy',
  isConfigured: () => true,
  pageSources: () => ({ 'script-src': ['https://chat.example'] }),
  script: () => 'https://chat.example/start.js',
};

const none = { googleMaps: undefined };

async function askedOf(parties: ReturnType<typeof configuredParties>) {
  const site = await createTestApp({ parties });
  const answers = await Promise.all(['/api/third-parties', '/ro/despre'].map((url) => site.app.inject(url)));
  await site.close();
  return answers;
}

test('pages learn whom they may ask, and the script of those that have one; an account never', async () => {
  const [answer] = await askedOf(configuredParties({ ...none, gaMeasurementId: 'G-ONE1' }));
  expect(answer?.json()).toEqual({
    parties: [
      { id: 'openstreetmap', purpose: 'map' },
      { id: 'google-analytics', purpose: 'analytics', script: 'https://www.googletagmanager.com/gtag/js?id=G-ONE1' },
    ],
  });
  expect(answer?.headers['cache-control']).toBe('max-age=600');
});

test('parts of a page about third parties stay where the server is set up for one of them, and go where it is not', async () => {
  const [, plain] = await askedOf(configuredParties(none));
  expect(plain?.body).toContain('<li>Ours</li>');
  expect(plain?.body).toContain('OpenStreetMap’s');
  expect(plain?.body).not.toContain('Google’s');
  expect(plain?.body).not.toContain('The chat’s');
  expect(plain?.body).toContain('<p>After</p>');

  const [, all] = await askedOf(configuredParties({ ...none, gaMeasurementId: 'G-ONE1' }, [...thirdParties, chat]));
  expect(all?.body).toContain('Google’s');
  expect(all?.body).toContain('The chat’s');
  expect(all?.headers['content-security-policy']).toContain('https://chat.example');
  expect(plain?.headers['content-security-policy']).not.toContain('https://chat.example');
});

test('what was cut is sent packed as it stands', async () => {
  const site = await createTestApp({ parties: configuredParties(none) });
  const plain = await site.app.inject({ url: '/ro/despre' });
  const packed = await site.app.inject({ url: '/ro/despre', headers: { 'accept-encoding': 'gzip' } });
  await site.close();
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
});
