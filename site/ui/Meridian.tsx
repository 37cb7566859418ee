import styles from './Meridian.module.css';
import type { Tone } from './Plate.tsx';
import tones from './tones.module.css';

type MeridianProps = {
  /** What stands left of the line. */
  label: React.ReactNode;
  /** Where the label is while one reads: with the window, or with the beginning of the text. */
  labelStays: 'in-sight' | 'in-place';
  /** How far the line goes: through the whole section, or beside the text only. */
  line: 'through-section' | 'beside-text';
  /** Colour of the mark; without one the signal. */
  tone?: Tone;
  /** What stands right of it. */
  children: React.ReactNode;
  /** Parts with a name of their own left of the line: `MeridianRow`. */
  rows?: React.ReactNode;
};

/** The meridian: a hairline three columns in, with a mark at its latitude, a label left of it and the content right of it. */
export function Meridian({ label, labelStays, line, tone, children, rows }: MeridianProps) {
  const classes = ['wrap', styles.meridian, line === 'beside-text' && styles.besideText, tone && tones[tone]];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <div className={labelStays === 'in-sight' ? `${styles.label} ${styles.inSight}` : styles.label}>{label}</div>
      <div className={styles.content}>{children}</div>
      {rows}
    </div>
  );
}

type MeridianRowProps = { heading: string; children: React.ReactNode };

/** A named part of a section on the meridian. */
export function MeridianRow({ heading, children }: MeridianRowProps) {
  return (
    <>
      <h3 className={`${styles.label} ${styles.row}`}>{heading}</h3>
      <div className={styles.content}>{children}</div>
    </>
  );
}
