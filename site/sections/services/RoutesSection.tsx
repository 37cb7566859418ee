import type { ServicesPage } from '#domain/schemas/services-page.ts';
import { DayNight, type DayNightSources } from '#site/ui/DayNight.tsx';
import styles from './RoutesSection.module.css';

type RoutesSectionProps = ServicesPage['routes'] & { pictures: DayNightSources[] };

/** Two headings that lead to the two ways of travelling: for the company, for oneself. */
export function RoutesSection({ label, items, pictures }: RoutesSectionProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.routes}>
        {items.map(({ label: name, href, text, pictureAlt }, index) => (
          <li key={href} className={styles.route}>
            <div className={styles.picture}>
              {pictures[index] && <DayNight sources={pictures[index]} alt={pictureAlt} width={1500} height={1000} />}
            </div>
            <div className={styles.words}>
              <h2>
                <a href={href}>{name}</a>
              </h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
