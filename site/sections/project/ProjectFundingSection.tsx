import type { ProjectPage } from '#domain/schemas/project-page.ts';
import { Axis } from '#site/ui/Axis.tsx';
import { Emblem } from './Emblem.tsx';
import styles from './ProjectFundingSection.module.css';

type ProjectFundingSectionProps = ProjectPage['funding'] & {
  press: { heading: string; releases: { title: string; date: string; day: string; href: string }[] };
};

/** Who pays for it, with their emblems, and the releases that are known to be about it. */
export function ProjectFundingSection({ heading, text, emblems, press }: ProjectFundingSectionProps) {
  return (
    <Axis heading={heading} id="funding">
      <p className="say">{text}</p>
      <ul className={styles.emblems}>
        {emblems.map(({ of, label, image }) => (
          <li key={of}>
            <span className={styles.emblem}>
              <Emblem of={of} />
              {image && <img src={image} alt="" width={324} height={216} loading="lazy" />}
            </span>
            <b>{label}</b>
          </li>
        ))}
      </ul>
      {press.releases.length > 0 && (
        <>
          <h3 className={`h2 ${styles.press}`}>{press.heading}</h3>
          <ul className={styles.releases}>
            {press.releases.map(({ title, date, day, href }) => (
              <li key={href}>
                <a href={href}>
                  <time dateTime={date}>{day}</time>
                  <span className="arrow">{title}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Axis>
  );
}
