import { foreignLang } from '#domain/rules/addresses.ts';
import type { Lang } from '#domain/schemas/lang.ts';

/** Said after a link that leads to a page in the other language, by the language of the page it stands on. */
export const foreignWords: Readonly<Record<Lang, string>> = { en: '(in Romanian)', ro: '(în engleză)' };

/** What follows the words of a link into the other language, and what it says to programs; nothing for links that stay. */
export function foreignNote(href: string, lang: Lang): { hrefLang: Lang | undefined; note: string } {
  const hrefLang = foreignLang(href, lang);
  return { hrefLang, note: hrefLang ? ` ${foreignWords[lang]}` : '' };
}
