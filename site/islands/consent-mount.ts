/**
 * Asks about third parties: two seconds after the page has loaded, where somebody is configured whom the visitor was not asked
 * about; whenever the footer's link is pressed. What is asked is fetched for it (`site/pages/consent/`). What was agreed to, the
 * visits counted, starts here too.
 */

import { type AskedParty, choiceOf, isAgreed, unasked } from '#domain/rules/consent-choice.ts';
import { endpoints } from '#domain/rules/endpoints.ts';
import type { OptionalPurpose } from '#domain/rules/third-parties.ts';
import { forgetVisitor, startAnalytics } from './analytics.ts';
import { choiceDate, keepChoice, keptChoice, onceAgreed } from './third-party-consent.ts';

/** Milliseconds until the visitor is asked: two seconds from the end of loading, less what `consent-start.ts` has waited. */
const delay = 1500;
/** Milliseconds for which the visitor reads that the choice is kept. */
const saidFor = 5000;

const place = document.querySelector<HTMLElement>('#cookie-choice');
const link = document.querySelector<HTMLElement>('[data-consent-open]');
if (place) void start(place);

async function start(place: HTMLElement): Promise<void> {
  const from = performance.now();
  const parties = await partiesAsked();
  for (const { id, purpose, script } of parties)
    if (purpose === 'analytics' && script) onceAgreed(purpose, id, () => startAnalytics(script));

  let asking: Promise<Asking> | undefined;
  const ask = () => {
    asking ??= putIn(place, parties);
    return asking;
  };
  const open = async () => (await ask()).open();
  addEventListener('consentopen', open);
  if (link?.dataset.consentOpen === 'asked') await open();

  if (unasked(keptChoice(), parties).length === 0) return;
  const { show } = await ask();
  setTimeout(
    () => {
      // Chosen meanwhile, in the details or on the map.
      if (unasked(keptChoice(), parties).length > 0) show();
    },
    Math.max(0, delay - (performance.now() - from)),
  );
}

/** Nobody where the server cannot say: then nobody is asked for anything either. */
async function partiesAsked(): Promise<AskedParty[]> {
  try {
    const { parties } = (await (await fetch(endpoints.thirdParties)).json()) as { parties: AskedParty[] };
    return parties;
  } catch {
    return [];
  }
}

type Asking = { show(): void; open(): void };

/** Fetches the banner and the details, and wires their buttons. */
async function putIn(place: HTMLElement, parties: readonly AskedParty[]): Promise<Asking> {
  const asked = new DOMParser().parseFromString(await (await fetch(place.dataset.consent ?? '')).text(), 'text/html');
  await Promise.all([...asked.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(loadSheet));
  // In development the sheet is written into the page.
  document.head.append(...asked.querySelectorAll('head style'));
  place.replaceChildren(...(asked.querySelector('main')?.children ?? []));

  const part = <Element extends HTMLElement>(selector: string) => {
    const found = place.querySelector<Element>(selector);
    if (!found) throw new Error(`the consent has lost ${selector}`);
    return found;
  };
  const banner = part('[data-consent-banner]');
  const details = part<HTMLDialogElement>('[data-consent-details]');
  const said = part('[data-consent-said]');
  const panel = part('#consent-panel');
  const customise = part('[data-consent=customise]');

  /** What has the focus is never below the banner. */
  const makeRoom = () => {
    document.documentElement.style.scrollPaddingBottom = banner.hidden ? '' : `${banner.offsetHeight + 16}px`;
  };
  const turn = (shown: boolean) => {
    banner.hidden = !shown;
    makeRoom();
  };
  new ResizeObserver(makeRoom).observe(banner);

  const choose = (answers: Partial<Record<OptionalPurpose, boolean>>, otherwise: boolean) => {
    const before = keptChoice();
    const ids = parties.filter(({ purpose }) => purpose !== 'necessary').map(({ id }) => id);
    const choice = choiceOf(answers, ids, otherwise);
    const withdrawn = parties.filter(({ id, purpose }) => isAgreed(before, purpose, id) && !isAgreed(choice, purpose, id));
    keepChoice(choice);
    turn(false);
    details.close();
    if (withdrawn.some(({ purpose }) => purpose === 'analytics')) forgetVisitor();
    // What runs already is ended for good with its page; what was typed stays.
    if (withdrawn.length > 0) return location.reload();
    said.textContent = said.dataset.consentSaid ?? '';
    setTimeout(() => said.replaceChildren(), saidFor);
  };

  const acts: Readonly<Record<string, () => void>> = {
    accept: () => choose({}, true),
    refuse: () => choose({}, false),
    selection: () => choose(readAnswers(banner), false),
    save: () => choose(readAnswers(details), false),
    close: () => details.close(),
    details: () => open(),
    customise: () => {
      panel.hidden = !panel.hidden;
      customise.setAttribute('aria-expanded', String(!panel.hidden));
      makeRoom();
    },
  };
  place.addEventListener('click', ({ target }) => {
    acts[(target as Element).closest<HTMLElement>('button[data-consent]')?.dataset.consent ?? '']?.();
  });

  const open = () => {
    writeAnswers(details, parties);
    writeNow(part('[data-consent-now]'), details);
    if (!details.open) details.showModal();
  };
  return {
    open,
    show() {
      writeAnswers(banner, parties);
      // Measured, or not said.
      part('[data-consent-none]').hidden = document.cookie !== '';
      turn(true);
    },
  };
}

function loadSheet({ href }: HTMLLinkElement): Promise<unknown> {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const come = new Promise((resolve) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', resolve);
  });
  document.head.append(sheet);
  return come;
}

const groupsIn = (form: HTMLElement) => [...form.querySelectorAll<HTMLElement>('[data-purpose]')];

const readAnswers = (form: HTMLElement) =>
  Object.fromEntries(
    groupsIn(form).map((group) => [
      group.dataset.purpose,
      group.querySelector<HTMLInputElement>('[value=yes]')?.checked === true,
    ]),
  );

function writeAnswers(form: HTMLElement, parties: readonly AskedParty[]): void {
  const choice = keptChoice();
  for (const group of groupsIn(form)) {
    const isYes = parties.some(({ id, purpose }) => purpose === group.dataset.purpose && isAgreed(choice, purpose, id));
    const answer = group.querySelector<HTMLInputElement>(`[value=${isYes ? 'yes' : 'no'}]`);
    if (answer) answer.checked = true;
  }
}

/** What was chosen and when, in words. */
function writeNow(place: HTMLElement, details: HTMLElement): void {
  const date = choiceDate();
  if (!date || !keptChoice()) return;
  const { chosen = '', all = '', none = '' } = place.dataset;
  const groups = groupsIn(details);
  const agreed = groups.filter((group) => group.querySelector<HTMLInputElement>('[value=yes]')?.checked);
  const names = agreed.map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ?? '');
  const what = agreed.length === 0 ? none : agreed.length === groups.length ? all : names.join(', ');
  const { lang } = document.documentElement;
  const when = new Date(date).toLocaleString(lang === 'ro' ? 'ro-RO' : 'en-GB', { dateStyle: 'long', timeStyle: 'short' });
  place.textContent = chosen.replace('{date}', when).replace('{what}', what);
}
