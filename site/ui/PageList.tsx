import styles from './PageList.module.css';

type PageListProps = { heading: string; pages: Listed[] };

/** A page with its sentence and, where it has one, its small picture. */
type Listed = { path: string; lang: string; title: string; description: string; thumbnail?: string | undefined };

/** Pages as a list of links, each with its sentence. */
export const PageList = (props: PageListProps) => (
  <PageListFrame>
    <ListedPages {...props} />
  </PageListFrame>
);

type PageListFrameProps = { children: React.ReactNode };

/** Where a page of the build has room for such a list: the styles are the page's, the list is the server's. */
export const PageListFrame = ({ children }: PageListFrameProps) => <div className={styles.list}>{children}</div>;

/** What stands in the frame. */
export const ListedPages = ({ heading, pages }: PageListProps) => (
  <>
    <h2>{heading}</h2>
    <ul>
      {pages.map(({ path, lang, title, description, thumbnail }) => (
        <li key={path} lang={lang}>
          {thumbnail && <img src={thumbnail} alt="" width={56} height={70} loading="lazy" decoding="async" />}
          <div>
            <a href={path}>{title}</a>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  </>
);
