/**
 * What our map uses of Google's API, as a stand-in: a flat world of Mercator pixels, markers as buttons, and a record of
 * what was asked. Self-contained, because tests send its source to a browser as the script of a map.
 */

type Position = { lat: number; lng: number };
type Options = { position: Position; title: string };

/** What the stand-in remembers, at `globalThis.google.maps.asked`. */
export type Asked = { maps: Record<string, unknown>[]; drawn: string[] };

export function installFakeGoogleMaps(): Asked {
  const asked: Asked = { maps: [], drawn: [] };
  const idle: (() => void)[] = [];

  class LatLng {
    readonly at: Position;
    constructor(at: Position) {
      this.at = at;
    }
    lat = () => this.at.lat;
    lng = () => this.at.lng;
    toJSON = () => this.at;
  }
  class FakeMap {
    zoom: number;
    readonly element: HTMLElement;
    constructor(element: HTMLElement, options: { zoom: number }) {
      this.element = element;
      this.zoom = options.zoom;
      asked.maps.push({ ...options });
      setTimeout(() => idle.map((handler) => handler()), 50);
    }
    getZoom = () => this.zoom;
    getProjection = () => ({});
    getMapCapabilities = () => ({ isAdvancedMarkersAvailable: false });
    addListener = (_name: string, handler: () => void) => idle.push(handler);
  }
  class Marker {
    static readonly MAX_ZINDEX = 1;
    readonly options: Options;
    button: HTMLButtonElement | undefined;
    constructor(options: Options) {
      this.options = options;
    }
    getPosition = () => new LatLng(this.options.position);
    getVisible = () => true;
    addListener = () => undefined;
    setMap(map: FakeMap | null) {
      this.button?.remove();
      this.button = undefined;
      asked.drawn = asked.drawn.filter((title) => title !== this.options.title);
      if (!map) return;
      asked.drawn.push(this.options.title);
      this.button = Object.assign(document.createElement('button'), { textContent: this.options.title });
      map.element.append(this.button);
    }
  }
  class OverlayView {}
  // Found by `for … in`, as Google's own are.
  Object.assign(OverlayView.prototype, {
    setMap(this: { fakeMap: FakeMap; onAdd(): void }, map: FakeMap) {
      this.fakeMap = map;
      this.onAdd();
    },
    getMap(this: { fakeMap: FakeMap }) {
      return this.fakeMap;
    },
    getProjection: () => ({}),
  });
  const event = { trigger: () => undefined, addListenerOnce: (_: object, __: string, handler: () => void) => idle.push(handler) };
  Object.assign(globalThis, { google: { maps: { Map: FakeMap, Marker, LatLng, OverlayView, Point: class {}, event, asked } } });
  return asked;
}
