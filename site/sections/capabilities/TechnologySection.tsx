import type { CapabilitiesPage } from '#domain/schemas/capabilities-page.ts';
import { Axis } from '#site/ui/Axis.tsx';
import { Definitions } from '#site/ui/Definitions.tsx';
import { Flaps } from '#site/ui/Flaps.tsx';
import grounds from '#site/ui/grounds.module.css';
import styles from './TechnologySection.module.css';

/** The tools: what is booked online, as on a board, and what watches it afterwards. */
export function TechnologySection({ heading, say, bookable, bookableLabel, points, automation }: CapabilitiesPage['technology']) {
  return (
    <div className={grounds.board}>
      <Axis heading={heading} id="technology">
        <p className="say">{say}</p>
        <ul className={styles.bookable} aria-label={bookableLabel}>
          {bookable.map(({ flaps, text }) => (
            <li key={flaps}>
              <span className={styles.flaps}>
                <Flaps text={flaps} look="lit" />
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <Definitions items={points} columns="two" />
        <div className={styles.automation}>
          <h3>{automation.term}</h3>
          <p className="say">{automation.text}</p>
        </div>
      </Axis>
    </div>
  );
}
