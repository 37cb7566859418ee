import type { SiteReport, Version } from '../schemas/site-report.ts';

/** What the board of measurements shows, in its order. */
export const instrumentIds = [
  'requests',
  'cookies',
  'keys',
  'accessibility',
  'firstView',
  'foreignFiles',
  'links',
  'facts',
] as const;
type InstrumentId = (typeof instrumentIds)[number];

/** `earlier`: within its limit, but measured of other sources than these. */
type State = 'within' | 'over' | 'earlier' | 'unmeasured';

export type Instrument = {
  id: InstrumentId;
  /** Nothing where nothing was measured. */
  value: number | undefined;
  unit: 'count' | 'bytes';
  /** Nothing where it is another for each page and none was measured. */
  limit: number | undefined;
  state: State;
  /** What it was measured of, where that is another version than the page's own. */
  of?: { version: Version; on: string };
};

/** Measured in a browser, of a version that the measurement names. */
const inBrowser = {
  requests: ({ firstVisit }) => firstVisit.requests,
  cookies: ({ firstVisit }) => firstVisit.cookies,
  keys: ({ firstVisit }) => firstVisit.keys,
  accessibility: ({ accessibility }) => accessibility.objections,
} as const satisfies Partial<Record<InstrumentId, (browser: NonNullable<SiteReport['browser']>) => number>>;

/** Of the pages themselves, while they are built. */
const inBuild = {
  foreignFiles: ({ foreignFiles }) => foreignFiles,
  links: ({ links }) => links.broken,
  facts: ({ facts }) => facts.stale,
} as const satisfies Partial<Record<InstrumentId, (report: SiteReport) => number>>;

const isOf = <Table extends object>(table: Table, id: string): id is Extract<keyof Table, string> => Object.hasOwn(table, id);

/** Whether what a browser measured is about the very sources the report is about. */
const isOfThisVersion = ({ version, browser }: SiteReport): boolean => browser?.version.sources === version.sources;

/** @param report nothing before anything was measured: in development, for example */
export const instrumentsOf = (report: SiteReport | undefined): Instrument[] =>
  instrumentIds.map((id) => instrumentOf(id, report));

function instrumentOf(id: InstrumentId, report: SiteReport | undefined): Instrument {
  if (id === 'firstView') return firstView(report);
  const none: Instrument = { id, value: undefined, unit: 'count', limit: 0, state: 'unmeasured' };
  if (!report) return none;
  if (!isOf(inBrowser, id)) return judged({ ...none, value: inBuild[id](report) });
  const { browser } = report;
  if (!browser) return none;
  const found = judged({ ...none, value: inBrowser[id](browser) });
  if (isOfThisVersion(report)) return found;
  const of = { version: browser.version, on: browser.measuredOn };
  return { ...found, of, state: found.state === 'over' ? 'over' : 'earlier' };
}

function firstView(report: SiteReport | undefined): Instrument {
  const nearest = report && nearestToLimit(report);
  const none: Instrument = { id: 'firstView', value: undefined, unit: 'bytes', limit: undefined, state: 'unmeasured' };
  return nearest ? judged({ ...none, value: totalOf(nearest.parts), limit: nearest.limit }) : none;
}

/** The page that comes nearest to the limit of its kind. */
export function nearestToLimit({ weights }: SiteReport): SiteReport['weights'][number] | undefined {
  const shareOf = ({ parts, limit }: SiteReport['weights'][number]) => (limit ? totalOf(parts) / limit : 0);
  return weights.filter(({ limit }) => limit).toSorted((one, other) => shareOf(other) - shareOf(one))[0];
}

function judged(instrument: Instrument): Instrument {
  return { ...instrument, state: (instrument.value ?? 0) > (instrument.limit ?? 0) ? 'over' : 'within' };
}

/** Bytes of all parts together. */
export const totalOf = (parts: SiteReport['weights'][number]['parts']): number =>
  Object.values(parts).reduce((sum, part) => sum + part, 0);
