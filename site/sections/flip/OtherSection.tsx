import type { FlipPage } from '#domain/schemas/flip-page.ts';
import type { DayNightSources } from '#site/ui/DayNight.tsx';
import { PictureBand } from '#site/ui/PictureBand.tsx';
import styles from './OtherSection.module.css';

type OtherSectionProps = FlipPage['other'] & { picture: DayNightSources };

/** The other way of travelling; its heading leads there. */
export function OtherSection({ label, href, text, pictureAlt, picture }: OtherSectionProps) {
  return (
    <PictureBand ground="tint" picture="right" sources={picture} alt={pictureAlt} labelledBy="other">
      <h2 className={styles.name} id="other">
        <a href={href}>{label}</a>
      </h2>
      <p className="lede">{text}</p>
    </PictureBand>
  );
}
