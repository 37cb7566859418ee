import styles from './PageHead.module.css';

type PageHeadProps = {
  title: string;
  /** One sentence below, from the meridian on. */
  lead?: string;
};

/** The title of a corporate page, as large as the window lets a word of its length be. */
export function PageHead({ title, lead }: PageHeadProps) {
  return (
    <header className={`wrap ${styles.head}`}>
      <h1 className={title.length > 9 ? styles.long : styles.short}>{title}</h1>
      {lead && <p className={`say ${styles.lead}`}>{lead}</p>}
    </header>
  );
}
