import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { kilobytes } from '#domain/format/kilobytes.ts';
import { hrefOf, kindOf } from '#domain/rules/addresses.ts';
import { endpoints } from '#domain/rules/endpoints.ts';
import { totalOf } from '#domain/rules/instruments.ts';
import { siteReportSchema } from '#domain/schemas/site-report.ts';
import { transparencyPageSchema } from '#domain/schemas/transparency-page.ts';
import { contentOf } from '#tests/support/content.ts';
import { builtPages } from '../../scripts/build/built-pages.ts';
import { hashOfSources } from '../../scripts/build/stamp.ts';
import { firstViewOf } from '../../scripts/checks/weight.ts';

const project = inject('project');
const site = join(project, 'dist/site');
const report = siteReportSchema.parse(JSON.parse(readFileSync(join(site, endpoints.siteReport), 'utf8')));
const pages = builtPages(site);
const paths = (['ro', 'en'] as const).map((lang) => hrefOf('transparency', lang));

test('a build of other sources is another version, and what a browser found in this one is not said of it', () => {
  expect(readFileSync(join(project, 'dist/current/.stamp'), 'utf8')).toMatch(new RegExp(`^${report.version.sources}`));
  expect(report.version.sources).not.toBe(hashOfSources());
  expect(report.browser?.version.sources).not.toBe(report.version.sources);
  const { board } = contentOf().page('transparency', 'ro', transparencyPageSchema);
  const said = pages.find(({ url }) => url === paths[0])?.text ?? '';
  expect(said).toContain(report.browser ? board.states.earlier : board.unmeasured);
});

test('weights are those of its own pages: each kind has its heaviest, and the page says it', () => {
  const listed = pages.filter(({ listed, url }) => listed && !paths.includes(url));
  expect(report.pages).toBe(listed.length);
  expect(report.weights.map(({ kind }) => kind).sort()).toEqual([...new Set(listed.map(({ url }) => kindOf(url)))].sort());
  for (const { kind, heaviest, parts } of report.weights) {
    const totals = listed.filter(({ url }) => kindOf(url) === kind).map((page) => totalOf(firstViewOf(page, site)));
    expect(totalOf(parts), heaviest).toBe(Math.max(...totals));
    for (const path of paths) expect(pages.find(({ url }) => url === path)?.text).toContain(`${kilobytes(totalOf(parts))} KB`);
  }
});

test('as many facts as its content dates', () => {
  const { dated, ages } = report.facts;
  expect(ages.reduce((sum, { facts }) => sum + facts, 0)).toBe(dated);
  expect(dated).toBeGreaterThan(0);
});
