import type { ListingFilter } from '#domain/rules/listing.ts';
import chip from '#site/ui/chip.module.css';
import styles from './PlaceChips.module.css';

type PlaceChipsProps = {
  form: string;
  filter: ListingFilter /** Last day of each place's offers. */;
  until: ReadonlyMap<string, string>;
};

/** The places of a list in a line, to choose from. */
export function PlaceChips({ form, filter, until }: PlaceChipsProps) {
  return (
    <form className={`wrap ${styles.chips}`} id={form} method="get">
      <fieldset>
        <legend>{filter.legend}</legend>
        <div>
          {filter.values.map(({ value, count }) => (
            <label key={value} className={`${chip.chip} ${chip.slim}`} data-until={until.get(value)}>
              <input type="checkbox" name={filter.parameter} value={value} />
              <span>{value}</span> <small>{count}</small>
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
