import { KeepButton } from './KeepButton.tsx';
import { Picture, type ShownPicture } from './Picture.tsx';
import styles from './PosterCard.module.css';

/** An entry as a listing shows it, with the page it leads to. */
export type Card = {
  /** Unlike any other entry's: its picture grows into that of the page under this name. */
  id: string;
  href: string;
  name: string;
  /** What it is listed under, beside the name: a country, a kind of trip, a subject. */
  tag: string;
  /** One sentence. */
  text: string;
  picture: ShownPicture;
  /** The language of the button that keeps it, where it is a place that visitors may keep in their list. */
  keepable?: 'ro' | 'en';
};

type PosterCardProps = {
  card: Card;
  heading: 'h2' | 'h3' /** With the sentence, or only picture and name. */;
  look: 'full' | 'short';
};

/** An entry as a poster: the picture, the name on a line, one sentence. The picture grows into the page it leads to. */
export function PosterCard({ card: { id, href, name, tag, text, picture, keepable }, heading: Heading, look }: PosterCardProps) {
  const poster = (
    <a className={styles.poster} href={href}>
      <div className={styles.picture} data-picture={`entry-${id}`}>
        <Picture
          picture={{ ...picture, alt: '' }}
          width={1000}
          height={1250}
          sizes="(min-width: 62em) 28rem, (min-width: 48em) 46vw, 92vw"
        />
      </div>
      <div className={styles.title}>
        <Heading>{name}</Heading>
        <span>{tag}</span>
      </div>
      {look === 'full' && <p className={styles.text}>{text}</p>}
    </a>
  );
  if (!keepable) return poster;
  return (
    <div className={styles.card}>
      {poster}
      <KeepButton lang={keepable} id={id} name={name} look="corner" />
    </div>
  );
}
