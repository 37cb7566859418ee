import grounds from './grounds.module.css';
import { Meridian } from './Meridian.tsx';
import { Plate, type Tone } from './Plate.tsx';
import styles from './PlateAxis.module.css';

type PlateAxisProps = {
  /** Address of the section in the page. */
  id: string;
  number: number;
  tone: Tone;
  heading: string;
  ground: 'page' | 'board';
  /** Parts with a name of their own, left of the line: `MeridianRow`. */
  rows?: React.ReactNode;
  children: React.ReactNode;
};

/** A section on the meridian, the plate with its number left of the line and its name, large, right of it. */
export function PlateAxis({ id, number, tone, heading, ground, rows, children }: PlateAxisProps) {
  return (
    <section id={id} className={ground === 'board' ? `section ${grounds.board}` : 'section'} aria-labelledby={`${id}-name`}>
      <Meridian
        label={<Plate number={number} tone={tone} />}
        labelStays="in-place"
        line="through-section"
        tone={tone}
        rows={rows}
      >
        <h2 className={styles.name} id={`${id}-name`}>
          {heading}
        </h2>
        {children}
      </Meridian>
    </section>
  );
}
