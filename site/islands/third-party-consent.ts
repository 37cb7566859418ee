/**
 * What others may be asked for because the visitor agreed to it. Whoever wants anything from another site asks here first;
 * a click on the thing itself is an agreement to it, for as long as the page is open.
 */

import type { Purpose } from '#domain/rules/third-parties.ts';

const agreed = new Set<Purpose>();
const waiting = new Map<Purpose, (() => void)[]>();

/** The visitor agrees, by pressing the button of the thing itself or in a banner. */
export function agree(purpose: Purpose): void {
  agreed.add(purpose);
  const acts = waiting.get(purpose) ?? [];
  waiting.delete(purpose);
  for (const act of acts) act();
}

export const hasAgreed = (purpose: Purpose): boolean => purpose === 'necessary' || agreed.has(purpose);

/** Does something once, when the visitor agrees; at once where that has happened. */
export function onceAgreed(purpose: Purpose, act: () => void): void {
  if (hasAgreed(purpose)) act();
  else waiting.set(purpose, [...(waiting.get(purpose) ?? []), act]);
}
