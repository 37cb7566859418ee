import type { ProjectPage } from '#domain/schemas/project-page.ts';
import styles from './ProjectFiguresSection.module.css';

type ProjectFiguresSectionProps = { facts: ProjectPage['facts']; stats: ProjectPage['stats'] };

/** Three figures on a wayfinding sign; the region with its counties where they lie: north above, west to the left. */
export function ProjectFiguresSection({ facts, stats }: ProjectFiguresSectionProps) {
  return (
    <section className={styles.sign} aria-label={stats.label}>
      <dl className="wrap">
        <div>
          <dt>{stats.pupils}</dt>
          <dd>{facts.pupils}</dd>
        </div>
        <div>
          <dt>{stats.months}</dt>
          <dd>{facts.months}</dd>
        </div>
        <div>
          <dt>{stats.region}</dt>
          <dd className={styles.region}>
            <ul aria-label={stats.countiesLabel}>
              {stats.counties.map(({ plate, name }) => (
                <li key={plate}>
                  <abbr title={name}>{plate}</abbr>
                </li>
              ))}
            </ul>
            {facts.region}
          </dd>
        </div>
      </dl>
    </section>
  );
}
