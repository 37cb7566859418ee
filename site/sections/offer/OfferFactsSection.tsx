import { counted } from '#domain/format/counted.ts';
import { nightForms } from '#domain/format/offer-words.ts';
import type { OfferFacts } from '#domain/rules/offer-views.ts';
import facts from '../entry/facts.module.css';
import { StayStrip } from '../offers/StayStrip.tsx';
import styles from './OfferFactsSection.module.css';

/** What one asks of an offer first: when, how long, where one sleeps, how one gets there, what one eats, what it costs. */
export function OfferFactsSection({ period, nights, hotel, way, board, price, clock, isOver }: OfferFacts & { isOver: boolean }) {
  return (
    <section className="wrap" aria-label="Pe scurt">
      <dl className={`${facts.facts} ${styles.facts}`}>
        <div className={`${facts.wide} ${facts.broad}`}>
          <dt>Perioada</dt>
          <dd>
            <b className={facts.big}>{period.big}</b>
            {period.strip && <StayStrip days={period.strip} />}
            <span className={facts.line}>{period.weekdays}</span>
            {period.others.map(({ until, text }) => (
              <span key={until} data-until={until}>
                {text}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>Ședere</dt>
          <dd>
            <b className={facts.big}>{nights}</b>
            {counted('ro', nights, nightForms).replace(/^\S+ /, '')}
          </dd>
        </div>
        <div>
          <dt>Hotel</dt>
          <dd>
            <b className={facts.big}>
              {hotel.stars} <small>stele</small>
            </b>
            {hotel.text.map((text, index) => (
              <span key={text} className={index > 0 ? facts.line : undefined}>
                {text}
              </span>
            ))}
          </dd>
        </div>
        <div className={`${facts.wide} ${facts.broad}`}>
          <dt>{way.term}</dt>
          <dd>
            <b className={facts.big}>{way.big}</b>
            {way.text && <span>{way.text}</span>}
            {way.line && <span className={facts.line}>{way.line}</span>}
            {clock && <span className={facts.line}>{clock}</span>}
          </dd>
        </div>
        <div>
          <dt>Masă</dt>
          <dd>
            <b className={styles.said}>{board.big}</b>
            {board.text && <span>{board.text}</span>}
          </dd>
        </div>
        {!isOver && (
          <div data-until={price.until}>
            <dt>Preț</dt>
            <dd>
              <b className={styles.said}>{price.big}</b>
              <span>{price.text}</span>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
