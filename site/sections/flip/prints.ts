import { printPair } from '#art/artwork.ts';
import type { Print } from '#art/posters/poster.ts';
import type { SceneName } from '#art/posters/scenes.ts';
import type { FlipPage } from '#domain/schemas/flip-page.ts';

/** The picture that the copy names, by day and by night. A scene that does not exist stops the build with its name. */
export const prints = ({ scene, mood }: FlipPage['picture'], crop: Print['crop']) =>
  printPair({ scene: scene as SceneName, crop, ...(mood && { mood }) });
