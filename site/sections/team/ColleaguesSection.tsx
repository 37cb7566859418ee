import type { Lang } from '#domain/schemas/lang.ts';
import type { Call } from '#domain/schemas/page-parts.ts';
import type { TeamMember } from '#domain/schemas/team-member.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import grounds from '#site/ui/grounds.module.css';
import { Person } from '#site/ui/Person.tsx';
import styles from './ColleaguesSection.module.css';

type ColleaguesSectionProps = { heading: string; lang: Lang; people: TeamMember[]; call: Call; contactHref: string };

/** Everybody else, and a tile for whoever does not know whom to ask. */
export function ColleaguesSection({ heading, lang, people, call, contactHref }: ColleaguesSectionProps) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="colleagues">
      <h2 className="h2" id="colleagues">
        {heading}
      </h2>
      <ul className={styles.people}>
        {people.map(({ name, jobName, monogram, email, placeholder }) => (
          <li key={email}>
            <Person name={name} job={jobName[lang]} monogram={monogram} email={email} photo={placeholder} look="small" />
          </li>
        ))}
        <li className={`${grounds.signal} ${styles.ask}`}>
          <p>{call.text}</p>
          <ButtonLink href={contactHref} look="solid" tab="same">
            {call.label}
          </ButtonLink>
        </li>
      </ul>
    </section>
  );
}
