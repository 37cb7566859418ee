import type { PageKey } from './addresses.ts';

/** The lists of guides, in the order of the menu: the folder their entries stand in, and the page that shows them. */
export const guideLists = {
  'informatii-utile': 'usefulInformation',
  'istorie-si-arta': 'historyAndArt',
  plimbare: 'walks',
  distractie: 'entertainment',
} as const satisfies Record<string, PageKey>;

export type GuideList = keyof typeof guideLists;

/** Whether a folder of content/guides is one of the lists. */
export const isGuideList = (folder: string): folder is GuideList => Object.hasOwn(guideLists, folder);
