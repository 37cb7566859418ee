import styles from './Week.module.css';

type WeekProps = {
  /** Seven letters, Monday first. */
  letters: string;
  /** Days flown, Monday is 1. */
  days: number[];
};

/** Seven letters with the flown days lit. Only for the eye: the caller says the days in words. */
export function Week({ letters, days }: WeekProps) {
  return (
    <span className={styles.week} aria-hidden="true">
      {[...letters].map((letter, index) => {
        const Day = days.includes(index + 1) ? 'b' : 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat, their place is the day
        return <Day key={index}>{letter}</Day>;
      })}
    </span>
  );
}
