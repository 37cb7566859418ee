/** What tests find out about the whole site on their way, and how it becomes one measurement for the page that shows it. */
import type { BrowserReport } from '#domain/schemas/site-report.ts';

/** Tests that find something out: `npm test -- --measure` runs these alone. */
export const measuring = '@measured';

/** What a test says of what it found stands among its annotations, under this name. */
export const foundMark = 'measured';

export type Found = { firstVisit: BrowserReport['firstVisit'] } | { accessibility: { url: string; objections: number } };

type Annotation = { type: string; description?: string | undefined };
type Suite = { suites?: Suite[]; specs?: { tests: { results: { annotations: Annotation[] }[] }[] }[] };

/** What tests said in the report that Playwright writes as JSON. */
export function foundIn({ suites = [], specs = [] }: Suite): Found[] {
  const annotations = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.flatMap((result) => result.annotations)),
  );
  const own = annotations.flatMap(({ type, description }) =>
    type === foundMark ? [JSON.parse(description ?? '') as Found] : [],
  );
  return [...own, ...suites.flatMap(foundIn)];
}

/**
 * All that was found as one measurement. Nothing unless every page was looked at in both ways: a part is no figure of the site.
 *
 * @param listed paths of all pages that search engines may list
 */
export function measurementOf(
  found: readonly Found[],
  listed: readonly string[],
): Pick<BrowserReport, 'firstVisit' | 'accessibility'> | undefined {
  const visits = found.flatMap((one) => ('firstVisit' in one ? one.firstVisit : []));
  const looks = found.flatMap((one) => ('accessibility' in one ? one.accessibility : []));
  const seen = new Set(looks.map(({ url }) => url));
  if (!visits.some(({ pages }) => pages === listed.length) || !listed.every((url) => seen.has(url))) return undefined;
  const worst = (part: 'requests' | 'cookies' | 'keys') => Math.max(...visits.map((visit) => visit[part]));
  return {
    firstVisit: { pages: listed.length, requests: worst('requests'), cookies: worst('cookies'), keys: worst('keys') },
    accessibility: { pages: listed.length, objections: looks.reduce((sum, { objections }) => sum + objections, 0) },
  };
}
