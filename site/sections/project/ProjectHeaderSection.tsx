import type { ProjectPage } from '#domain/schemas/project-page.ts';
import styles from './ProjectHeaderSection.module.css';

type ProjectHeaderSectionProps = { name: string; acronym: ProjectPage['acronym']; lead: string };

/** The project's name on the board, one line for each letter it is known by. It is read as one name. */
export function ProjectHeaderSection({ name, acronym, lead }: ProjectHeaderSectionProps) {
  return (
    <header className={styles.header}>
      <div className="wrap">
        <h1>
          <span className="sr">{name}</span>
          <span className={styles.lines} aria-hidden="true">
            {acronym.map(({ initial, rest }) => (
              <span className={styles.line} key={rest}>
                <b>{initial}</b>
                {rest}
              </span>
            ))}
          </span>
        </h1>
        <p className="lede">{lead}</p>
      </div>
    </header>
  );
}
