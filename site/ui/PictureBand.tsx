import { DayNight, type DayNightSources } from './DayNight.tsx';
import grounds from './grounds.module.css';
import styles from './PictureBand.module.css';

type PictureBandProps = {
  ground: 'signal' | 'tint' | 'board';
  /** Side of the picture, which bleeds to that edge of the window. */
  picture: 'left' | 'right';
  sources: DayNightSources;
  alt: string;
  /** Id of the heading inside, when the band is a section of the page. */
  labelledBy?: string;
  children: React.ReactNode;
};

/** Words on a coloured ground beside a picture. */
export function PictureBand({ ground, picture, sources, alt, labelledBy, children }: PictureBandProps) {
  const Band = labelledBy ? 'section' : 'div';
  return (
    <Band className={`${styles.band} ${styles[picture]}`} aria-labelledby={labelledBy}>
      <div className={`${styles.text} ${grounds[ground]}`}>{children}</div>
      <div className={styles.picture}>
        <DayNight sources={sources} alt={alt} width={1500} height={1000} />
      </div>
    </Band>
  );
}
