import { formatDay } from '#domain/format/dates.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import styles from './OtherReleasesSection.module.css';
import { pressWords } from './press-words.ts';

type OtherReleasesSectionProps = {
  lang: Lang;
  releases: { label: string; date: string; href: string }[];
  /** The page of the project the release is about, where that is known. */
  project: { label: string; href: string } | false;
};

/** The way on: the other releases, and the page of the project. */
export function OtherReleasesSection({ lang, releases, project }: OtherReleasesSectionProps) {
  const words = pressWords[lang];
  return (
    <nav className={styles.others} aria-label={words.others}>
      <ul className="wrap">
        {releases.map(({ label, date, href }) => (
          <li key={href}>
            <a href={href}>
              <span>
                {words.kind}, {formatDay(lang, date)}
              </span>
              <b className="arrow">{label}</b>
            </a>
          </li>
        ))}
        {project && (
          <li>
            <a href={project.href}>
              <span aria-hidden="true" />
              <b className="arrow">{project.label}</b>
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
