import type { ListingFilter } from '#domain/rules/listing.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { listingWords } from './listing-words.ts';
import styles from './NothingFound.module.css';

type NothingFoundProps = { lang: Lang; filters: readonly ListingFilter[] };

/** In place of the cards when no item is found by all filters at once. The script says on each button what is found without its filter. */
export function NothingFound({ lang, filters }: NothingFoundProps) {
  const { nothing, without } = listingWords[lang];
  return (
    <div className={styles.nothing} data-nothing={without}>
      <p>{nothing}</p>
      {filters.map(({ parameter }) => (
        <button key={parameter} className={styles.way} type="button" hidden data-without={parameter} />
      ))}
    </div>
  );
}
