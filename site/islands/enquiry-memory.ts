/** What was typed into the contact form, kept in this tab so that a reload does not cost it. Never sent anywhere. */

import { consentField, type FieldValues, silentFields, trapField } from '#domain/rules/enquiry-fields.ts';

const key = 'enquiry-draft';

/** What is never kept: an agreement is given anew, and what the page itself put there it puts there again. */
const forgotten = new Set<string>([consentField, ...silentFields, trapField]);

type EnquiryDraft = {
  values: FieldValues;
  /** The address's query that has been applied already, so that a reload does not undo what was changed since. */
  query: string;
};

/** The draft of this tab, or nothing: also where the browser keeps nothing, or what it kept is no draft. */
export function keptDraft(): EnquiryDraft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    // Storage is forbidden or holds something else: the form starts empty, as without this script.
    return undefined;
  }
}

const isDraft = (draft: unknown): draft is EnquiryDraft =>
  typeof draft === 'object' &&
  draft !== null &&
  'query' in draft &&
  typeof draft.query === 'string' &&
  'values' in draft &&
  typeof draft.values === 'object' &&
  draft.values !== null &&
  Object.values(draft.values).every((value) => typeof value === 'string');

/** Keeps what the form holds now. */
export function keepDraft(form: HTMLFormElement, query: string): void {
  const values = Object.fromEntries([...new FormData(form)].filter(([name]) => !forgotten.has(name)));
  try {
    sessionStorage.setItem(key, JSON.stringify({ values, query }));
  } catch {
    // Full or forbidden: nothing is lost but the convenience.
  }
}

/** The enquiry is on its way: there is nothing to remember. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden there is no draft either.
  }
}

/**
 * The page the visitor came from: the one the link that led here names, or else the page of ours that was left for this
 * one. Neither the form in its other language nor an answer to it is such a page.
 */
export function cameFrom(query: string, referrer: string, origin: string): string | undefined {
  const named = new URLSearchParams(query).get('pagina');
  if (named?.startsWith('/')) return named;
  if (!referrer.startsWith(`${origin}/`)) return undefined;
  const { pathname } = new URL(referrer);
  return /^(?:\/ro)?\/contact(?:\/|$)|^\/api\//.test(pathname) ? undefined : pathname;
}
