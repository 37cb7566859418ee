import styles from './Gates.module.css';
import type { Tone } from './Plate.tsx';
import tones from './tones.module.css';

type GatesProps = {
  /** Says where the links lead: down this page, or on to others like it. */
  label: string;
  lead: 'down' | 'on';
  /** Three or four, numbered as what they lead to. */
  items: readonly { href: string; name: string; tone: Tone; number: number }[];
};

const arrows = { down: 'M10 1v20M2 14l8 8 8-8', on: 'M0 12h18M11 4l8 8-8 8' };

/** Large signs that lead down the page, or to its neighbours. */
export function Gates({ label, lead, items }: GatesProps) {
  return (
    <nav aria-label={label}>
      <ol className={`${styles.gates} ${items.length === 4 ? styles.four : styles.three}`}>
        {items.map(({ href, name, tone, number }) => (
          <li key={href}>
            <a className={`${styles.gate} ${tones[tone]}`} href={href} data-lead={lead}>
              <b aria-hidden="true">{number}</b>
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
                  <path d={arrows[lead]} />
                </svg>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
