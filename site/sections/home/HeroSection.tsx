import { type LayeredPicture, LayeredTitle } from '#site/ui/LayeredTitle.tsx';
import styles from './HeroSection.module.css';

type HeroSectionProps = { brand: string; tagline: string; picture: LayeredPicture };

/** The name between sky and land: the globe rises behind it, the Carpathians pass in front. */
export function HeroSection({ brand, tagline, picture }: HeroSectionProps) {
  return (
    <LayeredTitle title={brand} look="corporate" picture={picture}>
      <div className={styles.foot}>
        <p className="wrap">
          <span>{tagline}</span>
        </p>
      </div>
    </LayeredTitle>
  );
}
