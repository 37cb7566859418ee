import { Picture, PictureCredit, type ShownPicture } from '#site/ui/Picture.tsx';
import styles from './PictureSection.module.css';

/** A pause between two lists: one picture from edge to edge. */
export function PictureSection({ picture }: { picture: ShownPicture }) {
  return (
    <div className={styles.picture}>
      <Picture picture={picture} width={2100} height={900} sizes="100vw" />
      <PictureCredit picture={picture} />
    </div>
  );
}
