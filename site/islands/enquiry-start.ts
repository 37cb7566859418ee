/**
 * What the contact form gains from a script before anybody touches it: what was typed survives a reload, and the way here
 * says what it is about: the link (`?subiect=event`, `?pagina=/santorini`, `?perioada=2027-01-06..2027-01-10`), or the page it was
 * left for. From the visitor's list (`?pagina=/lista?l=roma,praga`) the whole list comes along, in the message. Small, so that the
 * form itself need not wake for it.
 */
import { formatSpan } from '#domain/format/dates.ts';
import { listInMessage, messageWithList, namesWithin } from '#domain/format/list-in-enquiry.ts';
import { periodIn } from '#domain/rules/asked-period.ts';
import { type FieldValues, keyField, trapField } from '#domain/rules/enquiry-fields.ts';
import { type Intent, intentFields, intentNamed } from '#domain/rules/enquiry-intents.ts';
import { listInAddress } from '#domain/rules/saved-list.ts';
import { cameFrom, forgetDraft, keepDraft, keptDraft } from './enquiry-memory.ts';
import { placeOf, placesNamed } from './place-names.ts';

const form = document.querySelector<HTMLInputElement>(`[name=${trapField}]`)?.form;
if (form) void start(form);

async function start(form: HTMLFormElement): Promise<void> {
  const told = form.closest<HTMLElement>('[data-intents]')?.dataset ?? {};
  const query = location.search;
  const draft = keptDraft();
  if (draft) fill(form, draft.values);
  nameTheSending(form);

  let touched = false;
  form.addEventListener('input', () => {
    touched = true;
    keepDraft(form, query);
  });
  waitForTheIsland(form);
  keepTheQuery(query);
  // Sent by the browser itself: the page that answers has what was typed. Heard after the island.
  addEventListener('submit', (event) => {
    if (event.target === form && !event.defaultPrevented) forgetDraft();
  });

  const page = cameFrom(query, document.referrer, location.origin);
  if (page) fill(form, { page });
  // A link says it once; the page that was left says it only where nothing has been said yet.
  if (query === '' ? draft : draft?.query === query) return;

  const names = page?.includes('?') ? await placesNamed(listInAddress(page) ?? [], told.places ?? '') : [];
  if (page && names.length > 0) return apply('leisure', withPlaces(form, names, location.origin + page));
  const said = new URLSearchParams(query);
  const period = periodIn(said);
  const intent = intentNamed(said.get('subiect')) ?? intentOf(page, told.intents);
  if (intent) return apply(intent, period ? { leisure_period: formatSpan(langOfPage(), period.from, period.to) } : {});
  const place = page && (await placeOf(page, told.places ?? ''));
  // Whoever has begun to write knows better than the link.
  if (place && !touched) apply('leisure', { leisure_place: place });

  function apply(intent: Intent, values: FieldValues) {
    fill(form, { intent, ...values });
    if (query) keepDraft(form, query);
  }
}

/** The whole list stands before what the message says already; one line holds as many of its names as fit. */
const withPlaces = (form: HTMLFormElement, names: readonly string[], address: string): FieldValues => ({
  leisure_place: namesWithin(names, intentFields.leisure.leisure_place),
  message: messageWithList(String(new FormData(form).get('message') ?? ''), listInMessage(names, address)),
});

/** A double press, or a try again after a time-out or a reload, is then known for what it is. */
function nameTheSending(form: HTMLFormElement): void {
  const key = form.elements.namedItem(keyField);
  if (!(key instanceof HTMLInputElement) || key.value) return;
  key.value = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a visitor who comes from that page most likely writes about, by the list of the page. */
function intentOf(page = '', list = '{}'): Intent | undefined {
  const intents = JSON.parse(list) as Record<string, Intent>;
  return Object.hasOwn(intents, page) ? intents[page] : undefined;
}

function langOfPage() {
  return document.documentElement.lang === 'ro' ? 'ro' : 'en';
}

/** Puts values into the controls of those names. */
function fill(form: HTMLFormElement, values: FieldValues): void {
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

/** Milliseconds in which the island of the form is there, or does not come. */
const patience = 4000;

/**
 * Who presses Send first wakes the island: the press waits for it, so that the answer comes on this page. An island that does not come
 * (no network, an old browser) is not waited for longer: the browser then sends the form itself.
 */
function waitForTheIsland(form: HTMLFormElement): void {
  if (!form.closest('astro-island')) return;
  form.addEventListener('submit', (event) => {
    if (isAwake(form) || event.defaultPrevented) return;
    event.preventDefault();
    const started = Date.now();
    const look = () => {
      if (isAwake(form)) form.requestSubmit();
      else if (Date.now() - started > patience) form.submit();
      else setTimeout(look, 50);
    };
    look();
  });
}

/** `EnquiryForm` says so when it answers. */
const isAwake = (form: HTMLFormElement) => form.closest('[data-awake]') !== null;

/** What the form was opened for is kept where the language is changed. */
function keepTheQuery(query: string): void {
  const switchLink = document.querySelector<HTMLAnchorElement>('header a[hreflang][lang]');
  if (switchLink && query) switchLink.search = query;
}
