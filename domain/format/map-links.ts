/** Ways to a place in the usual map apps. Each opens at the point itself, in a browser or in the app. */
import { openStreetMap } from '../rules/third-parties.ts';

/** How near the maps open: a few streets around (the levels of web maps, 0 the whole world, 19 a house). */
export const mapZoom = 15;

/** Five decimals are about a metre. */
const decimal = (degrees: number) => String(Number(degrees.toFixed(5)));

/** Half the height and width that an embedded map has to show, in pixels: with these it opens at `mapZoom` on any screen. */
const shown = { across: 180, up: 200 };
/** Degrees of longitude that one pixel of a web map covers at `mapZoom`; a tile is 256 pixels. */
const pixel = 360 / (256 * 2 ** mapZoom);

/** The address of OpenStreetMap's map for a frame, with a pin at the point. */
export function openStreetMapFrame({ lat, lon }: { lat: number; lon: number }): string {
  // Towards the poles a pixel covers less from south to north (Mercator).
  const [across, up] = [shown.across * pixel, shown.up * pixel * Math.cos((lat * Math.PI) / 180)];
  const bounds = [lon - across, lat - up, lon + across, lat + up].map(decimal);
  return `${openStreetMap}/export/embed.html?bbox=${bounds.join('%2C')}&layer=mapnik&marker=${decimal(lat)}%2C${decimal(lon)}`;
}

/**
 * @param at degrees, north and east positive
 * @see https://developers.google.com/maps/documentation/urls/get-started and https://developers.google.com/waze/deeplinks
 */
export function mapLinks(at: { lat: number; lon: number }): { name: string; href: string }[] {
  const [lat, lon] = [decimal(at.lat), decimal(at.lon)];
  return [
    {
      name: 'OpenStreetMap',
      href: `${openStreetMap}/?mlat=${lat}&mlon=${lon}#map=${mapZoom}/${lat}/${lon}`,
    },
    { name: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${lat},${lon}` },
    { name: 'Waze', href: `https://www.waze.com/ul?ll=${lat},${lon}&navigate=yes&zoom=${mapZoom}` },
  ];
}
