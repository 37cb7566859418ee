import { Picture, PictureCredit, type ShownPicture } from '#site/ui/Picture.tsx';
import styles from './ConditionsHeaderSection.module.css';

type ConditionsHeaderSectionProps = { heading: string; lead: string; picture: ShownPicture };

/** How wide the picture is shown, for who asks for it before the page is laid out. */
export const headerSizes = '(min-width: 62em) 34vw, 100vw';

/** The page's name beside a packed suitcase that bleeds to the edge. */
export function ConditionsHeaderSection({ heading, lead, picture }: ConditionsHeaderSectionProps) {
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        <h1>{heading}</h1>
        <p className="lede">{lead}</p>
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} width={1350} height={900} sizes={headerSizes} />
        <PictureCredit picture={picture} />
      </div>
    </header>
  );
}
