import styles from './DoorsSection.module.css';

type DoorsSectionProps = { label: string; doors: readonly { id: string; name: string }[] };

/** What happened: four doors that lead down the page, quieter than the numbers above them. */
export function DoorsSection({ label, doors }: DoorsSectionProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.doors}>
        {doors.map(({ id, name }, place) => (
          <li key={id}>
            <a href={`#${id}`}>
              <b aria-hidden="true">{place + 1}</b>
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
