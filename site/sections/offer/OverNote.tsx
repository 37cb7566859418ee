import styles from './OverNote.module.css';

type OverNoteProps = {
  text: string;
  isOver: boolean /** Last day of the offer, from which on the note is true. */;
  until: string;
};

/** Said of an offer that nobody can take any more; out of sight until then. */
export function OverNote({ text, isOver, until }: OverNoteProps) {
  return (
    <p className={styles.note} hidden={!isOver} data-until={isOver ? undefined : until}>
      {text}
    </p>
  );
}
