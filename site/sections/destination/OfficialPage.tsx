import { formatDay } from '#domain/format/dates.ts';
import { stale } from '#domain/rules/checked.ts';
import styles from '../entry/facts.module.css';

type OfficialPageProps = { url: string; checkedOn: string };

/** The page that has the last word, and when we last read it. */
export function OfficialPage({ url, checkedOn }: OfficialPageProps) {
  return (
    <span className={styles.line}>
      <a className="link" href={url} target="_blank" rel="noopener">
        Pagina oficială<span className="sr"> (se deschide într-o filă nouă)</span>
      </a>
      , verificat la {formatDay('ro', checkedOn)}
      {stale(checkedOn) && ': a trecut mai mult de o jumătate de an, urmați pagina oficială'}
    </span>
  );
}
