import styles from './BleedPicture.module.css';
import { DayNight, type DayNightSources } from './DayNight.tsx';

type BleedPictureProps = { sources: DayNightSources; alt: string };

/** A 21:9 picture from edge to edge of the window; on a phone its middle. */
export function BleedPicture({ sources, alt }: BleedPictureProps) {
  return (
    <div className={styles.picture}>
      <DayNight sources={sources} alt={alt} width={2100} height={900} />
    </div>
  );
}
