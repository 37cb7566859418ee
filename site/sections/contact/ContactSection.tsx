import { intentsOfPages } from '#domain/rules/addresses.ts';
import { endpoints } from '#domain/rules/endpoints.ts';
import type { Agency } from '#domain/schemas/agency.ts';
import type { ContactPage } from '#domain/schemas/contact-page.ts';
import { departments } from '#domain/schemas/enquiry.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import styles from './ContactSection.module.css';

type ContactSectionProps = { copy: ContactPage; agency: Agency; children: React.ReactNode };

/**
 * The form, and who answers beside it. The form stands first in the document, as it does on a telephone: on a slow line what is
 * read first must not be pushed down by what comes after it. It is an island and arrives as a child; the attributes are what the
 * script that starts it reads (site/islands/enquiry-start.ts).
 */
export function ContactSection({ copy, agency, children }: ContactSectionProps) {
  const { phones, office, mailboxes, social } = agency;
  return (
    <section className={`wrap ${styles.contact}`} data-intents={JSON.stringify(intentsOfPages())} data-places={endpoints.places}>
      <h1>{copy.heading}</h1>
      <div className={styles.columns}>
        <div className={styles.form}>{children}</div>
        <div className={styles.people}>
          <a className={styles.phone} href={`tel:${phones.office.e164}`}>
            {phones.office.display}
          </a>
          <p className="dim">
            {office.hours[copy.lang]}. {copy.mailboxes.note}
          </p>
          <h2 className="sr">{copy.mailboxes.heading}</h2>
          <dl className={styles.mailboxes}>
            {departments.map((department) => (
              <div key={department}>
                <dt>{copy.form.departments[department]}</dt>
                <dd>
                  <a className="link" href={`mailto:${mailboxes[department]}`}>
                    {mailboxes[department]}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
          <ButtonLink href={social.whatsapp} look="line" tab="new">
            {copy.whatsapp}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
