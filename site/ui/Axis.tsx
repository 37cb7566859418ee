import styles from './Axis.module.css';

type AxisProps = {
  heading: string;
  /** Stands under the heading, left of the line. */
  aside?: React.ReactNode;
  id: string;
  children: React.ReactNode;
};

/** The meridian: a hairline three columns in, the section's name left of it, its content right of it, a mark at its latitude. */
export function Axis({ heading, aside, id, children }: AxisProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className={`wrap ${styles.axis}`}>
        <div className={styles.label}>
          <h2 className="h2" id={id}>
            {heading}
          </h2>
          {aside}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
