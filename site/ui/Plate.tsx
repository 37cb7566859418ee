import styles from './Plate.module.css';
import tones from './tones.module.css';

/** Colour of a sign: one for each of the four services. */
export type Tone = 'signal' | 'red' | 'teal' | 'blue';

type PlateProps = { number: number; tone: Tone };

/** A gate number on its sign. Only for the eye: what it numbers has a name. */
export function Plate({ number, tone }: PlateProps) {
  return (
    <span className={`${styles.plate} ${tones[tone]}`} aria-hidden="true">
      {number}
    </span>
  );
}
