import { counted } from '#domain/format/counted.ts';
import { filtersOf, type Listing, labelAttributes, type Tagged } from '#domain/rules/listing.ts';
import { Drawing } from '#site/ui/Drawing.tsx';
import { type Card, PosterCard } from '#site/ui/PosterCard.tsx';
import { ListingFilters } from './ListingFilters.tsx';
import styles from './ListingSection.module.css';
import { listingWords } from './listing-words.ts';
import { NothingFound } from './NothingFound.tsx';

/** How many cards are shown before a filter is chosen or more are asked for; the style sheet counts the same. */
const firstCards = 12;

type ListingSectionProps = {
  listing: Listing<Card & Tagged>;
  /** How many cards stand side by side where there is most room; on a telephone it is one. */
  columns: 'one' | 'two' | 'three';
  /** A drawing beside the cards, as SVG: the map of the region. */
  drawing?: string;
};

/**
 * The filters and the wall of posters. The choice is made by style alone (a checked box hides what does not match), so it
 * works without script; with it, the choice is also in the address and the count is announced.
 */
export function ListingSection({ listing, columns, drawing }: ListingSectionProps) {
  const { lang, id, label, forms, items } = listing;
  const filters = filtersOf(listing);
  const hasFilter = filters.length > 0;
  const rest = items.length - firstCards;
  const layout = hasFilter || drawing ? `${styles.listing} ${styles.rail}` : styles.listing;
  return (
    <section className={`wrap ${layout}`} aria-label={label} id={id} data-listing={hasFilter ? lang : undefined}>
      {(hasFilter || drawing) && (
        <div className={styles.side}>
          {hasFilter && <ListingFilters lang={lang} id={id} filters={filters} />}
          {drawing && <Drawing className={styles.map} svg={drawing} />}
        </div>
      )}
      <div className={styles.results}>
        <Count listing={listing} />
        {filters.length > 1 && <NothingFound lang={lang} filters={filters} />}
        <ul className={styles.wall} data-columns={columns}>
          {items.map((card) => (
            <li key={card.id} data-tag={card.tag} {...labelAttributes(card.labels)}>
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

/** How many there are; where there is a filter, its script says anew what is left, in the same words. */
function Count({ listing }: { listing: Listing<Card & Tagged> }) {
  const { lang, forms, items } = listing;
  const [filter] = filtersOf(listing);
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
