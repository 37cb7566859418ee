import type { ConsultancyPage } from '#domain/schemas/consultancy-page.ts';
import { Definitions } from '#site/ui/Definitions.tsx';
import type { WithPicture } from '#site/ui/Picture.tsx';
import { PictureBand } from '#site/ui/PictureBand.tsx';
import styles from './FutureSection.module.css';

/** What a company plans next, seen from its travel. */
export function FutureSection({ heading, say, points, events, picture }: WithPicture<ConsultancyPage['future']>) {
  return (
    <PictureBand ground="tint" side="left" picture={picture} labelledBy="future">
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
