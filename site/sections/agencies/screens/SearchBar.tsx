import styles from './Screen.module.css';

type SearchBarProps = { labels: readonly string[]; values: readonly string[]; action: string };

const width = 214;

/** Five fields and a button, drawn under the title of the search screens. */
export function SearchBar({ labels, values, action }: SearchBarProps) {
  return (
    <>
      {labels.map((label, place) => {
        const x = 270 + place * (width + 8);
        return (
          <g key={label}>
            <path className={styles.tint} d={`M${x} 104h${width}v78h-${width}z`} />
            <text x={x + 16} y="132" className={`${styles.small} ${styles.dim}`}>
              {label}
            </text>
            <text x={x + 16} y="165" className={styles.strong}>
              {values[place]}
            </text>
          </g>
        );
      })}
      <path className={styles.lit} d="M1380 104h180v78h-180z" />
      <text x="1470" y="151" className={styles.onLit}>
        {action}
      </text>
    </>
  );
}
