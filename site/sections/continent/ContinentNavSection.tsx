import styles from './ContinentNavSection.module.css';

type ContinentLink = { key: string; href: string; name: string; places: number };

/** The row of continents under the header, each with how many places it has. */
export function ContinentNavSection({ continents, current }: { continents: ContinentLink[]; current: string }) {
  return (
    <nav className={styles.nav} aria-label="Continente">
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
