import type { PlaceFacts } from '#domain/rules/place-facts.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { choiceWords, placeWords } from './place-words.ts';
import styles from './StaySection.module.css';

type StaySectionProps = Pick<PlaceFacts, 'sleep' | 'named'> & { lang: Lang };

/** Where to sleep, and places by their names. */
export function StaySection({ lang, sleep, named }: StaySectionProps) {
  if (sleep.length === 0 && named.length === 0) return null;
  const words = placeWords[lang];
  return (
    <section className={`wrap ${styles.stay}`} aria-label={words.stayAndSee}>
      {sleep.length > 0 && (
        <div>
          <h2>{words.sleep}</h2>
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
          <h2>{words.addresses}</h2>
          <ul className={styles.named}>
            {named.map(({ name, kind, where, why }) => (
              <li key={name}>
                <span className={styles.kind}>{choiceWords.kinds[lang][kind]}</span>
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
