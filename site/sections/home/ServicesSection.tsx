import type { HomePage } from '#domain/schemas/home-page.ts';
import { Axis } from '#site/ui/Axis.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Plate, type Tone } from '#site/ui/Plate.tsx';
import styles from './ServicesSection.module.css';

const tones: Tone[] = ['signal', 'red', 'blue', 'teal'];

type ServicesSectionProps = HomePage['services'] & { contactHref: string };

/** The four services as numbered gates, each leading to its part of the services page. */
export function ServicesSection({ heading, intro, start, more, about, items, contactHref }: ServicesSectionProps) {
  const aside = (
    <>
      <p className={styles.intro}>{intro}</p>
      <ButtonLink href={contactHref} look="solid" tab="same">
        {start}
      </ButtonLink>
    </>
  );
  return (
    <Axis heading={heading} id="services" aside={aside}>
      <ol className={styles.rows}>
        {items.map(({ title, text, highlights, href }, index) => (
          <li key={href} className={styles.row}>
            <Plate number={index + 1} tone={tones[index] ?? 'signal'} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
              <a className={`link arrow ${styles.more}`} href={href}>
                {more}
                <span className="sr"> {about.replace('{service}', title)}</span>
              </a>
            </div>
            <ul className={styles.ticks}>
              {highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Axis>
  );
}
