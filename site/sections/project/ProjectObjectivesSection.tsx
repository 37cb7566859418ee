import type { ProjectPage } from '#domain/schemas/project-page.ts';
import { Axis } from '#site/ui/Axis.tsx';
import styles from './ProjectObjectivesSection.module.css';

/** Four objectives as numbered gates. */
export function ProjectObjectivesSection({ heading, items }: ProjectPage['objectives']) {
  return (
    <Axis heading={heading} id="objectives">
      <ol className={styles.rows}>
        {items.map(({ title, points }, index) => (
          <li key={title} className={styles.row}>
            <span className={styles.plate} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Axis>
  );
}
