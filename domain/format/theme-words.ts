import type { Theme } from '../rules/themes.ts';
import type { Lang } from '../schemas/lang.ts';

const english: Readonly<Record<Theme, string>> = {
  oraș: 'city',
  mare: 'sea',
  munte: 'mountains',
  natură: 'nature',
  animale: 'wildlife',
  istorie: 'history',
  artă: 'art',
  familie: 'family',
};

/** What a theme is called; the Romanian names are those that entries write. */
export const themeWord = (lang: Lang, theme: Theme): string => (lang === 'en' ? english[theme] : theme);
