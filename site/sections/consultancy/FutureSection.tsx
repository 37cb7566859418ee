import type { ConsultancyPage } from '#domain/schemas/consultancy-page.ts';
import type { DayNightSources } from '#site/ui/DayNight.tsx';
import { Definitions } from '#site/ui/Definitions.tsx';
import { PictureBand } from '#site/ui/PictureBand.tsx';
import styles from './FutureSection.module.css';

type FutureSectionProps = ConsultancyPage['future'] & { picture: DayNightSources };

/** What a company plans next, seen from its travel. */
export function FutureSection({ heading, say, pictureAlt, points, events, picture }: FutureSectionProps) {
  return (
    <PictureBand ground="tint" picture="left" sources={picture} alt={pictureAlt} labelledBy="future">
      <div>
        <h2 className="h2" id="future">
          {heading}
        </h2>
        <p className={`say ${styles.say}`}>{say}</p>
        <Definitions items={points} columns="one" />
        <a className={`link arrow ${styles.link}`} href={events.href}>
          {events.label}
        </a>
      </div>
    </PictureBand>
  );
}
