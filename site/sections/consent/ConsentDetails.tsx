import type { ConsentPage } from '#domain/schemas/consent-page.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { ConsentButton } from './ConsentButton.tsx';
import styles from './ConsentDetails.module.css';
import { NecessaryRow, PurposeChoice } from './PurposeChoice.tsx';
import { type AskedAbout, purposesOf } from './purposes.ts';

type ConsentDetailsProps = {
  copy: ConsentPage;
  parties: readonly AskedAbout[];
  /** What our own code keeps. */
  stored: readonly { name: string; use: string }[];
};

/** Everything by name: what is kept, by whom, for how long, what was chosen and when. Closing it chooses nothing. */
export function ConsentDetails({ copy, parties, stored }: ConsentDetailsProps) {
  const { buttons, table, now } = copy;
  return (
    <dialog className={styles.details} aria-labelledby="consent-title" data-consent-details>
      <div className={styles.head}>
        <div>
          <h2 id="consent-title">{copy.title}</h2>
          <p data-consent-now data-chosen={now.chosen} data-all={now.all} data-none={now.none}>
            {now.never}
          </p>
        </div>
        <button type="button" aria-label={buttons.close} data-consent="close">
          <Icon name="close" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard */}
      <section className={styles.body} aria-label={table.label} tabIndex={0}>
        {/* What there is to choose comes first, in sight as soon as one opens them. */}
        {purposesOf(copy, parties).map((purpose) => (
          <div key={purpose.id} data-only-with={purpose.onlyWith}>
            <PurposeChoice copy={copy} purpose={purpose} form="details" />
            <table>
              <tbody>
                {purpose.parties.map(({ id, serves, cookies }) => (
                  <tr key={id} data-only-with={id}>
                    <th scope="row">{serves}</th>
                    <td>{cookies}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
        <NecessaryRow necessary={copy.necessary} />
        <table>
          <thead>
            <tr>
              <th scope="col">{table.key}</th>
              <th scope="col">{table.use}</th>
            </tr>
          </thead>
          <tbody>
            {stored.map(({ name, use }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{use}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={styles.foot}>
        <ConsentButton act="refuse" look="solid">
          {buttons.refuse}
        </ConsentButton>
        <ConsentButton act="accept" look="solid">
          {buttons.accept}
        </ConsentButton>
        <ConsentButton act="save" look="line">
          {buttons.save}
        </ConsentButton>
      </div>
    </dialog>
  );
}
