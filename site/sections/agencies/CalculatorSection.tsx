import type { AgenciesPage } from '#domain/schemas/agencies-page.ts';
import { ToolIntro } from '#site/ui/ToolIntro.tsx';
import styles from './CalculatorSection.module.css';

type CalculatorSectionProps = {
  copy: AgenciesPage['calculator'];
  /** The calculator itself. */
  children: React.ReactNode;
};

/** The frame of the calculator: what it is for before it, what it assumes after it. */
export function CalculatorSection({ copy, children }: CalculatorSectionProps) {
  return (
    <section className={`section ${styles.board}`} aria-labelledby="calculator">
      <div className="wrap">
        <h2 className={styles.heading} id="calculator">
          {copy.heading}
        </h2>
        <ToolIntro copy={copy} />
        {children}
        <h3 className={styles.assumed}>{copy.assumptionsHeading}</h3>
        <ul className={styles.assumptions}>
          {copy.assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
