import { hrefOf } from '#domain/rules/addresses.ts';
import type { Agency } from '#domain/schemas/agency.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { Navigation } from '#domain/schemas/navigation.ts';
import { Icon } from '#site/ui/Icon.tsx';
import styles from './HeaderSection.module.css';
import { KeptLink } from './KeptLink.tsx';
import { Logo } from './Logo.tsx';
import { MainLinks } from './MainLinks.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { shellWords } from './words.ts';

type HeaderSectionProps = {
  lang: Lang;
  /** Path of this page, to mark its link. */
  path: string;
  agency: Agency;
  links: Navigation['header'];
  /** The twin of this page, or the nearest one in the other language when it has none. */
  other: { href: string; kind: 'twin' | 'nearest' };
  /**
   * `over` lies on the picture or board below it until the page scrolls; `over-sky` only where the picture's sky is below it, not where
   * the picture is a band cut out of its middle, with the sun and the roofs behind the links.
   */
  look: HeaderLook;
};

export type HeaderLook = 'solid' | 'over' | 'over-sky';

const lookStyles: Readonly<Record<HeaderLook, string>> = {
  solid: `${styles.header}`,
  over: `${styles.header} ${styles.over}`,
  'over-sky': `${styles.header} ${styles.over} ${styles.overSky}`,
};

/** Sticky header: mark, five links, the agency elsewhere, search, language, colours, and the menu on small screens. */
export function HeaderSection({ lang, path, agency, links, other, look }: HeaderSectionProps) {
  const words = shellWords[lang];
  const otherName = lang === 'en' ? 'ro' : 'en';
  return (
    <header className={lookStyles[look]} data-scroll-driven>
      <div className={`wrap ${styles.inner}`}>
        <Logo brand={agency.brand} home={hrefOf('home', lang)} />
        <nav aria-label={words.mainNav}>
          <MainLinks lang={lang} path={path} links={links} />
        </nav>
        <div className={styles.tools}>
          <KeptLink lang={lang} look="sign" className={styles.kept} />
          <span className={styles.social}>
            <SocialLinks social={agency.social} show={['facebook', 'instagram', 'whatsapp']} lang={lang} />
          </span>
          <button type="button" command="show-modal" commandfor="search" aria-label={words.search}>
            <Icon name="search" />
          </button>
          <button type="button" className={styles.theme} data-theme-switch aria-pressed="false" aria-label={words.theme}>
            <Icon name="theme" />
          </button>
          <a
            href={other.href}
            hrefLang={otherName}
            lang={otherName}
            title={other.kind === 'nearest' ? words.otherNearest : undefined}
          >
            <span>
              {otherName.toUpperCase()}
              {other.kind === 'nearest' && <small aria-hidden="true">{words.nearest}</small>}
            </span>
            <span className="sr">, {other.kind === 'twin' ? words.otherLanguage : words.otherNearest}</span>
          </a>
          <button type="button" className={styles.menu} command="show-modal" commandfor="menu" aria-label={words.openMenu}>
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  );
}
