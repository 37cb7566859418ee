import type { Offer } from '#domain/schemas/offer.ts';
import styles from './ProgrammeSection.module.css';

/** A journey day by day; the numbers follow from how long each step takes. */
export function ProgrammeSection({ programme }: { programme: NonNullable<Offer['programme']> }) {
  const starts = programme.map((_, index) => programme.slice(0, index).reduce((sum, { days }) => sum + days, 1));
  return (
    <section className={`wrap ${styles.programme}`} aria-labelledby="programme">
      <h2 id="programme">Programul pe zile</h2>
      <ol>
        {programme.map(({ days, title, text }, index) => {
          const first = starts[index] ?? 1;
          return (
            <li key={title}>
              <p className={styles.day}>
                <span className="sr">{days > 1 ? 'Zilele ' : 'Ziua '}</span>
                {days > 1 ? `${first}–${first + days - 1}` : first}
              </p>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
