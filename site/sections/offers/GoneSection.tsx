import type { GoneBoard } from '#domain/rules/offer-views.ts';
import { Flaps } from '#site/ui/Flaps.tsx';
import grounds from '#site/ui/grounds.module.css';
import styles from './GoneSection.module.css';

/** Journeys that have left, on a board. One whose first has not left yet is out of sight until then. */
export function GoneSection({ heading, rows }: GoneBoard) {
  const first = rows[0];
  if (!first) return null;
  const id = `gone-${first.id}`;
  return (
    <section className={`${grounds.board} ${styles.gone}`} aria-labelledby={id} hidden={!first.isOver} data-until={waits(first)}>
      <div className="wrap">
        <h2 id={id}>{heading}</h2>
        <ul>
          {rows.map((row) => (
            <li key={row.id} hidden={!row.isOver} data-until={waits(row)}>
              <span>{row.from}</span>
              <a href={row.href}>{row.name}</a>
              <span className={styles.what}>{row.what}</span>
              <Flaps text="PLECAT" look="plain" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Until when something is out of sight; what has been shown already waits for nothing. */
const waits = ({ isOver, until }: GoneBoard['rows'][number]) => (isOver ? undefined : until);
