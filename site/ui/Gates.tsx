import styles from './Gates.module.css';
import type { Tone } from './Plate.tsx';
import tones from './tones.module.css';

type GatesProps = {
  /** Says that the links lead down this page. */
  label: string;
  /** Three or four, numbered as the sections they lead to. */
  items: readonly { id: string; name: string; tone: Tone }[];
};

/** Large signs that lead down the page. */
export function Gates({ label, items }: GatesProps) {
  return (
    <nav aria-label={label}>
      <ol className={`${styles.gates} ${items.length === 4 ? styles.four : styles.three}`}>
        {items.map(({ id, name, tone }, index) => (
          <li key={id}>
            <a className={`${styles.gate} ${tones[tone]}`} href={`#${id}`}>
              <b aria-hidden="true">{index + 1}</b>
              <span>
                {name}
                <svg
                  width="20"
                  height="24"
                  viewBox="0 0 20 24"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2.5"
                  aria-hidden="true"
                >
                  <path d="M10 1v20M2 14l8 8 8-8" />
                </svg>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
