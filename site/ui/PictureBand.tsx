import grounds from './grounds.module.css';
import { Picture, PictureCredit, type ShownPicture } from './Picture.tsx';
import styles from './PictureBand.module.css';

type PictureBandProps = {
  ground: 'signal' | 'tint' | 'board';
  /** Side of the picture, which bleeds to that edge of the window. */
  side: 'left' | 'right';
  picture: ShownPicture;
  /** Id of the heading inside, when the band is a section of the page. */
  labelledBy?: string;
  children: React.ReactNode;
};

/** Words on a coloured ground beside a picture. */
export function PictureBand({ ground, side, picture, labelledBy, children }: PictureBandProps) {
  const Band = labelledBy ? 'section' : 'div';
  return (
    <Band className={`${styles.band} ${styles[side]}`} aria-labelledby={labelledBy}>
      <div className={`${styles.text} ${grounds[ground]}`}>{children}</div>
      <div className={styles.picture}>
        <Picture picture={picture} width={1500} height={1000} sizes="(min-width: 62em) 42vw, 100vw" />
        <PictureCredit picture={picture} />
      </div>
    </Band>
  );
}
