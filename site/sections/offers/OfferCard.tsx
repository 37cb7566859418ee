import { counted } from '#domain/format/counted.ts';
import { nightForms } from '#domain/format/offer-words.ts';
import type { OfferTeaser } from '#domain/rules/offer-views.ts';
import type { OffersPage } from '#domain/schemas/offers-page.ts';
import { Flaps } from '#site/ui/Flaps.tsx';
import { Picture, type ShownPicture } from '#site/ui/Picture.tsx';
import styles from './OfferCard.module.css';
import { StayStrip } from './StayStrip.tsx';

type OfferCardProps = {
  offer: OfferTeaser<ShownPicture>;
  copy: Pick<OffersPage, 'more' | 'otherDepartures'>;
  /** Said beside the hour of midnight. */
  midnight: string;
};

/** An offer as a poster with what one compares: the midnight, the nights, the days, the way, the board, the price. */
export function OfferCard({ offer, copy, midnight }: OfferCardProps) {
  const { id, href, name, where, text, nights, period, others, strip, picture } = offer;
  const facts = { Plecare: offer.departure, Masă: offer.board, Preț: offer.price };
  return (
    <article className={styles.offer}>
      <div className={styles.picture} data-picture={`entry-${id}`}>
        <Picture
          picture={{ ...picture, alt: '' }}
          width={1000}
          height={1250}
          sizes="(min-width: 62em) 28rem, (min-width: 48em) 46vw, 92vw"
        />
      </div>
      <div>
        <div className={styles.title}>
          <h2>
            <a href={href}>{name}</a>
          </h2>
          <span>{where}</span>
        </div>
        {offer.midnight ? (
          <p className={styles.midnight}>
            <Flaps text={offer.midnight} look="lit" /> <span>{midnight}</span>
          </p>
        ) : (
          <p className={styles.text}>{text}</p>
        )}
        <p className={styles.nights}>
          <b>{nights}</b>{' '}
          <span>
            {counted('ro', nights, nightForms).replace(/^\S+ /, '')}
            <small>
              {period}
              {others > 0 && ` și încă ${counted('ro', others, copy.otherDepartures)}`}
            </small>
          </span>
        </p>
        {strip && <StayStrip days={strip} />}
        <dl className={styles.facts}>
          {Object.entries(facts).map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        {/* The name above is the link; this says so to who sees it. */}
        <p className={`link arrow ${styles.more}`} aria-hidden="true">
          {copy.more}
        </p>
      </div>
    </article>
  );
}
