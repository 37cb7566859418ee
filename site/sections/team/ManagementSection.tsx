import type { Lang } from '#domain/schemas/lang.ts';
import type { TeamMember } from '#domain/schemas/team-member.ts';
import { Axis } from '#site/ui/Axis.tsx';
import { Person } from '#site/ui/Person.tsx';
import styles from './ManagementSection.module.css';

type ManagementSectionProps = { heading: string; lang: Lang; people: TeamMember[] };

/** Those who sign, first and large. */
export function ManagementSection({ heading, lang, people }: ManagementSectionProps) {
  return (
    <Axis heading={heading} id="management">
      <ul className={styles.people}>
        {people.map(({ name, jobName, monogram, email, placeholder }) => (
          <li key={email}>
            <Person name={name} job={jobName[lang]} monogram={monogram} email={email} photo={placeholder} look="large" />
          </li>
        ))}
      </ul>
    </Axis>
  );
}
