import { Meridian } from '#site/ui/Meridian.tsx';
import styles from './ContentsAxis.module.css';

type Entry = { id: string; label: string /** The third party it is about. */; onlyWith?: string | undefined };

type ContentsAxisProps = {
  label: string;
  /** Anchors of the page in order; those below an entry are left out on small screens. */
  entries: (Entry & { below?: Entry[] })[];
  children: React.ReactNode;
};

/** A long page on the meridian: its contents left of the line, in sight while one reads; the text right of it. */
export function ContentsAxis({ label, entries, children }: ContentsAxisProps) {
  const contents = (
    <nav className={styles.contents} aria-label={label}>
      <p aria-hidden="true">{label}</p>
      <ol>
        {entries.map(({ id, label: name, onlyWith, below = [] }) => (
          <li key={id} data-only-with={onlyWith}>
            <a href={`#${id}`}>{name}</a>
            {below.length > 0 && (
              <ol>
                {below.map((entry) => (
                  <li key={entry.id}>
                    <a href={`#${entry.id}`}>{entry.label}</a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
  return (
    <Meridian label={contents} labelStays="in-sight" line="beside-text">
      {children}
    </Meridian>
  );
}
