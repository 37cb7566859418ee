import type { ServicesPage } from '#domain/schemas/services-page.ts';
import { BigFigure } from '#site/ui/BigFigure.tsx';
import type { DayNightSources } from '#site/ui/DayNight.tsx';
import { PictureBand } from '#site/ui/PictureBand.tsx';

type NightSectionProps = ServicesPage['night'] & { picture: DayNightSources };

/** What 24/7 means, in two sentences. */
export function NightSection({ say, figure, pictureAlt, picture }: NightSectionProps) {
  return (
    <PictureBand ground="signal" picture="right" sources={picture} alt={pictureAlt}>
      <p className="say">{say}</p>
      <BigFigure>{figure}</BigFigure>
    </PictureBand>
  );
}
