import { DayNight, type DayNightSources } from '#site/ui/DayNight.tsx';
import styles from './PictureSection.module.css';

type PictureSectionProps = { sources: DayNightSources; alt: string };

/** A pause between two lists: one picture from edge to edge. */
export function PictureSection({ sources, alt }: PictureSectionProps) {
  return (
    <div className={styles.picture}>
      <DayNight sources={sources} alt={alt} width={2100} height={900} />
    </div>
  );
}
