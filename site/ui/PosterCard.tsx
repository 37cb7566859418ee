import { Picture, type PictureSources } from './Picture.tsx';
import styles from './PosterCard.module.css';

type PosterCardProps = {
  id: string;
  name: string;
  /** Country or region, beside the name. */
  place: string;
  text?: string;
  sources: PictureSources;
  heading: 'h2' | 'h3';
};

/** A place as a poster: the picture, the name on a line, one sentence. The picture grows into the page it leads to. */
export function PosterCard({ id, name, place, text, sources, heading: Heading }: PosterCardProps) {
  return (
    <a className={styles.poster} href={`/${id}`}>
      <div className={styles.picture} data-picture={`place-${id}`}>
        <Picture
          sources={sources}
          alt=""
          width={1000}
          height={1250}
          sizes="(min-width: 62em) 28rem, (min-width: 48em) 46vw, 92vw"
        />
      </div>
      <div className={styles.title}>
        <Heading>{name}</Heading>
        <span>{place}</span>
      </div>
      {text && <p className={styles.text}>{text}</p>}
    </a>
  );
}
