import { Picture, PictureCredit, type ShownPicture } from '#site/ui/Picture.tsx';
import styles from './LeisureHeadSection.module.css';

type LeisureHeadSectionProps = {
  heading: string;
  lead: string;
  /** Pages that help to choose where and when. */
  finders: readonly { label: string; href: string }[];
  picture: ShownPicture;
};

/** How wide the picture is shown, for who asks for it before the page is laid out. */
export const headSizes = '(min-width: 62em) 42vw, 100vw';

/** The leisure voice: a poster at the edge of the window, the name on its colour. */
export function LeisureHeadSection({ heading, lead, finders, picture }: LeisureHeadSectionProps) {
  return (
    <header className={styles.head}>
      <div className={styles.picture}>
        <Picture picture={picture} width={1000} height={1250} sizes={headSizes} />
        <PictureCredit picture={picture} />
      </div>
      <div className={styles.text}>
        <h1>{heading}</h1>
        <p>{lead}</p>
        {finders.length > 0 && (
          <ul>
            {finders.map(({ label, href }) => (
              <li key={href}>
                <a className="link" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}
