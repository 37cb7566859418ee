/**
 * The page of the visitor's list. The list in the address counts; without one, that of the browser. What is the visitor's own follows
 * every change, here, on a poster or in another tab; a list that came by its address is theirs once they say so.
 */
import { conclusionOf } from '#domain/format/saved-list-words.ts';
import type { ComparedPlace } from '#domain/rules/compared-places.ts';
import { isSameList, listInAddress, placedAt, queryOfList, without } from '#domain/rules/saved-list.ts';
import { fillComparison } from './comparison-table.ts';
import { copyText } from './copy-text.ts';
import { keepPlaces, keptPlaces, onPlacesKept } from './kept-places.ts';

const page = document.querySelector<HTMLElement>('[data-saved-list]');
if (page) start(page);

function start(page: HTMLElement): void {
  const find = <Found extends HTMLElement = HTMLElement>(selector: string) => page.querySelector<Found>(selector);
  const say = (part: HTMLElement | null, words = '') => part?.replaceChildren(words);
  const show = (selector: string, shown: boolean) => {
    for (const part of page.querySelectorAll(selector)) part.toggleAttribute('hidden', !shown);
  };
  const lead = find('[data-lead]');
  const status = find('[data-place]');
  const sending = find<HTMLAnchorElement>('[data-send] a');
  const form = sending?.getAttribute('href') ?? '';

  const named = listInAddress(location.search);
  const kept = keptPlaces();
  /** A reload or the way back: the address was written here. */
  const isOurs = (history.state as { own?: boolean } | null)?.own === true;
  let own = kept !== undefined && (!named || isOurs || isSameList(named, kept));
  let ids = (own ? kept : named) ?? [];
  let places: Readonly<Record<string, ComparedPlace>> | undefined;
  let gone: { id: string; position: number } | undefined;
  if (kept && kept.length > 0)
    for (const part of page.querySelectorAll<HTMLElement>('[data-besides]')) say(part, part.dataset.besides);
  show('[data-own]', Boolean(kept?.length));

  const nameOf = (id: string) => places?.[id]?.name ?? '';

  /** Shows the list as it is now. Places nobody knows, or which are no longer recommended, are not in it. */
  async function draw(): Promise<void> {
    if (ids.length > 0 && !places) {
      page.dataset.waiting = '';
      places = await loaded(page.dataset.savedList ?? '');
      delete page.dataset.waiting;
    }
    if (places) forgetUnknown(places);
    const told = ids.flatMap((id) => places?.[id] ?? []);
    const missing = find('[data-strip=unloaded] [data-words]');
    const unloaded = ids.length > 0 && !places;
    say(missing, unloaded ? missing?.dataset.words : '');
    show('[data-strip=unloaded]', unloaded);
    show('[data-strip=removed]', gone !== undefined);
    show('[data-strip=received]', !own && kept !== undefined && told.length > 0);
    show('[data-full]', told.length > 0);
    show('[data-empty]', ids.length === 0);
    find('[data-empty]')?.toggleAttribute('data-shown', ids.length === 0);
    fillComparison(page, ids, told);
    tell(told);
    const address = location.pathname + queryOfList(ids);
    if (location.pathname + location.search !== address) history.replaceState({ own }, '', address);
    if (sending) sending.href = form.replace(`pagina=${location.pathname}`, `pagina=${address}`);
  }

  function forgetUnknown(places: Readonly<Record<string, ComparedPlace>>): void {
    const known = ids.filter((id) => Object.hasOwn(places, id));
    if (isSameList(known, ids)) return;
    ids = known;
    if (own) keepPlaces(ids);
  }

  function tell(told: readonly ComparedPlace[]): void {
    // Whoever comes without a list reads what the page is for; what became empty says so.
    if (told.length > 0) say(lead, `${conclusionOf(told)} ${lead?.dataset.lead}`);
    else if (places) say(lead, conclusionOf(told));
    const removed = find('#removed');
    if (gone) say(removed, removed?.dataset.words?.replace('{name}', nameOf(gone.id)));
    const names = told.map(({ name }) => Object.assign(document.createElement('li'), { textContent: name }));
    find('[data-names]')?.replaceChildren(...names);
  }

  /** A list made here, which the browser keeps where it is the visitor's own. */
  async function change(now: string[]): Promise<void> {
    ids = now;
    if (own) keep();
    await draw();
  }

  function keep(): void {
    own = keepPlaces(ids);
    const text = find('[data-failed]');
    if (!own) say(text, text?.dataset.failed);
  }

  /** The first of these that can be used. */
  const focus = (...selectors: string[]) =>
    selectors
      .map((selector) => find(`${selector}:not(:disabled)`))
      .find(Boolean)
      ?.focus();
  const toolOf = (id: string, action: string) => `[data-id="${id}"] [data-action=${action}]`;

  async function move(id: string, by: -1 | 1): Promise<void> {
    gone = undefined;
    const position = ids.indexOf(id) + by;
    await change(placedAt(ids, id, position));
    const [action, other] = by < 0 ? ['left', 'right'] : ['right', 'left'];
    focus(toolOf(id, action), toolOf(id, other));
    const said: Record<string, string | number> = { name: nameOf(id), position: position + 1, count: ids.length };
    say(
      status,
      status?.dataset.place?.replace(/\{(\w+)\}/g, (_, part: string) => String(said[part])),
    );
  }

  const actions: Readonly<Record<string, (id: string) => Promise<void>>> = {
    left: (id) => move(id, -1),
    right: (id) => move(id, 1),
    async out(id) {
      gone = { id, position: ids.indexOf(id) };
      await change(without(ids, id));
      focus('[data-action=back]');
    },
    async back() {
      if (!gone) return;
      const { id, position } = gone;
      gone = undefined;
      await change(placedAt(ids, id, position));
      focus(toolOf(id, 'out'));
    },
    async keep() {
      keep();
      await draw();
      if (own) focus('[data-id] a');
    },
    retry: draw,
    async copy() {
      const said = find('[data-copied]');
      const { copied, notCopied } = said?.dataset ?? {};
      say(said, (await copyText(location.href, null)) ? copied : notCopied);
    },
  };

  page.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-action]');
    void actions[button?.dataset.action ?? '']?.(button?.closest<HTMLElement>('[data-id]')?.dataset.id ?? '');
  });
  // Kept on the spot, or in another tab. A list that came by its address stays what it is.
  onPlacesKept(async (now) => {
    if ((!own && ids.length > 0) || isSameList(now.ids, ids)) return;
    const onTheSpot = document.activeElement?.closest('[data-empty]');
    ({ ids, kept: own } = now);
    gone = undefined;
    await draw();
    if (onTheSpot) focus('[data-id] a');
    else say(status, status?.dataset.changed);
  });
  void draw();
}

/** What is compared of every place; nothing where it did not come. */
async function loaded(file: string): Promise<Record<string, ComparedPlace> | undefined> {
  try {
    const answer = await fetch(file);
    return answer.ok ? ((await answer.json()) as Record<string, ComparedPlace>) : undefined;
  } catch {
    return undefined;
  }
}
