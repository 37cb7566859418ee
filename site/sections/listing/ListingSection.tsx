import { counted } from '#domain/format/counted.ts';
import type { Listing, ListingFilter } from '#domain/rules/listing.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import chip from '#site/ui/chip.module.css';
import { Drawing } from '#site/ui/Drawing.tsx';
import { type Card, PosterCard } from '#site/ui/PosterCard.tsx';
import styles from './ListingSection.module.css';
import { listingWords } from './listing-words.ts';

/** How many cards are shown before a filter is chosen or more are asked for; the style sheet counts the same. */
const firstCards = 12;

type ListingSectionProps = {
  listing: Listing<Card>;
  /** How many cards stand side by side where there is most room; on a telephone it is one. */
  columns: 'one' | 'two' | 'three';
  /** A drawing beside the cards, as SVG: the map of the region. */
  drawing?: string;
};

/**
 * The filter and the wall of posters. The choice is made by style alone (a checked box hides what does not match), so it
 * works without script; with it, the choice is also in the address and the count is announced.
 */
export function ListingSection({ listing, columns, drawing }: ListingSectionProps) {
  const { lang, id, label, forms, items, filter } = listing;
  const rest = items.length - firstCards;
  const layout = filter || drawing ? `${styles.listing} ${styles.rail}` : styles.listing;
  return (
    <section className={`wrap ${layout}`} aria-label={label} id={id} data-listing={filter && lang}>
      {(filter || drawing) && (
        <div className={styles.side}>
          {filter && <Filter lang={lang} id={id} filter={filter} />}
          {drawing && <Drawing className={styles.map} svg={drawing} />}
        </div>
      )}
      <div className={styles.results}>
        <Count listing={listing} />
        <ul className={styles.wall} data-columns={columns}>
          {items.map((card) => (
            <li key={card.id} data-tag={card.tag}>
              <PosterCard card={card} heading="h2" look="full" />
            </li>
          ))}
        </ul>
        {rest > 0 && (
          <label className={styles.more}>
            <input type="checkbox" />
            {listingWords[lang].more.replace('{count}', counted(lang, rest, forms))}
            <span aria-hidden="true">+</span>
          </label>
        )}
      </div>
    </section>
  );
}

type FilterProps = { lang: Lang; id: string; filter: ListingFilter };

function Filter({ lang, id, filter: { parameter, legend, values } }: FilterProps) {
  return (
    <form className={styles.filter} method="get" action={`#${id}`}>
      <fieldset>
        <legend className="h2">{legend}</legend>
        <button className={`link ${styles.reset}`} type="reset">
          {listingWords[lang].reset}
        </button>
        <div className={styles.chips}>
          {values.map(({ value, count }) => (
            <label key={value} className={`${chip.chip} ${chip.slim}`}>
              <input type="checkbox" name={parameter} value={value} />
              <span>{value}</span> <small>{count}</small>
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}

/** How many there are; where there is a filter, its script says anew what is left, in the same words. */
function Count({ listing: { lang, forms, items, filter } }: { listing: Listing<Card> }) {
  const all = counted(lang, items.length, forms);
  if (!filter) return <p className={styles.count}>{all}</p>;
  const { within } = listingWords[lang];
  const words = JSON.stringify({ items: forms, values: filter.forms, within });
  return (
    <p className={styles.count} role="status" data-words={words}>
      {all} <span className="dim">{within.replace('{count}', counted(lang, filter.values.length, filter.forms))}</span>
    </p>
  );
}
