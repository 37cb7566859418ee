import type { FieldName } from '#brand/tokens.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './FlipCard.module.css';
import { Picture, PictureCredit, type ShownPicture } from './Picture.tsx';
import type { Tone } from './Plate.tsx';
import tones from './tones.module.css';

/** Colour of the back: a sign's on corporate pages, a continent's field in the leisure voice. */
export type FlipCardFace = { voice: 'corporate'; tone: Tone } | { voice: 'leisure'; field: FieldName };

type FlipCardProps = {
  face: FlipCardFace;
  picture: ShownPicture;
  /** Label of the front. */
  text: string;
  title: string;
  description: string;
  /** On the button that turns the card. */
  turn: string;
  action: { label: string; href: string };
};

/** A card with two faces. It is a disclosure, so the browser itself turns it, says its state and keeps the hidden face out of reach. */
export function FlipCard({ face, picture, text, title, description, turn, action }: FlipCardProps) {
  const tone = face.voice === 'corporate' ? tones[face.tone] : '';
  const field = face.voice === 'leisure' ? face.field : undefined;
  return (
    <article className={`${styles.card} ${styles[face.voice]} ${tone}`} data-field={field}>
      <div className={styles.front}>
        <div className={styles.picture}>
          <Picture picture={picture} width={1000} height={1250} sizes="(min-width: 62em) 28rem, (min-width: 48em) 46vw, 92vw" />
          <PictureCredit picture={picture} />
        </div>
        <h3>{text}</h3>
      </div>
      <details className={styles.details}>
        <summary className={styles.turn}>
          <span>
            {turn}
            <span className="sr">: {text}</span>
          </span>
          <span aria-hidden="true">
            <b className={styles.first}>1</b>
            <b className={styles.second}>2</b> / 2
          </span>
        </summary>
        <div className={styles.back}>
          <h3>{title}</h3>
          <p>{description}</p>
          <ButtonLink href={action.href} look="solid" tab="same">
            {action.label}
          </ButtonLink>
        </div>
      </details>
    </article>
  );
}
