import styles from './TeamSizes.module.css';

type TeamSizesProps = {
  from: number;
  to: number;
  caption: string;
  /** Ends of the scale below. */
  less: string;
  more: string;
};

/** One column a team, one tile a consultant: how a dedicated team grows with the trips. */
export function TeamSizes({ from, to, caption, less, more }: TeamSizesProps) {
  const sizes = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <figure className={styles.chart}>
      <ol className={styles.teams} aria-hidden="true">
        {sizes.map((size) => (
          <li key={size}>
            <b>{size}</b>
            {Array.from({ length: size }, (_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the tiles of a column are alike
              <i key={seat} />
            ))}
          </li>
        ))}
      </ol>
      <figcaption>
        <p className={styles.scale} aria-hidden="true">
          <span>{less}</span>
          <span>{more}</span>
        </p>
        <p className={styles.caption}>{caption}</p>
      </figcaption>
    </figure>
  );
}
