import { Picture, PictureCredit, type ShownPicture } from '#site/ui/Picture.tsx';
import type { Tone } from '#site/ui/Plate.tsx';
import tones from '#site/ui/tones.module.css';
import styles from './ListHeadSection.module.css';

type ListHeadSectionProps = { heading: string; lead: string; tone: Tone; picture: ShownPicture };

/** How wide the picture is shown, for who asks for it before the page is laid out. */
export const listHeadSizes = '(min-width: 62em) 42vw, 100vw';

/** What the list is called, on the colour of its sign, and a picture at the other edge of the window. */
export function ListHeadSection({ heading, lead, tone, picture }: ListHeadSectionProps) {
  return (
    <header className={`${styles.head} ${tones[tone]}`}>
      <div className={styles.text}>
        <h1>{heading}</h1>
        <p>{lead}</p>
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} width={1200} height={800} sizes={listHeadSizes} />
        <PictureCredit picture={picture} />
      </div>
    </header>
  );
}
