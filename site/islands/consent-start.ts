/**
 * Fetches what asks for consent, or acts on a choice made before, once the page has loaded and stands there: until then nothing of it is
 * there. The footer's link opens the details at any time; without script it leads to the page about cookies.
 */

/** Milliseconds from the end of loading: the first paint, which may come after it, shares its line with nothing of this. */
const rest = 500;

function wake(): void {
  const waiting = document.querySelector<HTMLTemplateElement>('template#consent-script');
  if (!waiting) return;
  document.body.append(waiting.content.cloneNode(true));
  waiting.remove();
}

/** A module, so that its names are its own. */
export {};

const link = document.querySelector<HTMLElement>('[data-consent-open]');
link?.addEventListener('click', (event) => {
  event.preventDefault();
  // Whoever is there already opens it; who comes later sees that it was asked for.
  link.dataset.consentOpen = 'asked';
  dispatchEvent(new Event('consentopen'));
  wake();
});

if (document.readyState === 'complete') wake();
else addEventListener('load', () => setTimeout(wake, rest));
