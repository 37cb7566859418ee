import { artworkName } from '#art/artwork-name.ts';
import { poster } from '#art/posters/poster.ts';
import { printFromName } from '#art/posters/print-name.ts';

/** The drawing at an address of ours, drawn here: the same letters the build wrote into the file. */
export const drawPoster = (path: string): string => poster(printFromName(artworkName(path) ?? path));
