/** Ways to a place in the usual map apps. Each opens at the point itself, in a browser or in the app. */

/** How near the maps open: a few streets around (the levels of web maps, 0 the whole world, 19 a house). */
export const mapZoom = 15;

/** Five decimals are about a metre. */
const decimal = (degrees: number) => String(Number(degrees.toFixed(5)));

/**
 * @param at degrees, north and east positive
 * @see https://developers.google.com/maps/documentation/urls/get-started and https://developers.google.com/waze/deeplinks
 */
export function mapLinks(at: { lat: number; lon: number }): { name: string; href: string }[] {
  const [lat, lon] = [decimal(at.lat), decimal(at.lon)];
  return [
    {
      name: 'OpenStreetMap',
      href: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=${mapZoom}/${lat}/${lon}`,
    },
    { name: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${lat},${lon}` },
    { name: 'Waze', href: `https://www.waze.com/ul?ll=${lat},${lon}&navigate=yes&zoom=${mapZoom}` },
  ];
}
