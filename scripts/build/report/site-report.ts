import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hrefOf, kindOf, type PageKind } from '#domain/rules/addresses.ts';
import { lengthOf } from '#domain/rules/calendar-days.ts';
import { daysUntilStale } from '#domain/rules/checked.ts';
import { totalOf } from '#domain/rules/instruments.ts';
import { placeholderOrigin } from '#domain/rules/site-origin.ts';
import type { BrowserReport, SiteReport, Version } from '#domain/schemas/site-report.ts';
import { headersOfPages } from '#server/plugins/security-headers.ts';
import { contentSecurityPolicy } from '#server/services/content-security-policy.ts';
import { budgets } from '../../budgets.ts';
import { followedLinks } from '../../checks/links.ts';
import { firstViewOf } from '../../checks/weight.ts';
import type { ContentValue } from '../../content-values.ts';
import { expiredFacts } from '../../launch/facts.ts';
import type { BuiltPage } from '../built-pages.ts';
import { policyFactsOf } from '../site-facts.ts';

type Measured = {
  /** Absolute path of the built site, its texts packed. */
  site: string;
  pages: readonly BuiltPage[];
  version: Version;
  /** The day of the build, YYYY-MM-DD. */
  day: string;
  /** Every value of content/. */
  values: readonly ContentValue[];
  /** Whether the site stands behind HTTPS. */
  https: boolean;
  browser: BrowserReport | undefined;
};

/** The pages that show the report: what they weigh is not known before they show it. */
export const reportPaths: readonly string[] = [hrefOf('transparency', 'ro'), hrefOf('transparency', 'en')];

/** Everything that can be said of the built pages without a browser, and what a browser was asked. */
export function siteReport({ site, pages, version, day, values, https, browser }: Measured): SiteReport {
  const { followed, elsewhere, dead } = followedLinks(site, pages);
  const measured = pages.filter(({ listed, url }) => listed && !reportPaths.includes(url));
  return {
    version,
    builtOn: day,
    pages: measured.length,
    weights: weightsOf(measured, site),
    links: { followed, broken: dead.length, elsewhere },
    foreignFiles: pages.reduce((sum, page) => sum + foreignFiles(page), foreignFilesOfSheets(site)),
    facts: factsOf(values, day),
    headers: headersOf(pages, https),
    ...(browser && { browser }),
  };
}

/** The heaviest page of each kind, the kinds in the order of their budgets. */
function weightsOf(pages: readonly BuiltPage[], site: string): SiteReport['weights'] {
  const byKind = Map.groupBy(pages, ({ url }) => kindOf(url));
  return (Object.keys(budgets) as PageKind[]).flatMap((kind) => {
    const weighed = (byKind.get(kind) ?? []).map((page) => ({ url: page.url, parts: firstViewOf(page, site) }));
    const [heaviest] = weighed.toSorted((one, other) => totalOf(other.parts) - totalOf(one.parts));
    const { firstView: limit } = budgets[kind];
    return heaviest
      ? { kind, pages: weighed.length, heaviest: heaviest.url, parts: heaviest.parts, ...(limit !== undefined && { limit }) }
      : [];
  });
}

/** Elements whose address the browser loads by itself, and where it stands. */
const loading: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  link: ['href'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  iframe: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  embed: ['src'],
  object: ['data'],
};
/** Links of the head that say something and load nothing. */
const sayingOnly = /\b(?:canonical|alternate|license|author|me)\b/;

const isForeign = (address: string) => /^(?:https?:)?\/\//.test(address) && !address.startsWith(placeholderOrigin);

/** What a page names of others for the browser to load: a preconnection is one too. */
function foreignFiles({ elements, styles }: BuiltPage): number {
  const inElements = elements.flatMap(({ name, attributes }) =>
    name === 'link' && sayingOnly.test(attributes.rel ?? '')
      ? []
      : (loading[name] ?? []).flatMap((attribute) => (attributes[attribute] ?? '').split(/,\s+/)),
  );
  return inElements.filter(isForeign).length + styles.reduce((sum, css) => sum + foreignIn(css), 0);
}

const foreignFilesOfSheets = (site: string): number =>
  globSync('**/*.css', { cwd: site }).reduce((sum, sheet) => sum + foreignIn(readFileSync(join(site, sheet), 'utf8')), 0);

const foreignIn = (css: string): number =>
  [...css.matchAll(/(?:url\(|@import\s+(?!url))\s*["']?([^"')\s]+)/g)].filter(([, address = '']) => isForeign(address)).length;

/** A month, a season, and all that is older. */
const agesUpTo = [30, 90, undefined] as const;

/** How long ago the source of each dated fact was last read. */
function factsOf(values: readonly ContentValue[], day: string): SiteReport['facts'] {
  const about = values.filter(({ field }) => /(^|\.)(checkedOn|lasting)$/.test(field));
  const ages = about
    .filter(({ field }) => /(^|\.)checkedOn$/.test(field))
    .map(({ value }) => Math.max(0, lengthOf(String(value), day) - 1));
  const within = (upTo: number | undefined) => ages.filter((age) => upTo === undefined || age <= upTo).length;
  return {
    dated: ages.length,
    ages: agesUpTo.map((upTo, index) => ({
      ...(upTo !== undefined && { upTo }),
      facts: within(upTo) - (index > 0 ? within(agesUpTo[index - 1]) : 0),
    })),
    oldest: Math.max(0, ...ages),
    stale: expiredFacts(about, day).length,
    days: daysUntilStale,
  };
}

/** The headers of the home page, its policy first, as the server's own code makes them for a visitor whom nobody else may serve. */
function headersOf(pages: readonly BuiltPage[], https: boolean): SiteReport['headers'] {
  const home = pages.find(({ url }) => url === hrefOf('home', 'ro'));
  if (!home) throw new Error(`there is no page ${hrefOf('home', 'ro')}, whose headers are shown`);
  const policy = contentSecurityPolicy({ ...policyFactsOf(home), thirdParties: [] }, { https, parties: [] });
  return Object.entries({ 'content-security-policy': policy, ...headersOfPages(https) }).map(([name, value]) => ({
    name,
    value,
  }));
}
