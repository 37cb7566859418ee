import { counted } from '#domain/format/counted.ts';
import chip from '#site/ui/chip.module.css';
import { Drawing } from '#site/ui/Drawing.tsx';
import type { PictureSources } from '#site/ui/Picture.tsx';
import { PosterCard } from '#site/ui/PosterCard.tsx';
import styles from './PlacesSection.module.css';

export type Place = { id: string; name: string; country: string; card: string; sources: PictureSources };

/** How many posters are shown before a filter is chosen or more are asked for; the style sheet counts the same. */
const firstPlaces = 12;

type PlacesSectionProps = {
  filterName: string;
  /** How the filter's entries are counted: țară, țări. */
  filterForms: { one: string; many: string };
  filters: { country: string; places: number }[];
  places: Place[];
  /** The drawn map of the region, as SVG. */
  map: string;
};

/**
 * The filter and the wall of posters. The choice is made by style alone (a checked box hides what does not match), so it
 * works without script; with it, the choice is also in the address and the count is announced.
 */
export function PlacesSection({ filterName, filterForms, filters, places, map }: PlacesSectionProps) {
  return (
    <section className={`wrap ${styles.rail}`} aria-label="Destinații" id="destinatii" data-country-filter>
      <div className={styles.side}>
        <form className={styles.filter} method="get" action="#destinatii">
          <fieldset>
            <legend className="h2">{filterName}</legend>
            <button className={`link ${styles.reset}`} type="reset">
              Arată toate
            </button>
            <div className={styles.chips}>
              {filters.map(({ country, places: count }) => (
                <label key={country} className={`${chip.chip} ${chip.slim}`}>
                  <input type="checkbox" name="tara" value={country} />
                  <span>{country}</span> <small>{count}</small>
                </label>
              ))}
            </div>
          </fieldset>
        </form>
        <Drawing className={styles.map} svg={map} />
      </div>
      <div className={styles.results}>
        <p className={styles.count} role="status" data-one={filterForms.one} data-many={filterForms.many}>
          {counted('ro', places.length, { one: 'destinație', many: 'destinații' })}{' '}
          <span className="dim">în {counted('ro', filters.length, filterForms)}</span>
        </p>
        <ul className={styles.wall}>
          {places.map(({ id, name, country, card, sources }) => (
            <li key={id} data-country={country}>
              <PosterCard id={id} name={name} place={country} text={card} sources={sources} heading="h2" />
            </li>
          ))}
        </ul>
        {places.length > firstPlaces && (
          <label className={styles.more}>
            <input type="checkbox" name="toate" />
            Arată încă {counted('ro', places.length - firstPlaces, { one: 'destinație', many: 'destinații' })}
            <span aria-hidden="true">+</span>
          </label>
        )}
      </div>
    </section>
  );
}
