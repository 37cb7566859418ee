import styles from './Aside.module.css';

type AsideProps = {
  text: string;
  again: string;
  /** The command that measures it again. */
  repeat: string;
};

/** Under the name of a section: what it shows, and how to measure it again. */
export function Aside({ text, again, repeat }: AsideProps) {
  return (
    <div className={styles.aside}>
      <p>{text}</p>
      <p>
        {again} <code>{repeat}</code>
      </p>
    </div>
  );
}
