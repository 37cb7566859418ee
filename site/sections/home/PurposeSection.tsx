import type { HomePage } from '#domain/schemas/home-page.ts';
import { DayNight, type DayNightSources } from '#site/ui/DayNight.tsx';
import styles from './PurposeSection.module.css';

type PurposeSectionProps = HomePage['purpose'] & { picture: DayNightSources };

/** Mission, vision and four values beside a picture that bleeds to the edge. */
export function PurposeSection({ mission, vision, values, pictureAlt, picture }: PurposeSectionProps) {
  return (
    <section className={styles.split} aria-label={`${mission.heading}, ${vision.heading}, ${values.heading}`}>
      <div className={styles.picture}>
        <DayNight sources={picture} alt={pictureAlt} width={1000} height={1250} />
      </div>
      <div className={styles.text}>
        {[mission, vision].map(({ heading, text }) => (
          <div key={heading} className={styles.block}>
            <h2 className="h2">{heading}</h2>
            <p className="say">{text}</p>
          </div>
        ))}
        <h2 className="h2">{values.heading}</h2>
        <dl className={styles.values}>
          {values.items.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
