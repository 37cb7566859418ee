import styles from './PageList.module.css';

type PageListProps = { heading: string; pages: { path: string; lang: string; title: string; description: string }[] };

/** Pages as a list of links, each with its sentence. */
export function PageList({ heading, pages }: PageListProps) {
  return (
    <div className={styles.list}>
      <h2>{heading}</h2>
      <ul>
        {pages.map(({ path, lang, title, description }) => (
          <li key={path} lang={lang}>
            <a href={path}>{title}</a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
