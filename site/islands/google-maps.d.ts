/** The little of Google's API that the map uses, and its clusters name. */
declare namespace google.maps {
  type LatLngLiteral = { lat: number; lng: number };
  type MapOptions = { center: LatLngLiteral; zoom: number; colorScheme?: 'LIGHT' | 'DARK'; mapId?: string };
  // biome-ignore lint/suspicious/noShadowRestrictedNames: Google's name, inside Google's namespace
  class Map {
    constructor(element: HTMLElement, options: MapOptions);
    getZoom(): number | undefined;
  }
  class LatLng {
    constructor(position: LatLngLiteral);
    lat(): number;
    lng(): number;
  }
  class Marker {
    constructor(options: { position: LatLngLiteral; title: string });
    getPosition(): LatLng;
  }
  namespace marker {
    class AdvancedMarkerElement {
      constructor(options: { position: LatLngLiteral; title: string });
    }
  }
  namespace event {
    function addListenerOnce(target: object, name: string, handler: () => void): object;
  }
}
