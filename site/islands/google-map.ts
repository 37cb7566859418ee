/** In the frame of the map: asks for Google's script, draws the places, and tells the page around it how that went. */
import { endpoints } from '#domain/rules/endpoints.ts';
import { drawPlaces, type Place } from './map-clusters.ts';

const tell = (officeMap: 'loaded' | 'failed') => parent.postMessage({ officeMap }, location.origin);

declare global {
  interface Window {
    mapScriptReady?: () => void;
    gm_authFailure?: () => void;
  }
}

// Google calls it whenever the key is refused, also after the map was drawn: what is seen then is grey.
window.gm_authFailure = () => tell('failed');
const canvas = document.querySelector<HTMLElement>('[data-places]');
if (canvas) show(canvas).then(() => tell('loaded'), failed);

function failed(error: unknown): void {
  tell('failed');
  throw error;
}

async function show(canvas: HTMLElement): Promise<void> {
  const answer = await fetch(`${endpoints.map}?lang=${document.documentElement.lang}`);
  const { script, mapId } = (await answer.json()) as { script: string; mapId?: string };
  await loaded(script);

  const places = JSON.parse(canvas.dataset.places ?? '[]') as Place[];
  const [first] = places;
  if (!first) throw new Error('there is no place to show');
  const map = new google.maps.Map(canvas, {
    center: { lat: first.lat, lng: first.lon },
    zoom: Number(canvas.dataset.zoom),
    colorScheme: new URLSearchParams(location.search).get('colours') === 'dark' ? 'DARK' : 'LIGHT',
    ...(mapId && { mapId }),
  });
  drawPlaces(map, places, mapId ? 'own' : 'plain');
  await new Promise<void>((resolve) => google.maps.event.addListenerOnce(map, 'idle', () => resolve()));
}

/** Waits for the script, which calls back once all of it is there. */
function loaded(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    window.mapScriptReady = resolve;
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.addEventListener('error', () => reject(new Error(`the map’s script did not come from ${new URL(src).origin}`)));
    document.head.append(script);
  });
}
