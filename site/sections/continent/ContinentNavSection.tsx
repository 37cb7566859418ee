import type { Lang } from '#domain/schemas/lang.ts';
import styles from './ContinentNavSection.module.css';

type ContinentLink = { key: string; href: string; name: string; places: number };

type ContinentNavSectionProps = { lang: Lang; continents: ContinentLink[]; current: string };

/** The row of continents under the header, each with how many places it has. */
export function ContinentNavSection({ lang, continents, current }: ContinentNavSectionProps) {
  return (
    <nav className={styles.nav} aria-label={{ ro: 'Continente', en: 'Continents' }[lang]}>
      <ul className="wrap">
        {continents.map(({ key, href, name, places }) => (
          <li key={key}>
            <a href={href} aria-current={key === current ? 'page' : undefined}>
              {name}
            </a>
            <small aria-hidden="true">{places}</small>
          </li>
        ))}
      </ul>
    </nav>
  );
}
