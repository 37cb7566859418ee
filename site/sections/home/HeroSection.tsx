import { LayeredTitle } from '#site/ui/LayeredTitle.tsx';
import styles from './HeroSection.module.css';

type HeroSectionProps = {
  brand: string;
  tagline: string;
  /** What the two pictures show together. */
  alt: string;
  pictures: React.ComponentProps<typeof LayeredTitle>['pictures'];
};

/** The name between sky and land: the globe rises behind it, the Carpathians pass in front. */
export function HeroSection({ brand, tagline, alt, pictures }: HeroSectionProps) {
  return (
    <LayeredTitle title={brand} look="corporate" alt={alt} pictures={pictures}>
      <div className={styles.foot}>
        <p className="wrap">
          <span>{tagline}</span>
        </p>
      </div>
    </LayeredTitle>
  );
}
