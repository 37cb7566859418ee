import type { CompanyTools } from '#domain/schemas/company-tools.ts';
import { PlateAxis } from '#site/ui/PlateAxis.tsx';
import { ToolIntro } from '#site/ui/ToolIntro.tsx';
import styles from './ToolSection.module.css';
import { tools } from './tools.ts';

type ToolSectionProps = {
  /** Address in the page, and the tool's part of the copy. */
  id: (typeof tools)[number]['id'];
  ground: 'page' | 'board';
  copy: Omit<CompanyTools['savings'], 'words'>;
  contactHref: string;
  /** `whole`: its print button prints the section; `part`: the tool says itself what is printed. */
  prints: 'whole' | 'part';
  /** The tool itself. */
  children: React.ReactNode;
};

/** The frame of a tool for companies: what it is for before it, what it leaves out after it. */
export function ToolSection({ id, ground, copy, contactHref, prints, children }: ToolSectionProps) {
  const place = tools.findIndex((tool) => tool.id === id);
  return (
    <div className={ground === 'board' ? styles.dark : undefined} data-print-part={prints === 'whole' ? id : undefined}>
      <PlateAxis id={id} number={place + 1} tone={tools[place]?.tone ?? 'signal'} heading={copy.heading} ground={ground}>
        <ToolIntro copy={copy} className={styles.intro} />
        {children}
        <h3 className={styles.notesHeading}>{copy.notesHeading}</h3>
        <ul className={styles.notes}>
          {copy.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <p className={styles.ask}>
          <a className="link arrow" href={contactHref}>
            {copy.ask}
          </a>
        </p>
      </PlateAxis>
    </div>
  );
}
