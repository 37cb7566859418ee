import type { CompanyTools } from '#domain/schemas/company-tools.ts';
import type { Tone } from '#site/ui/Plate.tsx';
import { PlateAxis } from '#site/ui/PlateAxis.tsx';
import styles from './ToolSection.module.css';

type ToolSectionProps = {
  /** Address in the page, and the tool's part of the copy. */
  id: 'savings' | 'policy' | 'assessment';
  number: number;
  tone: Tone;
  ground: 'page' | 'board';
  copy: Omit<CompanyTools['savings'], 'words'>;
  /** `whole`: its print button prints the section; `part`: the tool says itself what is printed. */
  prints: 'whole' | 'part';
  /** The tool itself. */
  children: React.ReactNode;
};

/** The frame of a tool for companies: what it is for before it, what it leaves out after it. */
export function ToolSection({ id, number, tone, ground, copy, prints, children }: ToolSectionProps) {
  return (
    <div className={ground === 'board' ? styles.dark : undefined} data-print-part={prints === 'whole' ? id : undefined}>
      <PlateAxis id={id} number={number} tone={tone} heading={copy.heading} ground={ground}>
        <p className={`lede ${styles.withScript}`}>{copy.intro}</p>
        <p className={`lede ${styles.withoutScript}`}>{copy.example}</p>
        {children}
        <h3 className={styles.notesHeading}>{copy.notesHeading}</h3>
        <ul className={styles.notes}>
          {copy.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </PlateAxis>
    </div>
  );
}
