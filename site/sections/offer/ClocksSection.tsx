import { Flaps } from '#site/ui/Flaps.tsx';
import grounds from '#site/ui/grounds.module.css';
import styles from './ClocksSection.module.css';

type Clock = { name: string; time: string; day: string };
type ClocksSectionProps = { there: Clock; here: Clock };

/** Two clocks, one moment: midnight there, and what it is at home. */
export function ClocksSection({ there, here }: ClocksSectionProps) {
  return (
    <section className={`${grounds.board} ${styles.clocks}`} aria-label={`Miezul nopții: ${there.name} și ${here.name}`}>
      <div className="wrap">
        <ClockRow {...there} look="lit" />
        <ClockRow {...here} look="plain" />
      </div>
    </section>
  );
}

function ClockRow({ name, time, day, look }: Clock & { look: 'lit' | 'plain' }) {
  return (
    <div className={styles.clock}>
      <p>
        {name} <small>{day}</small>
      </p>
      <Flaps text={time} look={look} />
    </div>
  );
}
