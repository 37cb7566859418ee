import type { CapabilitiesPage } from '#domain/schemas/capabilities-page.ts';
import type { DayNightSources } from '#site/ui/DayNight.tsx';
import { Definitions } from '#site/ui/Definitions.tsx';
import { PictureBand } from '#site/ui/PictureBand.tsx';
import styles from './DutySection.module.css';

type DutySectionProps = CapabilitiesPage['duty'] & { picture: DayNightSources };

/** Duty of care, beside the light that stays on. */
export function DutySection({ heading, say, pictureAlt, points, picture }: DutySectionProps) {
  return (
    <PictureBand ground="tint" picture="left" sources={picture} alt={pictureAlt} labelledBy="duty-of-care">
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
