import { type LayeredPicture, LayeredTitle } from '#site/ui/LayeredTitle.tsx';
import styles from './HeroSection.module.css';

type HeroSectionProps = {
  brand: string;
  tagline: string;
  picture: LayeredPicture;
  /** Nothing stands above it but the header, which lies on it. */
  first: boolean;
};

/** The name between sky and land: the globe rises behind it, the Carpathians pass in front. */
export function HeroSection({ brand, tagline, picture, first }: HeroSectionProps) {
  return (
    <LayeredTitle title={brand} look={first ? 'front' : 'corporate'} picture={picture}>
      <div className={styles.foot}>
        <p className="wrap">
          <span>{tagline}</span>
        </p>
      </div>
    </LayeredTitle>
  );
}
