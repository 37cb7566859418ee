import type { FlipPage } from '#domain/schemas/flip-page.ts';
import type { WithPicture } from '#site/ui/Picture.tsx';
import { PictureBand } from '#site/ui/PictureBand.tsx';
import styles from './OtherSection.module.css';

/** The other way of travelling; its heading leads there. */
export function OtherSection({ label, href, text, picture }: WithPicture<FlipPage['other']>) {
  return (
    <PictureBand ground="tint" side="right" picture={picture} labelledBy="other">
      <h2 className={styles.name} id="other">
        <a href={href}>{label}</a>
      </h2>
      <p className="lede">{text}</p>
    </PictureBand>
  );
}
