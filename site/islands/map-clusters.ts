/** Places on Google's map, near ones drawn together until one is close enough to tell them apart. */
import { MarkerClusterer, SuperClusterAlgorithm } from '@googlemaps/markerclusterer';

export type Place = { title: string; lat: number; lon: number };

/** How places are drawn together. */
export const clustering = {
  /** Places nearer than this many pixels become one: the size of the grid, in the words of older libraries. */
  radius: 60,
  /** The last zoom at which any are. */
  maxZoom: 16,
  /** How many make a cluster. */
  minPoints: 2,
  /** How many are handed over at a time, so that thousands do not stop the page. */
  batchSize: 2000,
} as const;

/**
 * @param map of Google's
 * @param looks `own` for a map with a style made in Google's console, which takes markers of its own kind
 */
export function drawPlaces(map: google.maps.Map, places: readonly Place[], looks: 'own' | 'plain'): MarkerClusterer {
  const { radius, maxZoom, minPoints, batchSize } = clustering;
  const clusterer = new MarkerClusterer({ map, algorithm: new SuperClusterAlgorithm({ radius, maxZoom, minPoints }) });
  for (let first = 0; first < places.length; first += batchSize) {
    const batch = places.slice(first, first + batchSize);
    // Drawn once, with the last of them.
    const more = first + batchSize < places.length;
    clusterer.addMarkers(batch.map(looks === 'own' ? advancedMarker : marker), more);
  }
  return clusterer;
}

const positionOf = ({ lat, lon }: Place) => ({ lat, lng: lon });
const marker = (place: Place) => new google.maps.Marker({ position: positionOf(place), title: place.title });
const advancedMarker = (place: Place) =>
  new google.maps.marker.AdvancedMarkerElement({ position: positionOf(place), title: place.title });
