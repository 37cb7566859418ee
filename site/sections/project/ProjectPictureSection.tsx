import { DayNight, type DayNightSources } from '#site/ui/DayNight.tsx';
import { Emblem } from './Emblem.tsx';
import styles from './ProjectPictureSection.module.css';

type ProjectPictureSectionProps = { sources: DayNightSources; alt: string };

/** A picture across the window. Until it is there, or when it fails, the emblem drawn under it shows. */
export function ProjectPictureSection({ sources, alt }: ProjectPictureSectionProps) {
  return (
    <div className={styles.picture} role="img" aria-label={alt}>
      <Emblem of="eu" />
      <DayNight sources={sources} alt="" width={2100} height={900} />
    </div>
  );
}
