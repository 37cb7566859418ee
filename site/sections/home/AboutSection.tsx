import type { HomePage } from '#domain/schemas/home-page.ts';
import { Axis } from '#site/ui/Axis.tsx';
import styles from './AboutSection.module.css';

/** What the agency does, and three doors: companies, agencies, holidays. */
export function AboutSection({ heading, say, paragraphs, doors, doorsLabel }: HomePage['about']) {
  return (
    <Axis heading={heading} id="about">
      <p className="say">{say}</p>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <nav aria-label={doorsLabel}>
        <ul className={styles.doors}>
          {doors.map(({ label, href }) => (
            <li key={href}>
              <a className="arrow" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Axis>
  );
}
