import type { ConsentPage } from '#domain/schemas/consent-page.ts';
import { Icon } from '#site/ui/Icon.tsx';
import styles from './PurposeChoice.module.css';
import type { purposesOf } from './purposes.ts';

type PurposeChoiceProps = {
  copy: ConsentPage;
  purpose: ReturnType<typeof purposesOf>[number];
  /** Which of the two forms it stands in. */
  form: 'banner' | 'details';
};

/** One purpose: what it is for, whom it concerns, and No or Yes. No is chosen until the visitor chooses. */
export function PurposeChoice({ copy, purpose, form }: PurposeChoiceProps) {
  const { id, name, about, parties } = purpose;
  const group = `${form}-${id}`;
  return (
    <div className={styles.row}>
      <div>
        <h3 id={`consent-${group}`}>{name}</h3>
        <p>
          {about}{' '}
          {parties.map((party) => (
            <span key={party.id} data-only-with={party.id}>
              {party.name}.{' '}
            </span>
          ))}
        </p>
      </div>
      <span className={styles.answer} role="radiogroup" aria-labelledby={`consent-${group}`} data-purpose={id}>
        <label>
          <input type="radio" name={group} value="no" defaultChecked />
          {copy.no}
        </label>
        <label>
          <input type="radio" name={group} value="yes" />
          {copy.yes}
        </label>
      </span>
    </div>
  );
}

/** What cannot be turned off. */
export function NecessaryRow({ necessary }: Pick<ConsentPage, 'necessary'>) {
  return (
    <div className={styles.row}>
      <div>
        <h3>{necessary.name}</h3>
        <p>{necessary.about}</p>
      </div>
      <span className={styles.always}>
        <Icon name="lock" />
        {necessary.always}
      </span>
    </div>
  );
}
