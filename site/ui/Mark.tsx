import styles from './Mark.module.css';

export type Marked = {
  name: string;
  /** Address and size of the file. */
  logo?: { src: string; width: number; height: number } | undefined;
};

/** Somebody by their logo, whose words are the name; by the name as it is set around it where there is none. */
export function Mark({ name, logo }: Marked) {
  if (!logo) return name;
  return <img className={styles.mark} {...logo} alt={name} loading="lazy" decoding="async" />;
}
