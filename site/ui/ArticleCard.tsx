import styles from './ArticleCard.module.css';
import { ButtonLink } from './ButtonLink.tsx';
import { Picture, type ShownPicture } from './Picture.tsx';

/** An article as a list shows it. */
export type ArticleTeaser = {
  /** Unlike any other entry's: its picture grows into that of the page under this name. */
  id: string;
  href: string;
  /** The question it answers. */
  title: string;
  /** One sentence. */
  text: string;
  /** The answer, where it is a figure. */
  answer?: { figure: string; what?: string | undefined } | undefined;
  /** What reading it takes: „Listă de 12”, „3 minute”. */
  size: string[];
  picture: ShownPicture;
};

/** The same with a text of its own, read before one goes on to its page. */
export type PostTeaser = ArticleTeaser & { column: string };

type ArticleCardProps = { article: ArticleTeaser /** On the button, before the question. */; more: string };

/** A question with its answer large above it; without one the question itself is set large. */
export function ArticleCard({ article: { id, href, title, text, answer, size, picture }, more }: ArticleCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.picture} data-picture={`entry-${id}`}>
        <Picture picture={picture} width={1200} height={800} sizes="(min-width: 62em) 30vw, (min-width: 48em) 46vw, 92vw" />
      </div>
      {answer && (
        <p className={styles.answer} aria-hidden="true">
          {answer.figure}
          {answer.what && <small>{answer.what}</small>}
        </p>
      )}
      <div className={styles.text}>
        <h2>{title}</h2>
        <p>{text}</p>
        <p className={styles.size}>{size.join(', ')}</p>
      </div>
      <p className={styles.more}>
        <ButtonLink href={href} look="line" tab="same">
          {more}
          <span className="sr">: {title}</span>
        </ButtonLink>
      </p>
    </div>
  );
}
