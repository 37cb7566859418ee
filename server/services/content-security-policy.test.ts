import { expect, test } from 'vitest';
import { configuredParties, type ThirdParty, thirdParties } from '#domain/rules/third-parties.ts';
import { contentSecurityPolicy, framePolicy } from './content-security-policy.ts';

const config = { googleMaps: undefined };
type Page = Parameters<typeof contentSecurityPolicy>[0];

const policyOf = (page: Page, table?: readonly ThirdParty[]) =>
  new Map(
    contentSecurityPolicy(page, { https: true, parties: configuredParties(config, table) })
      .split('; ')
      .map((directive) => directive.split(/ (.*)/s) as [string, string]),
  );

const plain: Page = { scripts: [], styles: [], thirdParties: [] };
const asking = (...thirdParties: string[]): Page => ({ ...plain, thirdParties });

test('a page that names nobody may ask nobody but us', () => {
  const policy = policyOf(plain);
  expect(policy.get('connect-src')).toBe("'self'");
  expect(policy.get('frame-src')).toBe("'none'");
  expect([...policy.values()].join(' ')).not.toMatch(/https?:/);
});

test('a page may ask those it names, as far as the server is set up for them', () => {
  const policy = policyOf(asking('openstreetmap', 'google-maps'));
  expect(policy.get('frame-src')).toBe('https://www.openstreetmap.org');
  expect(policy.get('connect-src')).toBe("'self' https://www.openstreetmap.org");
  expect(policyOf(asking('google-maps'))).toEqual(policyOf(plain));
});

test('the scripts and styles of a page run by their hash', () => {
  const policy = policyOf({ ...plain, scripts: ['aaa=', 'bbb='], styles: ['ccc='] });
  expect(policy.get('script-src')).toBe("'self' 'sha256-aaa=' 'sha256-bbb='");
  expect(policy.get('style-src')).toBe("'self' 'sha256-ccc='");
});

test('one more entry in the table is one more party that the pages naming it may ask', () => {
  const analytics: ThirdParty = {
    id: 'analytics',
    purpose: 'analytics',
    privacy: 'https://analytics.example/privacy',
    isConfigured: () => true,
    pageSources: () => ({ 'script-src': ['https://tags.example'], 'connect-src': ['https://*.analytics.example'] }),
  };
  const table = [...thirdParties, analytics];
  expect(policyOf(plain, table)).toEqual(policyOf(plain));
  expect(policyOf(asking('analytics'), table).get('script-src')).toBe("'self' https://tags.example");
  const both = policyOf(asking('openstreetmap', 'analytics'), table);
  expect(both.get('connect-src')).toBe("'self' https://www.openstreetmap.org https://*.analytics.example");
  expect(policyOf(asking('analytics'), [...thirdParties, { ...analytics, isConfigured: () => false }])).toEqual(policyOf(plain));
});

test('the frame of a third party may load what the table gives it, and stands in our pages only', () => {
  const policy = framePolicy({ 'script-src': ["'self'", 'https://x.example'], 'font-src': [] }, { https: false });
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' https:\/\/x\.example; font-src 'none'; /);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('upgrade-insecure-requests');
});
