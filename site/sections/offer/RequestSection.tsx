import type { Agency } from '#domain/schemas/agency.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import styles from './RequestSection.module.css';

type RequestSectionProps = {
  heading: string;
  contact: { label: string; href: string };
  agency: Pick<Agency, 'phones' | 'office'>;
  /** The slip; none once the offer is over. */
  children?: React.ReactNode;
};

/** Where the button at the head of an offer leads. */
export const requestId = 'cere';

/** The ways to somebody who answers, and the slip beside them. */
export function RequestSection({ heading, contact, agency: { phones, office }, children }: RequestSectionProps) {
  return (
    <section className={`section ${styles.request}`} id={requestId} aria-labelledby="request" data-screen-only>
      <div className="wrap">
        <div>
          <h2 id="request">{heading}</h2>
          <ButtonLink href={contact.href} look="line" tab="same">
            {contact.label}
          </ButtonLink>
          <p>
            <a href={`tel:${phones.office.e164}`}>{phones.office.display}</a>
            <br />
            {office.hours.ro}
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
