import type { PolicyDocument } from '#domain/rules/travel-policy.ts';
import styles from './PolicySheet.module.css';

type PolicySheetProps = PolicyDocument & { ref: React.Ref<HTMLElement> };

/** The document as it will be read, and the only thing that is printed of it. */
export function PolicySheet({ title, opening, sections, ref }: PolicySheetProps) {
  return (
    <article className={styles.sheet} ref={ref} data-print-part="policy">
      <h4 className={styles.title}>{title}</h4>
      <p>{opening}</p>
      <ol>
        {sections.map(({ id, heading, text }) => (
          <li key={id}>
            <h5>{heading}</h5>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </article>
  );
}
