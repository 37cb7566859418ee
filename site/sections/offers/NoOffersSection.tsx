import type { OffersPage } from '#domain/schemas/offers-page.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import styles from './NoOffersSection.module.css';

type NoOffersSectionProps = {
  copy: Pick<OffersPage, 'empty' | 'contact'>;
  href: string /** Shown after that day only. */;
  until: string | null;
};

/** Nobody can leave anywhere: what to do instead. */
export function NoOffersSection({ copy, href, until }: NoOffersSectionProps) {
  return (
    <section
      className={`wrap section ${styles.none}`}
      aria-labelledby="none"
      hidden={until !== null}
      data-until={until ?? undefined}
    >
      <h2 id="none">{copy.empty.heading}</h2>
      <p className="lede">{copy.empty.text}</p>
      <ButtonLink href={href} look="hot" tab="same">
        {copy.contact}
      </ButtonLink>
    </section>
  );
}
