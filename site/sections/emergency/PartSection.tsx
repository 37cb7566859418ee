import { Meridian } from '#site/ui/Meridian.tsx';
import { Stages } from '#site/ui/Stages.tsx';
import styles from './PartSection.module.css';

type PartSectionProps = {
  id: string;
  number: number;
  heading: string;
  children: React.ReactNode;
};

/** One of the four doors: its number and name left of the line, what to do right of it. */
export function PartSection({ id, number, heading, children }: PartSectionProps) {
  const label = (
    <div className={styles.label}>
      <b aria-hidden="true">{number}</b>
      <h2 id={`${id}-name`}>{heading}</h2>
    </div>
  );
  return (
    <section className={`section ${styles.part}`} id={id} aria-labelledby={`${id}-name`}>
      <Meridian label={label} labelStays="in-place" line="through-section">
        {children}
      </Meridian>
    </section>
  );
}

type StepsPartProps = Omit<PartSectionProps, 'children'> & {
  steps: { term: string; text: string }[];
  source: CheckedSource;
};

/** A part that is its steps and the official page. */
export function StepsPart({ steps, source, ...part }: StepsPartProps) {
  return (
    <PartSection {...part}>
      <Stages items={steps} heading="h3" />
      <Checked {...source} />
    </PartSection>
  );
}

export type CheckedSource = { says: string; source: string; url: string };

/** When it was last looked at, and where. */
export function Checked({ says, source, url }: CheckedSource) {
  return (
    <p className={styles.checked}>
      {says}{' '}
      <a className="link" href={url} target="_blank" rel="noopener">
        {source}
      </a>
    </p>
  );
}
