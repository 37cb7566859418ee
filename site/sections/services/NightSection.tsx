import type { ServicesPage } from '#domain/schemas/services-page.ts';
import { BigFigure } from '#site/ui/BigFigure.tsx';
import type { WithPicture } from '#site/ui/Picture.tsx';
import { PictureBand } from '#site/ui/PictureBand.tsx';

/** What 24/7 means, in two sentences. */
export function NightSection({ say, figure, picture }: WithPicture<ServicesPage['night']>) {
  return (
    <PictureBand ground="signal" side="right" picture={picture}>
      <p className="say">{say}</p>
      <BigFigure>{figure}</BigFigure>
    </PictureBand>
  );
}
