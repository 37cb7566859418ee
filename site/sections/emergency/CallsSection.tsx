import type { EmergencyPage } from '#domain/schemas/emergency-page.ts';
import { Icon } from '#site/ui/Icon.tsx';
import tones from '#site/ui/tones.module.css';
import styles from './CallsSection.module.css';

type Phone = { display: string; e164: string };
type CallsSectionProps = { copy: EmergencyPage; agency: Phone };

const union: Phone = { display: '112', e164: '112' };

/** What the page is for: two numbers, before anything else. */
export function CallsSection({ copy, agency }: CallsSectionProps) {
  return (
    <>
      <p className={styles.network} role="status" data-network hidden>
        <span data-kept>{copy.offline.kept}</span>
        <span data-without={copy.offline.without} hidden />
        <span data-kept-pages hidden>
          {copy.offline.places}
        </span>
      </p>
      <header className={`wrap ${styles.head}`}>
        <h1>{copy.heading}</h1>
        <p>{copy.lead}</p>
      </header>
      <div className={styles.calls}>
        <Call phone={agency} says={copy.calls.agency} look="agency" />
        <Call phone={union} says={copy.calls.union} look="union" />
      </div>
      <div className={styles.bar} data-scroll-driven>
        <a className={tones.red} href={`tel:${union.e164}`} aria-label={`${copy.calls.union}: ${union.display}`}>
          {union.display}
        </a>
        <a className={tones.signal} href={`tel:${agency.e164}`}>
          <Icon name="phone" />
          {copy.calls.agency}
        </a>
      </div>
    </>
  );
}

type CallProps = { phone: Phone; says: string; look: 'agency' | 'union' };

function Call({ phone, says, look }: CallProps) {
  return (
    <a
      className={`${styles.call} ${look === 'union' ? `${styles.union} ${tones.red}` : tones.signal}`}
      href={`tel:${phone.e164}`}
    >
      <small>{says}</small>
      <b>{phone.display}</b>
      <Icon name="phone" />
    </a>
  );
}
