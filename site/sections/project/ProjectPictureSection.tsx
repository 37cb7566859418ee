import { Picture, PictureCredit, type ShownPicture } from '#site/ui/Picture.tsx';
import { Emblem } from './Emblem.tsx';
import styles from './ProjectPictureSection.module.css';

/** A picture across the window. Until it is there, or when it fails, the emblem drawn under it shows. */
export function ProjectPictureSection({ picture }: { picture: ShownPicture }) {
  return (
    <div className={styles.frame}>
      <div className={styles.picture} role="img" aria-label={picture.alt}>
        <Emblem of="eu" />
        <Picture picture={{ ...picture, alt: '' }} width={2100} height={900} sizes="100vw" />
      </div>
      <PictureCredit picture={picture} />
    </div>
  );
}
