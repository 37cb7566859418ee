import styles from './Ledger.module.css';

type LedgerProps = {
  /** Introduces the figures to screen readers. */
  caption: string;
  rows: { label: string; figure: string; note: string }[];
};

/** Figures one below the other, each with what it counts and what belongs to it. */
export function Ledger({ caption, rows }: LedgerProps) {
  return (
    <>
      <p className="sr">{caption}</p>
      <dl className={styles.ledger}>
        {rows.map(({ label, figure, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.figure}>
              {figure.replace(/\+$/, '')}
              {figure.endsWith('+') && <small>+</small>}
            </dd>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
