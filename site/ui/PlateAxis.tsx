import grounds from './grounds.module.css';
import { Plate, type Tone } from './Plate.tsx';
import styles from './PlateAxis.module.css';
import tones from './tones.module.css';

type PlateAxisProps = {
  /** Address of the section in the page. */
  id: string;
  number: number;
  tone: Tone;
  heading: string;
  ground: 'page' | 'board';
  /** Parts with a name of their own, left of the line: `AxisRow`. */
  rows?: React.ReactNode;
  children: React.ReactNode;
};

/** The meridian with a gate number left of it and a large name right of it. */
export function PlateAxis({ id, number, tone, heading, ground, rows, children }: PlateAxisProps) {
  return (
    <section id={id} className={ground === 'board' ? `section ${grounds.board}` : 'section'} aria-labelledby={`${id}-name`}>
      <div className={`wrap ${styles.axis} ${tones[tone]}`}>
        <div className={styles.label}>
          <Plate number={number} tone={tone} />
        </div>
        <div className={styles.content}>
          <h2 className={styles.name} id={`${id}-name`}>
            {heading}
          </h2>
          {children}
        </div>
        {rows}
      </div>
    </section>
  );
}

type AxisRowProps = { heading: string; children: React.ReactNode };

/** A named part of a section on the meridian. */
export function AxisRow({ heading, children }: AxisRowProps) {
  return (
    <>
      <h3 className={`${styles.label} ${styles.row}`}>{heading}</h3>
      <div className={styles.content}>{children}</div>
    </>
  );
}
