import { foreignLang, hrefOf } from '#domain/rules/addresses.ts';
import { consentField } from '#domain/rules/enquiry-fields.ts';
import styles from './ConsentField.module.css';

type ConsentFieldProps = {
  words: { before: string; link: string; after: string };
  lang: 'en' | 'ro';
  isGiven: boolean;
  /** What is wrong and how to mend it. */
  problem?: string | undefined;
};

/** The agreement without which nothing may be answered; given anew each time. */
export function ConsentField({ words, lang, isGiven, problem }: ConsentFieldProps) {
  const policy = hrefOf('privacy', lang);
  return (
    <div className={problem ? styles.wrong : undefined}>
      {problem && (
        <p className={styles.problem} id={`${consentField}-problem`}>
          {problem}
        </p>
      )}
      <label className={styles.consent}>
        <input
          id={consentField}
          type="checkbox"
          name={consentField}
          value="yes"
          required
          defaultChecked={isGiven}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${consentField}-problem` : undefined}
        />
        <span>
          {words.before}{' '}
          <a href={policy} hrefLang={foreignLang(policy, lang)}>
            {words.link}
          </a>
          {words.after}
        </span>
      </label>
    </div>
  );
}
