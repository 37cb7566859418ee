import { hrefOf } from '#domain/rules/addresses.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { foreignNote } from './foreign-words.ts';
import { shellWords } from './words.ts';

type KeptLinkProps = {
  lang: Lang;
  /** Only the sign, or with its name. */
  look: 'sign' | 'line';
  /** When it is in sight. */
  className: string | undefined;
};

/** The way to the visitor's list. Scripts say how many places are in it, as `--kept`: the head's, then site/islands/kept-link.ts. */
export function KeptLink({ lang, look, className }: KeptLinkProps) {
  const href = hrefOf('savedList', lang);
  const { hrefLang, note } = foreignNote(href, lang);
  return (
    <a className={className} href={href} hrefLang={hrefLang} data-kept-link="">
      <Icon name="keep" />
      <span className={look === 'sign' ? 'sr' : undefined}>{shellWords[lang].kept + note} </span>
    </a>
  );
}
