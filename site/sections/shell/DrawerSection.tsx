import { hrefOf } from '#domain/rules/addresses.ts';
import type { Agency } from '#domain/schemas/agency.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { Navigation } from '#domain/schemas/navigation.ts';
import { Icon } from '#site/ui/Icon.tsx';
import styles from './DrawerSection.module.css';
import { KeptLink } from './KeptLink.tsx';
import { Logo } from './Logo.tsx';
import { MainLinks } from './MainLinks.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { shellWords } from './words.ts';

type DrawerSectionProps = { lang: Lang; path: string; agency: Agency; links: Navigation['header'] };

/** The menu of small screens: a native modal dialog at the right, opened by the header's button without any script. */
export function DrawerSection({ lang, path, agency, links }: DrawerSectionProps) {
  const words = shellWords[lang];
  return (
    <dialog className={styles.drawer} id="menu" closedby="any" aria-label={words.mainNav}>
      <div className={styles.panel}>
        <div className={styles.top}>
          <Logo brand={agency.brand} home={hrefOf('home', lang)} />
          <button type="button" command="close" commandfor="menu" aria-label={words.closeMenu}>
            <Icon name="close" />
          </button>
        </div>
        <div>
          <MainLinks lang={lang} path={path} links={links} />
          <KeptLink lang={lang} look="line" className={styles.kept} />
        </div>
        <p className={styles.social}>
          <SocialLinks social={agency.social} show={['facebook', 'instagram', 'whatsapp']} lang={lang} />
        </p>
      </div>
    </dialog>
  );
}
