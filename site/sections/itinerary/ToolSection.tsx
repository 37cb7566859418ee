import type { ItineraryPage } from '#domain/schemas/itinerary-page.ts';
import styles from './ToolSection.module.css';

type ToolSectionProps = Pick<ItineraryPage, 'heading' | 'lead' | 'steps' | 'promise' | 'noScript' | 'contact'> & {
  contactHref: string;
  /** The tool itself. */
  children?: React.ReactNode;
};

/** What the tool does in three words beside the place where a ticket is put; the result unrolls below. */
export function ToolSection({ heading, lead, steps, promise, noScript, contact, contactHref, children }: ToolSectionProps) {
  return (
    <section className={styles.tool}>
      <div className={`wrap ${styles.head}`}>
        <h1>{heading}</h1>
        <div className={styles.about}>
          <p className={styles.lead}>{lead}</p>
          <p>{promise}</p>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <noscript>
            <p>
              {noScript} <a href={contactHref}>{contact}</a>
            </p>
          </noscript>
        </div>
      </div>
      {children}
    </section>
  );
}
