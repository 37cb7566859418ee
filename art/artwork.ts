/**
 * Every picture the site shows as a file has a name, and the name says all there is to draw: `santorini.cobalt.4x5`,
 * `header.europa.wide.night.sky`, `home.tall.day.land`. Its URL carries a fingerprint, so that it can be cached for ever.
 */
import { homeHeroLayer } from './maps/home-hero.ts';
import { hash } from './posters/engine/random.ts';
import { type HeaderName, headerLayer, headerNames, isHeaderName } from './posters/headers.ts';
import { type Print, poster } from './posters/poster.ts';
import { printFromName, printName } from './posters/print-name.ts';

type Time = 'day' | 'night';
type HeroWindow = 'wide' | 'tall';
type Layer = 'sky' | 'land';

/** A layered header: the home page's own, or a named one of the poster engine. */
type LayeredHeader = 'home' | HeaderName;

export const layeredHeaders: readonly LayeredHeader[] = ['home', ...headerNames];

export const isLayeredHeader = (word: string): word is LayeredHeader => word === 'home' || isHeaderName(word);

type LayerName = { header: LayeredHeader; window: HeroWindow; time: Time; layer: Layer };

const drawn = new Map<string, string>();

/** The picture of that name as SVG. Throws an error naming the name when there is no such picture. */
export function drawArtwork(name: string): string {
  const known = drawn.get(name);
  if (known) return known;
  const svg = draw(name);
  drawn.set(name, svg);
  return svg;
}

/** URL of a poster in one crop, hour and light. */
export const printUrl = (print: Print): string => artworkUrl(printName(print));

/** URL of one layer of a layered header. */
const layerUrl = ({ header, window, time, layer }: LayerName): string =>
  artworkUrl(`header.${header}.${window}.${time}.${layer}`);

/** A poster by day and by night, for pages that show the one that fits their colours. */
export const printPair = (print: Omit<Print, 'time'>) => ({
  day: printUrl({ ...print, time: 'day' }),
  night: printUrl({ ...print, time: 'night' }),
});

/** All pictures of a layered header: two layers, in two windows, by day and by night. */
export function layerPictures(header: LayeredHeader) {
  const prints = (time: Time, layer: Layer) => ({
    wide: layerUrl({ header, window: 'wide', time, layer }),
    tall: layerUrl({ header, window: 'tall', time, layer }),
  });
  const layers = (time: Time) => ({ sky: prints(time, 'sky'), land: prints(time, 'land') });
  return { day: layers('day'), night: layers('night') };
}

const urls = new Map<string, string>();

/** Every list asks for the same ones: a drawing is fingerprinted once. */
function artworkUrl(name: string): string {
  const known = urls.get(name);
  if (known) return known;
  const fingerprint = hash(drawArtwork(name)).toString(36).padStart(6, '0').slice(-6);
  const url = `/art/${name}.${fingerprint}.svg`;
  urls.set(name, url);
  return url;
}

const layerPattern = /^header\.(?<header>[a-z]+)\.(?<window>wide|tall)\.(?<time>day|night)\.(?<layer>sky|land)$/;

function draw(name: string): string {
  const parts = layerPattern.exec(name)?.groups;
  if (!parts) return poster(printFromName(name));
  const { header, window, time, layer } = parts as unknown as Omit<LayerName, 'header'> & { header: string };
  if (header === 'home') return homeHeroLayer(window, time, layer);
  if (!isHeaderName(header)) throw new Error(`no layered header is called “${header}”; there are ${layeredHeaders.join(', ')}`);
  return headerLayer(header, window, time, layer);
}
