import type { HomePage } from '#domain/schemas/home-page.ts';
import { Picture, PictureCredit, type WithPicture } from '#site/ui/Picture.tsx';
import styles from './PurposeSection.module.css';

/** Mission, vision and four values beside a picture that bleeds to the edge. */
export function PurposeSection({ mission, vision, values, picture }: WithPicture<HomePage['purpose']>) {
  return (
    <section className={styles.split} aria-label={`${mission.heading}, ${vision.heading}, ${values.heading}`}>
      <div className={styles.picture}>
        <Picture picture={picture} width={1000} height={1250} sizes="(min-width: 62em) 42vw, 100vw" />
        <PictureCredit picture={picture} />
      </div>
      <div className={styles.text}>
        {[mission, vision].map(({ heading, text }) => (
          <div key={heading} className={styles.block}>
            <h2 className="h2">{heading}</h2>
            <p className="say">{text}</p>
          </div>
        ))}
        <h2 className="h2">{values.heading}</h2>
        <dl className={styles.values}>
          {values.items.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
