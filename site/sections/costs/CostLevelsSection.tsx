import type { CostsPage } from '#domain/schemas/costs-page.ts';
import styles from './CostLevelsSection.module.css';

type CostLevelsSectionProps = { copy: Pick<CostsPage, 'heading' | 'lead' | 'level' | 'levels'> };

/** The four levels, each under its figure. A place's page leads to `#nivelul-2`. */
export function CostLevelsSection({ copy }: CostLevelsSectionProps) {
  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <h1>{copy.heading}</h1>
        <p className="lede">{copy.lead}</p>
      </header>
      <ol className={`wrap ${styles.levels}`}>
        {copy.levels.map(({ name, day, index, examples }, position) => (
          <li key={name} id={`nivelul-${position + 1}`}>
            <h2>
              <span className="sr">{copy.level} </span>
              <b>{position + 1}</b> {name}
            </h2>
            <p className="lede">{day}</p>
            <p className="dim">
              {examples} ({index})
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
