import type { ListingFilter } from '#domain/rules/listing.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import chip from '#site/ui/chip.module.css';
import styles from './ListingFilters.module.css';
import { listingWords } from './listing-words.ts';

type ListingFiltersProps = { lang: Lang /** Of the listing. */; id: string; filters: readonly ListingFilter[] };

/** Every filter as a line of boxes to check, and one button that clears them all. */
export function ListingFilters({ lang, id, filters }: ListingFiltersProps) {
  return (
    <form className={styles.filters} method="get" action={`#${id}`}>
      <button className={`link ${styles.reset}`} type="reset">
        {listingWords[lang].reset}
      </button>
      {filters.map(({ parameter, legend, values }) => (
        <fieldset key={parameter}>
          <legend className="h2">{legend}</legend>
          <div className={styles.chips}>
            {values.map(({ value, count }) => (
              <label key={value} className={`${chip.chip} ${chip.slim}`}>
                <input type="checkbox" name={parameter} value={value} />
                <span>{value}</span> <small>{count}</small>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </form>
  );
}
