import type { CapabilitiesPage } from '#domain/schemas/capabilities-page.ts';
import { Definitions } from '#site/ui/Definitions.tsx';
import type { WithPicture } from '#site/ui/Picture.tsx';
import { PictureBand } from '#site/ui/PictureBand.tsx';
import styles from './DutySection.module.css';

/** Duty of care, beside the light that stays on. */
export function DutySection({ heading, say, points, picture }: WithPicture<CapabilitiesPage['duty']>) {
  return (
    <PictureBand ground="tint" side="left" picture={picture} labelledBy="duty-of-care">
      <div>
        <h2 className="h2" id="duty-of-care">
          {heading}
        </h2>
        <p className={`say ${styles.say}`}>{say}</p>
        <Definitions items={points} columns="two" />
      </div>
    </PictureBand>
  );
}
