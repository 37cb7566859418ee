import { counted } from '#domain/format/counted.ts';
import { nightForms } from '#domain/format/offer-words.ts';
import type { OfferTeaser } from '#domain/rules/offer-views.ts';
import { Flaps } from '#site/ui/Flaps.tsx';
import { Picture, type ShownPicture } from '#site/ui/Picture.tsx';
import styles from './NextOffersSection.module.css';

type NextOffersSectionProps = { heading: string; offers: OfferTeaser<ShownPicture>[]; all: { label: string; href: string } };

/** The offers that follow in their list, each with its midnight or its nights, and the way back to all. */
export function NextOffersSection({ heading, offers, all }: NextOffersSectionProps) {
  return (
    <section className={`wrap section ${styles.next}`} aria-labelledby="next" data-screen-only>
      <h2 id="next">{heading}</h2>
      <ul>
        {offers.map(({ id, href, name, midnight, nights, picture, until }) => (
          <li key={id} data-until={until}>
            <a href={href}>
              <Flaps text={midnight ?? counted('ro', nights, nightForms)} look="lit" />
              <b>{name}</b>
              <Picture picture={{ ...picture, alt: '' }} width={1000} height={1250} sizes="17rem" />
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a className="link arrow" href={all.href}>
          {all.label}
        </a>
      </p>
    </section>
  );
}
