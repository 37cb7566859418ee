import type { Checklist } from '#domain/schemas/article.ts';
import { Flaps } from '#site/ui/Flaps.tsx';
import styles from './ChecklistSection.module.css';

type ChecklistSectionProps = {
  /** The article's; the ticks are kept under it. */
  id: string;
  list: Checklist;
};

/** Where the list stands in its page, for links to it. */
const checklistAnchor = 'lista';

/**
 * The list to use on the spot. Its boxes tick without any script; site/islands/checklist.ts counts the ticks, keeps them on the
 * device and wipes them.
 */
export function ChecklistSection({ id, list: { title, groups } }: ChecklistSectionProps) {
  const total = groups.flatMap(({ points }) => points).length;
  return (
    <section className={styles.list} id={checklistAnchor} aria-labelledby="checklist" data-checklist={id}>
      <div className={styles.head}>
        <h2 id="checklist">{title}</h2>
        <span className={styles.count} role="status" data-count>
          <Flaps text={`0/${total}`} look="lit" />
        </span>
      </div>
      {groups.map(({ name, points }) => (
        <fieldset key={name ?? title}>
          <legend className={name ? undefined : 'sr'}>{name ?? title}</legend>
          {points.map((point) => (
            <label key={point}>
              <input type="checkbox" />
              <span>{point}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className={styles.foot}>
        <p>Bifele rămân în acest dispozitiv.</p>
        <button type="button" data-wipe>
          Ștergeți bifele
        </button>
        <button type="button" data-print>
          Tipăriți lista
        </button>
      </div>
    </section>
  );
}

/** On a telephone, along the bottom of the window: the way back to the list, and how far one is. */
export function ChecklistBar({ list: { title, groups } }: Pick<ChecklistSectionProps, 'list'>) {
  const total = groups.flatMap(({ points }) => points).length;
  return (
    <a className={styles.bar} href={`#${checklistAnchor}`} data-checklist-bar data-screen-only>
      {title}
      <span className={styles.count} aria-hidden="true" data-count>
        <Flaps text={`0/${total}`} look="lit" />
      </span>
    </a>
  );
}
