import { hrefOf } from '#domain/rules/addresses.ts';
import type { HomePage } from '#domain/schemas/home-page.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { TeamMember } from '#domain/schemas/team-member.ts';
import { Axis } from '#site/ui/Axis.tsx';
import { Person } from '#site/ui/Person.tsx';
import styles from './ManagersSection.module.css';

type ManagersSectionProps = HomePage['managers'] & {
  lang: Lang;
  managers: TeamMember[];
  /** Size of the whole team. */
  staff: number;
};

/** The three who sign. */
export function ManagersSection({ heading, all, lang, managers, staff }: ManagersSectionProps) {
  const aside = (
    <p className={styles.all}>
      <a className="link arrow" href={hrefOf('team', lang)}>
        {all.replace('{n}', String(staff))}
      </a>
    </p>
  );
  return (
    <Axis heading={heading} id="managers" aside={aside}>
      <ul className={styles.team}>
        {managers.map(({ name, jobName, monogram, email, placeholder }) => (
          <li key={email}>
            <Person name={name} job={jobName[lang]} monogram={monogram} email={email} photo={placeholder} />
          </li>
        ))}
      </ul>
    </Axis>
  );
}
