/**
 * Wakes the itinerary tool by itself where this browser keeps an itinerary to show, and notes a press on the sample that comes before
 * it is awake. Everybody else loads it with their first touch.
 */
import { lastItineraryKey } from '#domain/rules/last-itinerary.ts';

const island = document.querySelector<HTMLElement>('astro-island:has([data-sample])');

island?.addEventListener('click', ({ target }) => {
  if (island.hasAttribute('ssr') && (target as Element).closest('[data-sample]')) island.dataset.pressed = 'sample';
});

addEventListener('load', () => {
  try {
    if (localStorage.getItem(lastItineraryKey)) island?.dispatchEvent(new Event('touchstart'));
  } catch {
    // Storage is forbidden: nothing is kept.
  }
});
