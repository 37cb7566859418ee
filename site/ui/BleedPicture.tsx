import styles from './BleedPicture.module.css';
import { Picture, PictureCredit, type ShownPicture } from './Picture.tsx';

/** A 21:9 picture from edge to edge of the window; on a phone its middle. */
export function BleedPicture({ picture }: { picture: ShownPicture }) {
  return (
    <div className={styles.picture}>
      <Picture picture={picture} width={2100} height={900} sizes="100vw" />
      <PictureCredit picture={picture} />
    </div>
  );
}
