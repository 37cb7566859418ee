import type { PlaceFacts } from '#domain/rules/place-facts.ts';
import styles from './StaySection.module.css';

type StaySectionProps = Pick<PlaceFacts, 'sleep' | 'named'>;

const kinds = { masă: 'Masă', cazare: 'Cazare', oprire: 'Oprire' } as const;

/** Where to sleep, and places by their names. */
export function StaySection({ sleep, named }: StaySectionProps) {
  if (sleep.length === 0 && named.length === 0) return null;
  return (
    <section className={`wrap ${styles.stay}`} aria-label="Cazare și adrese">
      {sleep.length > 0 && (
        <div>
          <h2>Unde dormiți</h2>
          <ul>
            {sleep.map(({ area, why }) => (
              <li key={area}>
                <b>{area}</b>
                <p>{why}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {named.length > 0 && (
        <div>
          <h2>Adrese</h2>
          <ul className={styles.named}>
            {named.map(({ name, kind, where, why }) => (
              <li key={name}>
                <span className={styles.kind}>{kinds[kind]}</span>
                <b>{name}</b>
                <p>
                  {where && <span className={styles.where}>{where}: </span>}
                  {why}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
