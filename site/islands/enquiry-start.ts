/**
 * What the contact form gains from a script before anybody touches it: what was typed survives a reload, and the way here
 * says what it is about: the link (`?subiect=event`, `?pagina=/santorini`), or the page it was left for. Small, so that
 * the form itself need not wake for it.
 */
import { endpoints, intentOfPage } from '#domain/rules/addresses.ts';
import { type Intent, intentNamed } from '#domain/rules/enquiry-intents.ts';
import { cameFrom, forgetDraft, keepDraft, keptDraft } from './enquiry-memory.ts';

const form = document.querySelector<HTMLFormElement>(`form[action="${endpoints.contact}"]`);
if (form) void start(form);

async function start(form: HTMLFormElement): Promise<void> {
  const query = location.search;
  const draft = keptDraft();
  if (draft) fill(form, draft.values);

  let touched = false;
  form.addEventListener('input', () => {
    touched = true;
    keepDraft(form, query);
  });
  // Sent by the browser itself, before the form woke: the page that answers has what was typed. Heard after the island.
  addEventListener('submit', (event) => {
    if (event.target === form && !event.defaultPrevented) forgetDraft();
  });

  const page = cameFrom(query, document.referrer, location.origin);
  if (page) fill(form, { page });
  // A link says it once; the page that was left says it only where nothing has been said yet.
  if (query === '' ? draft : draft?.query === query) return;

  const intent = intentNamed(new URLSearchParams(query).get('subiect')) ?? intentOfPage(page ?? '');
  if (intent) return apply(intent, {});
  const place = await placeOf(page ?? '');
  // Whoever has begun to write knows better than the link.
  if (place && !touched) apply('leisure', { leisure_place: place });

  function apply(intent: Intent, values: Record<string, string>) {
    fill(form, { intent, ...values });
    if (query) keepDraft(form, query);
  }
}

/** Puts values into the controls of those names. */
function fill(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (
      control instanceof RadioNodeList ||
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    )
      control.value = value;
  }
}

/** The name of the place a page is about; nothing for every other page, and where the list cannot be had. */
async function placeOf(page: string): Promise<string | undefined> {
  const id = /^\/([a-z0-9-]+)$/.exec(page)?.[1];
  if (!id) return undefined;
  try {
    const places = (await (await fetch(endpoints.places)).json()) as Record<string, string>;
    return Object.hasOwn(places, id) ? places[id] : undefined;
  } catch {
    // Without the list the form is the plain one, and the page it came from still goes along.
    return undefined;
  }
}
