import { addressNamed } from '#domain/rules/addresses.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { Navigation } from '#domain/schemas/navigation.ts';
import { foreignNote } from './foreign-words.ts';

type MainLinksProps = {
  lang: Lang;
  /** Path of this page, to mark its link. */
  path: string;
  links: Navigation['header'];
};

/** The site's main links, in the header and in the menu of small screens. */
export function MainLinks({ lang, path, links }: MainLinksProps) {
  return (
    <ul>
      {links.map(({ label, href }) => {
        const address = addressNamed(href, lang);
        const { hrefLang, note } = foreignNote(address, lang);
        return (
          <li key={address}>
            <a href={address} hrefLang={hrefLang} aria-current={address === path ? 'page' : undefined}>
              {label[lang]}
              {note}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
