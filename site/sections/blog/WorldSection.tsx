import type { ContinentKey } from '#domain/rules/continents.ts';
import type { BlogPage } from '#domain/schemas/blog-page.ts';
import { Drawing } from '#site/ui/Drawing.tsx';
import styles from './WorldSection.module.css';

type WorldContinent = {
  key: ContinentKey;
  href: string;
  /** Id of its panel, which links of the world lead to. */
  id: string;
  name: string;
  /** How many destinations it has, in words. */
  note: string;
  countries: { name: string; href: string; note: string }[];
  /** The drawn map of its countries, as SVG, and the address of what lies under it. */
  map: string;
  ground: string;
};

type WorldSectionProps = {
  copy: BlogPage['world'];
  /** The drawn map of the continents, as SVG, and the addresses of the lines above it. */
  world: string;
  lines: { day: string; night: string };
  continents: WorldContinent[];
};

/**
 * The world: a continent is picked on the map or in the list under it, its countries on its own map or in the list beside it.
 * All of it is links and anchors, so it works without script, by pointer, touch and keyboard; the browser keeps the choice in the address.
 */
export function WorldSection({ copy, world, lines, continents }: WorldSectionProps) {
  return (
    <section className={`wrap section ${styles.world}`} aria-labelledby="world">
      <div className={styles.pick}>
        <h2 id="world">{copy.heading}</h2>
        <p className={styles.text}>{copy.text}</p>
        <div className={styles.map}>
          <Drawing className={undefined} svg={world} />
          {(['day', 'night'] as const).map((print) => (
            <img key={print} className={print} src={lines[print]} alt="" loading="lazy" decoding="async" />
          ))}
        </div>
        <ul className={styles.continents}>
          {continents.map(({ key, id, name, note }) => (
            <li key={key}>
              <a href={`#${id}`} data-continent={key}>
                {name} <small>{note}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.panels}>
        {continents.map(({ key, href, id, name, countries, map, ground }) => (
          <section key={key} id={id} className={styles.panel} data-field={key} aria-labelledby={`${id}-name`}>
            <h3 id={`${id}-name`}>
              <a href={href}>{name}</a>
            </h3>
            <div className={styles.countries}>
              <img src={ground} alt="" loading="lazy" decoding="async" />
              <Drawing className={styles.links} svg={map} />
            </div>
            <ul>
              {countries.map((country) => (
                <li key={country.name}>
                  <a href={country.href}>{country.name}</a> <small>{country.note}</small>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
