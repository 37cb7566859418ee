import styles from './ListsNavSection.module.css';

type ListsNavSectionProps = {
  label: string;
  lists: readonly { href: string; name: string; count: number /** Last day on which any of them stands. */; until?: string }[];
  /** Address of the page this is. */
  current: string;
};

/** The lists beside this one, in a line that scrolls on a telephone, each with how many entries it has. */
export function ListsNavSection({ label, lists, current }: ListsNavSectionProps) {
  return (
    <nav className={styles.lists} aria-label={label}>
      <ul>
        {lists.map(({ href, name, count, until }) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? 'page' : undefined}>
              {name}
              {count > 0 && <small data-until={until}>{count}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
