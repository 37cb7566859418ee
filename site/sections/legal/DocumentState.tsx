import { formatDay } from '#domain/format/dates.ts';
import { isPageName } from '#domain/rules/addresses.ts';
import { expired } from '#domain/rules/expiry.ts';
import type { Agency } from '#domain/schemas/agency.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import styles from './DocumentState.module.css';
import { longTextWords } from './long-text-words.ts';

type DocumentStateProps = {
  lang: Lang;
  document: Agency['documents'][number];
  /** Where a copy can be asked for while there is no scan. */
  mail: string;
};

/** A document of the agency as it stands today: to be opened or asked for, valid until when, or expired. */
export function DocumentState({ lang, document, mail }: DocumentStateProps) {
  const { label, number, issuer, issuedOn, validFrom, validUntil, standIns, url } = document;
  const words = longTextWords[lang];
  const over = expired(validUntil);
  return (
    <div className={styles.document}>
      <p className={styles.name}>{label[lang]}</p>
      {number && <p>{words.number.replace('{number}', number)}</p>}
      {issuedOn && <p>{words.issuedOn.replace('{date}', formatDay(lang, issuedOn))}</p>}
      {issuer && <p>{words.issuer.replace('{issuer}', issuer[lang])}</p>}
      {validFrom && <p>{words.from.replace('{date}', formatDay(lang, validFrom))}</p>}
      {validUntil && (
        <p>
          <span className={over ? `${styles.mark} ${styles.over}` : undefined}>
            {(over ? words.expired : words.valid).replace('{date}', formatDay(lang, validUntil))}
          </span>
        </p>
      )}
      {!isPageName(url) && (
        <p>
          <a className="link" href={url} target="_blank" rel="noopener">
            {words.open}
            <span className="sr"> ({words.newTab})</span>
          </a>
        </p>
      )}
      {standIns.includes('url') && (
        <p className={styles.onRequest}>
          {words.onRequest} <a href={`mailto:${mail}`}>{mail}</a>
        </p>
      )}
    </div>
  );
}
