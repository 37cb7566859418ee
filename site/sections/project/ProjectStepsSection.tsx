import type { ProjectPage } from '#domain/schemas/project-page.ts';
import { Axis } from '#site/ui/Axis.tsx';
import styles from './ProjectStepsSection.module.css';

/** Three steps on one line. Where a mouse can hover, the step in hand keeps its description and the others rest; otherwise all show. */
export function ProjectStepsSection({ heading, items }: ProjectPage['steps']) {
  return (
    <Axis heading={heading} id="steps">
      <ol className={styles.steps}>
        {items.map(({ id, name, text }) => (
          <li key={id} id={id}>
            <h3>
              <a href={`#${id}`}>{name}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Axis>
  );
}
