import styles from './LayeredTitle.module.css';

type Prints = { wide: string; tall: string };

export type LayeredPictures = { day: { sky: Prints; land: Prints }; night: { sky: Prints; land: Prints } };

/** A layered header with what its two layers show together. */
export type LayeredPicture = { layers: LayeredPictures; alt: string };

type LayeredTitleProps = {
  title: string;
  /** What belongs to the title and is shown elsewhere in the picture. */
  more?: string;
  /** `corporate` is set in the sans, edge to edge, `front` too, below the page's header; `leisure` in the serif. */
  look: 'corporate' | 'front' | 'leisure' | 'notfound';
  picture: LayeredPicture;
  children?: React.ReactNode;
};

/** The brand's device: a sky, the page's title as real text, and land whose transparent sky lets it pass in front of the letters. */
export function LayeredTitle({ title, more, look, picture, children }: LayeredTitleProps) {
  return (
    <section className={`${styles.hero} ${styles[look]}`} data-length={lengthOf(title)} aria-label={title}>
      <Layer layer="sky" pictures={picture.layers} alt="" />
      {look === 'notfound' ? (
        <p className={`wrap ${styles.title}`} aria-hidden="true">
          {title}
        </p>
      ) : (
        <h1 className={`wrap ${styles.title}`}>
          {title}
          {more && <span className="sr"> {more}</span>}
        </h1>
      )}
      <Layer layer="land" pictures={picture.layers} alt={picture.alt} />
      {children}
    </section>
  );
}

/** How long a title is, for a size that reaches from edge to edge. */
const lengthOf = (title: string) =>
  title.length <= 6
    ? 'short'
    : title.length <= 8
      ? 'medium'
      : title.length <= 11
        ? 'long'
        : title.length <= 20
          ? 'longer'
          : 'longest';

type LayerProps = { layer: 'sky' | 'land'; pictures: LayeredPictures; alt: string };

function Layer({ layer, pictures, alt }: LayerProps) {
  return (['day', 'night'] as const).map((time) => {
    const { wide, tall } = pictures[time][layer];
    return (
      <picture key={time} className={`${styles.layer} ${styles[layer]} ${time}`}>
        <source media="(max-width: 47.99em)" srcSet={tall} />
        <img src={wide} alt={alt} loading="lazy" decoding="async" />
      </picture>
    );
  });
}
