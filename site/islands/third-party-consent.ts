/**
 * What others may be asked for because the visitor agreed to it: in the banner, or by pressing the button of the thing itself.
 * Whoever wants anything from another site asks here first. The choice stands in the browser, and scripts of one page hear of
 * it from each other: each is a program of its own.
 */

import {
  type ConsentChoice,
  choiceIn,
  consentDateKey,
  consentKey,
  isAgreed,
  withAgreement,
} from '#domain/rules/consent-choice.ts';
import type { OptionalPurpose, Purpose } from '#domain/rules/third-parties.ts';

const made = 'consentchoice';

/** Where nothing may be kept, a choice lasts as long as the page. */
let unkept: ConsentChoice | undefined;
addEventListener(made, (event) => {
  unkept = (event as CustomEvent<ConsentChoice>).detail;
});

export function keptChoice(): ConsentChoice | undefined {
  try {
    return unkept ?? choiceIn(localStorage.getItem(consentKey));
  } catch {
    return unkept;
  }
}

/** When the choice was made, as an ISO timestamp. */
export function choiceDate(): string | null {
  try {
    return localStorage.getItem(consentDateKey);
  } catch {
    return null;
  }
}

export function keepChoice(choice: ConsentChoice): void {
  try {
    localStorage.setItem(consentKey, JSON.stringify(choice));
    localStorage.setItem(consentDateKey, new Date().toISOString());
  } catch {
    // Told below to the scripts of this page.
  }
  dispatchEvent(new CustomEvent(made, { detail: choice }));
}

/** The visitor agrees to one party on the spot. */
export const agree = (purpose: OptionalPurpose, party: string): void => keepChoice(withAgreement(keptChoice(), purpose, party));

export const hasAgreed = (purpose: Purpose, party: string): boolean => isAgreed(keptChoice(), purpose, party);

/** Does something once, when the visitor agrees; at once where that has happened. */
export function onceAgreed(purpose: Purpose, party: string, act: () => void): void {
  if (hasAgreed(purpose, party)) {
    act();
    return;
  }
  const hear = () => {
    if (!hasAgreed(purpose, party)) return;
    removeEventListener(made, hear);
    act();
  };
  addEventListener(made, hear);
}
