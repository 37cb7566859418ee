import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({ HOME: '/home/ana' })).toEqual({
    port: 4321,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:4321',
    dataDir: '/home/ana/.local/state/agency-site',
    backupDir: '/home/ana/.local/state/agency-site/backups',
    databaseUrl: undefined,
    mail: { kind: 'none' },
    alarm: { webhook: undefined, smtp: undefined, to: undefined, afterMs: 900_000 },
    googleMaps: undefined,
    gaMeasurementId: undefined,
    trustBadge: { url: undefined, key: undefined },
    trustProxy: [],
    metricsToken: undefined,
    drainMs: 0,
  });
});

test.each([
  [{ STATE_DIRECTORY: '/var/lib/agency-site', HOME: '/nowhere' }, '/var/lib/agency-site'],
  [{ XDG_STATE_HOME: '/home/ana/state', HOME: '/home/ana' }, '/home/ana/state/agency-site'],
  [{ DATA_DIR: '/srv/data', STATE_DIRECTORY: '/var/lib/agency-site' }, '/srv/data'],
])('what outlives the program is kept where %o says', (env, directory) => {
  expect(readConfig(env).dataDir).toBe(directory);
});

test('an empty or blank variable counts as absent', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '  ' }).port).toBe(4321);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['HOST', 'a b'],
  ['SITE_URL', 'agency.example'],
  ['SITE_URL', 'https://agency.example/path'],
  ['SITE_URL', 'https://agency.example?x'],
  ['SITE_URL', 'ftp://agency.example'],
  ['SITE_URL', 'https://user@agency.example'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['SMTP_URL', 'localhost:25'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
  ['ALARM_WEBHOOK_URL', 'chat.example'],
  ['ALARM_SMTP_URL', 'mail.example'],
  ['ALARM_MAIL_TO', 'a@b.example, c@d.example'],
  ['ALARM_AFTER_MINUTES', 'soon'],
  ['EMAILJS_URL', 'nowhere'],
  ['GOOGLE_MAPS_KEY', 'a"b'],
  ['GOOGLE_MAPS_URL', 'maps.example'],
  ['GOOGLE_MAPS_CLIENT', 'a b'],
  ['GOOGLE_MAPS_CHANNEL', 'a&b'],
  ['GOOGLE_MAPS_MAP_IDS', 'a,,b'],
  ['GA_MEASUREMENT_ID', '123'],
  ['TRUST_BADGE_URL', 'badge.png'],
  ['METRICS_TOKEN', 'short'],
  ['DRAIN_SECONDS', '-1'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '127.0.0.1, proxy.example'],
])('%s=%s stops with one line that names the variable', (variable, value) => {
  expect(() => readConfig({ [variable]: value })).toThrow(new RegExp(`^${variable}: .+$`));
});

test('an error never repeats a value, which could hold a password', () => {
  expect(() => readConfig({ SMTP_URL: 'http://user:hunter2@host' })).toThrow(/^SMTP_URL: (?!.*hunter2)/);
});

test('a site url keeps its origin only', () => {
  expect(readConfig({ SITE_URL: 'https://Agency.Example:443/' }).siteUrl).toBe('https://agency.example');
});

test('proxies are a list of addresses and ranges', () => {
  expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' }).trustProxy).toEqual(['loopback', '10.0.0.0/8', '::1']);
});

test('the mail provider needs its three values together', () => {
  expect(() => readConfig({ EMAILJS_SERVICE_ID: 's', EMAILJS_PUBLIC_KEY: 'k' })).toThrow(/^EMAILJS_TEMPLATE_ID: /);
  expect(readConfig({ EMAILJS_SERVICE_ID: 's', EMAILJS_TEMPLATE_ID: 't', EMAILJS_PUBLIC_KEY: 'k' }).mail).toEqual({
    kind: 'send-form',
    serviceId: 's',
    templateId: 't',
    publicKey: 'k',
    url: 'https://api.emailjs.com/api/v1.0/email/send-form',
  });
});

test('two ways to send mail at once are refused', () => {
  const provider = { EMAILJS_SERVICE_ID: 's', EMAILJS_TEMPLATE_ID: 't', EMAILJS_PUBLIC_KEY: 'k' };
  expect(() => readConfig({ ...provider, SMTP_URL: 'smtp://localhost' })).toThrow(/^SMTP_URL: /);
});

test('smtp carries the sender when one is given', () => {
  expect(readConfig({ SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'Site <site@agency.example>' }).mail).toEqual({
    kind: 'smtp',
    url: 'smtp://localhost:2525',
    from: 'Site <site@agency.example>',
  });
});

test('with a key there is a map account; what else Google wants to know is optional', () => {
  expect(readConfig({ GOOGLE_MAPS_CHANNEL: 'site' }).googleMaps).toBeUndefined();
  const url = 'https://maps.googleapis.com/maps/api/js';
  expect(readConfig({ GOOGLE_MAPS_KEY: 'k' }).googleMaps).toEqual({
    url,
    key: 'k',
    client: undefined,
    channel: undefined,
    mapIds: [],
  });
  expect(readConfig({ GOOGLE_MAPS_KEY: 'k', GOOGLE_MAPS_CLIENT: 'c', GOOGLE_MAPS_MAP_IDS: 'a,b' }).googleMaps).toMatchObject({
    client: 'c',
    mapIds: ['a', 'b'],
  });
});
