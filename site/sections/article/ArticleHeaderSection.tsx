import type { BlogPage } from '#domain/schemas/blog-page.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Picture, PictureCredit, type ShownPicture } from '#site/ui/Picture.tsx';
import styles from './ArticleHeaderSection.module.css';

type ArticleHeaderSectionProps = {
  id: string;
  title: string;
  lead: string;
  /** What reading it takes, and when it was last looked up. */
  notes: string[];
  picture: ShownPicture;
  crumbs: { label: string; href: string | undefined }[];
  copy: Pick<BlogPage, 'booking'>;
  bookingUrl: string;
};

/** The question, its answer at once, and a picture from edge to edge. */
export function ArticleHeaderSection(props: ArticleHeaderSectionProps) {
  const { id, title, lead, notes, picture, crumbs, copy, bookingUrl } = props;
  return (
    <header>
      <div className={`wrap ${styles.text}`}>
        <nav className={styles.crumbs} aria-label="Sunteți aici" data-screen-only>
          <ol>
            {crumbs.map(({ label, href }) => (
              <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
            ))}
          </ol>
        </nav>
        <h1 data-length={lengthOf(title)}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <ul className={styles.notes} aria-label="Despre acest articol">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
      <div className={styles.picture} data-screen-only data-picture={`entry-${id}`}>
        <Picture picture={picture} width={2000} height={840} sizes="100vw" />
        <p className={styles.booking}>
          <ButtonLink href={bookingUrl} look="hot" tab="new">
            {copy.booking}
          </ButtonLink>
        </p>
        <PictureCredit picture={picture} />
      </div>
    </header>
  );
}

/** How large a question may be set: up to some thirty letters it fills the page in two lines. */
function lengthOf(title: string): 'short' | 'medium' | 'long' {
  if (title.length > 48) return 'long';
  return title.length > 30 ? 'medium' : 'short';
}
