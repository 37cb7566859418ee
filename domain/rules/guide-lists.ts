import type { PageKey } from './addresses.ts';

/** The lists of guides, in their order: the folder their entries stand in, and the page that shows them. */
export const guideLists = {
  'informatii-utile': 'information',
  'istorie-si-arta': 'heritage',
  plimbare: 'walks',
  distractie: 'entertainment',
} as const satisfies Record<string, PageKey>;

export type GuideList = keyof typeof guideLists;

/** The page of a list of guides. */
export type GuidePage = (typeof guideLists)[GuideList];

/** Whether a folder of content/guides is one of the lists. */
export const isGuideList = (folder: string): folder is GuideList => Object.hasOwn(guideLists, folder);
