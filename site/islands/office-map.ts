/**
 * The interactive map of the contact page, in front of the drawn one: off, loading, loaded or failed, and the style sheet
 * shows which. Until its button is pressed nothing is asked of anybody but our own server, and that only for whose map
 * it is. OpenStreetMap's stands in a frame; Google's in a frame of ours, whose script tells how it went.
 */
import type { ThirdPartyId } from '#domain/rules/third-parties.ts';
import { watchInView } from './in-view.ts';
import { agree, hasAgreed, onceAgreed } from './third-party-consent.ts';

type State = 'off' | 'loading' | 'loaded' | 'failed';

/** Whose frame is ours; every other is shown at the address the page has for it. */
const googleMaps: ThirdPartyId = 'google-maps';

/** Longer than this nobody waits for a map, in milliseconds. */
const patience = 20_000;

const section = document.querySelector<HTMLElement>('[data-map-state]');
if (section) start(section);

function start(section: HTMLElement): void {
  const part = (name: string) => section.querySelector<HTMLElement>(`[data-map-${name}]`);
  const [show, hide, retry, place] = [part('show'), part('hide'), part('retry'), part('frame')];
  if (!(show instanceof HTMLButtonElement) || !hide || !retry || !place) throw new Error('the map has lost one of its parts');
  const { mapAsk: ask = '', mapOurs: ours = '', mapOpen: theirs = '', mapTitle: title } = section.dataset;
  /** Whose map it is, once that is known. */
  let provider: string;
  /** Ends what the last press began, so that a map that comes late changes nothing. */
  let attempt = new AbortController();

  // Shortly before the visitor comes to it.
  const end = watchInView(
    section,
    async (near) => {
      if (!near) return;
      end();
      provider = await providerOf(ask);
      for (const words of section.querySelectorAll<HTMLElement>('[data-party]')) words.hidden = words.dataset.party !== provider;
      show.disabled = false;
      onceAgreed('map', provider, open);
    },
    '400px',
  );
  show.addEventListener('click', press);
  retry.addEventListener('click', press);
  hide.addEventListener('click', () => {
    turn('off');
    show.focus();
  });

  function press(): void {
    if (hasAgreed('map', provider)) open();
    else agree('map', provider);
    // The button that was pressed has gone; the one in its place takes the map away again.
    hide?.focus();
  }

  function open(): void {
    turn('loading');
    const { signal } = attempt;
    const report = (state: State) => {
      clearTimeout(timer);
      if (!signal.aborted) turn(state);
    };
    const timer = setTimeout(report, patience, 'failed');
    if (provider === googleMaps) frameOfOurs(signal, report);
    else
      openStreetMap(signal).then(
        () => report('loaded'),
        () => report('failed'),
      );
  }

  function turn(state: State): void {
    section.dataset.mapState = state;
    if (state === 'loaded') return;
    if (state === 'failed' && document.activeElement === hide) retry?.focus();
    attempt.abort();
    attempt = new AbortController();
    place?.replaceChildren();
  }

  /** A frame whose page cannot be had shows the browser's own error and tells nobody: so the page is asked for first. */
  async function openStreetMap(signal: AbortSignal): Promise<void> {
    await fetch(theirs, { mode: 'no-cors', signal });
    await new Promise((resolve) => addFrame(theirs).addEventListener('load', resolve, { once: true, signal }));
  }

  /** It may still fail once it was there: Google refuses a key after the map is drawn. */
  function frameOfOurs(signal: AbortSignal, report: (state: State) => void): void {
    const colours = document.documentElement.dataset.theme ?? 'light';
    const frame = addFrame(`${ours}?colours=${colours}`);
    const hear = ({ source, data }: MessageEvent<{ officeMap?: unknown }>) => {
      if (source === frame.contentWindow && (data.officeMap === 'loaded' || data.officeMap === 'failed')) report(data.officeMap);
    };
    addEventListener('message', hear, { signal });
  }

  function addFrame(src: string): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src, title, allow: 'fullscreen' });
    place?.replaceChildren(frame);
    return frame;
  }
}

/** Whose map this server offers. OpenStreetMap's needs nothing of the server, not even an answer. */
async function providerOf(address: string): Promise<string> {
  try {
    const { provider } = (await (await fetch(address)).json()) as { provider: string };
    return provider;
  } catch {
    return 'openstreetmap';
  }
}
