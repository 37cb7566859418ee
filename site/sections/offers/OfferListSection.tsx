import { counted } from '#domain/format/counted.ts';
import type { Listing } from '#domain/rules/listing.ts';
import type { OfferBeside, OfferTeaser } from '#domain/rules/offer-views.ts';
import type { OffersPage } from '#domain/schemas/offers-page.ts';
import type { ShownPicture } from '#site/ui/Picture.tsx';
import { listingWords } from '../listing/listing-words.ts';
import { OfferCard } from './OfferCard.tsx';
import styles from './OfferListSection.module.css';

/** The form whose boxes choose; the button that clears them stands outside it. */
export const offerForm = 'locuri';

type OfferListSectionProps = {
  listing: Listing<OfferTeaser<ShownPicture>>;
  beside: readonly OfferBeside[];
  copy: OffersPage;
  year: number;
  /** Last day on which anybody can leave: after it the list is gone. */
  until: string;
  /** The filter. */
  children: React.ReactNode;
};

/**
 * The offers one can still take, with their filter. As in every listing the choice is made by style alone and works without script;
 * with it, the choice is also in the address and the count is announced. Who chooses a place also sees, line by line, what the other
 * lists have there.
 */
export function OfferListSection({ listing, beside, copy, year, until, children }: OfferListSectionProps) {
  const { lang, id, label, items, forms, filter } = listing;
  const { within, reset } = listingWords[lang];
  const all = counted(lang, items.length, forms);
  const places = new Set(items.map(({ tag }) => tag)).size;
  const words = filter && JSON.stringify({ items: forms, values: filter.forms, within });
  return (
    <section aria-label={label} id={id} data-listing={filter && lang} data-until={until}>
      {children}
      <div className={`wrap ${styles.results}`} data-results>
        <div className={styles.head}>
          {filter ? (
            <p role="status" data-words={words} data-count={items.length + beside.length}>
              {all} <span className="dim">{within.replace('{count}', counted(lang, places, filter.forms))}</span>
            </p>
          ) : (
            <p>{all}</p>
          )}
          {filter && (
            <button className="link" type="reset" form={offerForm}>
              {reset}
            </button>
          )}
        </div>
        <ul className={styles.wall}>
          {items.map((offer) => (
            <li key={offer.id} data-tag={offer.tag} data-until={offer.until}>
              <OfferCard offer={offer} copy={copy} midnight={copy.lists.newYear.line.midnight.replace('{year}', String(year))} />
            </li>
          ))}
        </ul>
        <ul className={styles.beside}>
          {beside.map((offer) => (
            <li key={offer.id} data-tag={offer.tag} data-until={offer.until} data-beside>
              <a href={offer.href}>
                <span>{offer.list}</span> <b>{offer.name}</b> <span>{offer.what}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
