import { DayNight, type DayNightSources } from '#site/ui/DayNight.tsx';
import styles from './LeisureHeadSection.module.css';

type LeisureHeadSectionProps = { heading: string; lead: string; alt: string; picture: DayNightSources };

/** The leisure voice: a poster at the edge of the window, the name on its colour. */
export function LeisureHeadSection({ heading, lead, alt, picture }: LeisureHeadSectionProps) {
  return (
    <header className={styles.head}>
      <div className={styles.picture}>
        <DayNight sources={picture} alt={alt} width={1000} height={1250} />
      </div>
      <div className={styles.text}>
        <h1>{heading}</h1>
        <p>{lead}</p>
      </div>
    </header>
  );
}
