import type { Agency } from '#domain/schemas/agency.ts';
import type { ContactPage } from '#domain/schemas/contact-page.ts';
import styles from './CardsSection.module.css';

type CardsSectionProps = { copy: ContactPage; agency: Agency };

/** Location, company details, contact information: what an invoice or a contract needs, to be copied. */
export function CardsSection({ copy: { lang, cards }, agency }: CardsSectionProps) {
  const { office, legal, phones, mailboxes } = agency;
  const { company } = cards;
  const details: [label: string, value: string][] = [
    [company.taxId, legal.taxId],
    [company.tradeRegister, legal.tradeRegister],
    [company.shareCapital, legal.shareCapital],
    [company.registeredOffice, legal.registeredOffice[lang]],
  ];
  return (
    <section className={`wrap section ${styles.cards}`} aria-label={cards.label}>
      <div>
        <h2 className="h2">{cards.location.heading}</h2>
        <address>
          {office.street[lang]}
          <br />
          {office.city[lang]}, {cards.location.country}
        </address>
        <p>{office.hours[lang]}</p>
      </div>
      <div>
        <h2 className="h2">{company.heading}</h2>
        <p>{legal.name}</p>
        <dl>
          {details.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h2 className="h2">{cards.contact.heading}</h2>
        <p>
          <a className="link" href={`tel:${phones.office.e164}`}>
            {phones.office.display}
          </a>
          <a className="link" href={`mailto:${mailboxes.general}`}>
            {mailboxes.general}
          </a>
        </p>
        <p>
          {cards.contact.emergency}:{' '}
          <a className="link" href={`tel:${phones.emergency.e164}`}>
            {phones.emergency.display}
          </a>
        </p>
      </div>
    </section>
  );
}
