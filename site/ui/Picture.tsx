import { DayNight, type DayNightSources } from './DayNight.tsx';
import styles from './Picture.module.css';

/** A photograph in two formats and several widths; `placeholder` is itself in a few pixels. */
type PhotoSources = { avif: string; webp: string; src: string; placeholder: string; width: number; height: number };

/** A drawing in two prints, or a photograph. */
export type PictureSources = DayNightSources | PhotoSources;

/** A picture as loaders hand it down: where its files are, and its words. */
export type ShownPicture = {
  sources: PictureSources;
  alt: string;
  /** Who took a photograph. */
  credit?: string;
};

/** A part of a page whose picture, named in content, has been found. */
export type WithPicture<Part> = Omit<Part, 'picture'> & { picture: ShownPicture };

type PictureProps = {
  picture: ShownPicture;
  /** Pixels of a drawing, for its ratio; a photograph brings its own. */
  width: number;
  height: number;
  /** How wide the picture is shown, as in the attribute `sizes`. */
  sizes: string;
};

/** A picture in the box of whoever shows it: drawn by day and by night, or photographed. */
export function Picture({ picture: { sources, alt }, width, height, sizes }: PictureProps) {
  if ('day' in sources) return <DayNight sources={sources} alt={alt} width={width} height={height} />;
  const size = { width: sources.width, height: sources.height };
  return (
    <span className={styles.photo}>
      <img src={sources.placeholder} alt="" {...size} />
      <picture>
        <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
        <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
        <img src={sources.src} alt={alt} {...size} loading="lazy" decoding="async" />
      </picture>
    </span>
  );
}

/** Who took the photograph, on its corner; nothing on a drawing. */
export const PictureCredit = ({ picture: { credit } }: { picture: ShownPicture }) =>
  credit ? <p className={styles.credit}>{credit}</p> : null;
