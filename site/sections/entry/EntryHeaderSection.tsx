import type { Lang } from '#domain/schemas/lang.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { KeepButton } from '#site/ui/KeepButton.tsx';
import { Picture, PictureCredit, type ShownPicture } from '#site/ui/Picture.tsx';
import styles from './EntryHeaderSection.module.css';

type EntryHeaderSectionProps = {
  lang: Lang;
  id: string;
  name: string;
  lead: string;
  picture: ShownPicture;
  crumbs: { label: string; href: string }[];
  /** The loud button; null where nothing is sold. It may go after a day, YYYY-MM-DD. */
  action: { label: string; href: string; look: 'hot' | 'signal' | 'solid'; tab: 'same' | 'new'; until?: string } | null;
  /** The page's own header lies on the picture. */
  isUnderHeader: boolean;
  contact: { label: string; href: string };
  /** The sheet that can be folded into a pocket, where there is one. */
  guide?: { label: string; href: string };
  /** `large` for names that are alone in their column. */
  size: 'usual' | 'large';
  /** A place that visitors may keep in their list. */
  keepable?: boolean;
  /** What has to be said before anything is pressed. */
  children?: React.ReactNode;
};

/** How wide the picture is shown, for who asks for it before the page is laid out. */
export const headerSizes = '(min-width: 62em) 42vw, 100vw';

/** The poster at the edge of the window, the name hanging across the seam onto the continent's field. */
export function EntryHeaderSection(props: EntryHeaderSectionProps) {
  const { lang, id, name, lead, picture, crumbs, action, isUnderHeader, contact, guide, size, keepable, children } = props;
  return (
    <header className={styles.header}>
      <div
        className={isUnderHeader ? `${styles.picture} ${styles.sky}` : styles.picture}
        data-screen-only
        data-picture={`entry-${id}`}
      >
        <Picture picture={picture} width={1000} height={1250} sizes={headerSizes} />
        <PictureCredit picture={picture} />
      </div>
      <div className={styles.text}>
        <nav className={styles.crumbs} aria-label={{ ro: 'Sunteți aici', en: 'You are here' }[lang]}>
          <ol>
            {crumbs.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          <h1 className={styles.name} data-length={lengthOf(name)} data-size={size}>
            {name}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
        <p className={styles.actions} data-screen-only>
          {action && (
            <span data-until={action.until}>
              <ButtonLink href={action.href} look={action.look} tab={action.tab}>
                {action.label}
              </ButtonLink>
            </span>
          )}
          <ButtonLink href={contact.href} look="line" tab="same">
            {contact.label}
          </ButtonLink>
          {guide && (
            <ButtonLink href={guide.href} look="line" tab="same">
              {guide.label}
            </ButtonLink>
          )}
          {keepable && <KeepButton lang={lang} id={id} name={name} look="action" />}
        </p>
      </div>
    </header>
  );
}

/** How large a name may be set: one of up to seven letters fills the column, Amsterdam would run out of a phone's. */
function lengthOf(name: string): 'short' | 'medium' | 'long' {
  if (name.length > 9) return 'long';
  return name.length > 7 ? 'medium' : 'short';
}
