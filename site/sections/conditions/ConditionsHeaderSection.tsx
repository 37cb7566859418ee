import { DayNight, type DayNightSources } from '#site/ui/DayNight.tsx';
import styles from './ConditionsHeaderSection.module.css';

type ConditionsHeaderSectionProps = { heading: string; lead: string; alt: string; sources: DayNightSources };

/** The page's name beside a packed suitcase that bleeds to the edge. */
export function ConditionsHeaderSection({ heading, lead, alt, sources }: ConditionsHeaderSectionProps) {
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        <h1>{heading}</h1>
        <p className="lede">{lead}</p>
      </div>
      <div className={styles.picture}>
        <DayNight sources={sources} alt={alt} width={1350} height={900} />
      </div>
    </header>
  );
}
