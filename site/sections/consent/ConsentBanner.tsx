import { hrefOf } from '#domain/rules/addresses.ts';
import type { ConsentPage } from '#domain/schemas/consent-page.ts';
import styles from './ConsentBanner.module.css';
import { ConsentButton } from './ConsentButton.tsx';
import { NecessaryRow, PurposeChoice } from './PurposeChoice.tsx';
import { type AskedAbout, purposesOf } from './purposes.ts';

type ConsentBannerProps = { copy: ConsentPage; parties: readonly AskedAbout[] };

/** A region at the foot of the window, never a trap. To refuse and to accept are the same button twice, refusal first. */
export function ConsentBanner({ copy, parties }: ConsentBannerProps) {
  const { lang, buttons } = copy;
  const purposes = purposesOf(copy, parties);
  return (
    <section className={styles.banner} aria-labelledby="consent-heading" data-consent-banner hidden>
      <div className={styles.inner}>
        <p className={styles.none} data-consent-none hidden>
          <b>0</b>
          <span>{copy.none}</span>
        </p>
        <div className={styles.text}>
          <h2 id="consent-heading">{copy.heading}</h2>
          <p>
            {purposes.map(({ id, ask, onlyWith }) => (
              <span key={id} data-only-with={onlyWith}>
                {ask}{' '}
              </span>
            ))}
            <a href={hrefOf('cookies', lang)}>{copy.cookies}</a>
          </p>
        </div>
        <div className={styles.buttons}>
          <ConsentButton act="refuse" look="solid">
            {buttons.refuse}
          </ConsentButton>
          <ConsentButton act="accept" look="solid">
            {buttons.accept}
          </ConsentButton>
          <button
            className={styles.more}
            type="button"
            aria-expanded="false"
            aria-controls="consent-panel"
            data-consent="customise"
          >
            <span>{buttons.customise}</span>
          </button>
        </div>
        <div className={styles.panel} id="consent-panel" hidden>
          <div>
            <NecessaryRow necessary={copy.necessary} />
            {purposes.map((purpose) => (
              <div key={purpose.id} data-only-with={purpose.onlyWith}>
                <PurposeChoice copy={copy} purpose={purpose} form="banner" />
              </div>
            ))}
          </div>
          <div className={styles.save}>
            <ConsentButton act="selection" look="solid">
              {buttons.selection}
            </ConsentButton>
            <ConsentButton act="details" look="text">
              {buttons.details}
            </ConsentButton>
          </div>
        </div>
      </div>
    </section>
  );
}
