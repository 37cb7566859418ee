import type { ServicesPage } from '#domain/schemas/services-page.ts';
import { Picture, PictureCredit, type WithPicture } from '#site/ui/Picture.tsx';
import styles from './RoutesSection.module.css';

type Routes = ServicesPage['routes'];
type RoutesSectionProps = Omit<Routes, 'items'> & { items: WithPicture<Routes['items'][number]>[] };

/** Two headings that lead to the two ways of travelling: for the company, for oneself. */
export function RoutesSection({ label, items }: RoutesSectionProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.routes}>
        {items.map(({ label: name, href, text, picture }) => (
          <li key={href} className={styles.route}>
            <div className={styles.picture}>
              <Picture picture={picture} width={1500} height={1000} sizes="(min-width: 48em) 50vw, 100vw" />
              <PictureCredit picture={picture} />
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
