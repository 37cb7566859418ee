import type { ProjectPage } from '#domain/schemas/project-page.ts';
import { Axis } from '#site/ui/Axis.tsx';
import styles from './ProjectStepsSection.module.css';

/** Three steps on one line. The one under the mouse, in focus or touched keeps its description and the others rest; with none, all show. */
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
