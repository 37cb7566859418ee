/**
 * What a visitor has chosen about third parties, as the browser keeps it. A choice counts for those it was asked about: whoever
 * joins the table later is asked about anew, whatever was chosen before.
 */
import type { OptionalPurpose, Purpose } from './third-parties.ts';

/** Where the browser keeps the choice, and when it was made. */
export const consentKey = 'cookieConsent';
export const consentDateKey = 'cookieConsentDate';

export type ConsentChoice = Readonly<
  {
    necessary: true;
    /** Ids of the third parties that the choice was about. A choice without them is about all: so it was kept once. */
    asked?: readonly string[];
  } & Partial<Record<OptionalPurpose, boolean>>
>;

/** Somebody the server is set up for, as the browser is told. */
export type AskedParty = { id: string; purpose: Purpose; script?: string };

const optionalPurposes = ['analytics', 'map'] as const satisfies readonly OptionalPurpose[];

/** The choice in a kept text; nothing where there is none or it cannot be read. */
export function choiceIn(text: string | null): ConsentChoice | undefined {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { asked, ...rest } = kept as Record<string, unknown>;
  return {
    necessary: true,
    ...Object.fromEntries(optionalPurposes.map((purpose) => [purpose, rest[purpose] === true])),
    ...(Array.isArray(asked) && { asked: asked.map(String) }),
  };
}

/** A choice for each purpose, made about those parties. What is not offered follows the answer to everything. */
export const choiceOf = (
  purposes: Readonly<Partial<Record<OptionalPurpose, boolean>>>,
  asked: readonly string[],
  otherwise = false,
): ConsentChoice => ({
  necessary: true,
  ...Object.fromEntries(optionalPurposes.map((purpose) => [purpose, purposes[purpose] ?? otherwise])),
  asked,
});

const wasAsked = ({ asked }: ConsentChoice, id: string) => asked?.includes(id) ?? true;

/** Whether the visitor agreed that this party is asked for that purpose. */
export const isAgreed = (choice: ConsentChoice | undefined, purpose: Purpose, party: string): boolean =>
  purpose === 'necessary' || (choice?.[purpose] === true && wasAsked(choice, party));

/** Those whom the visitor has not been asked about. */
export const unasked = <Party extends AskedParty>(choice: ConsentChoice | undefined, parties: readonly Party[]): Party[] =>
  parties.filter(({ id, purpose }) => purpose !== 'necessary' && !(choice && wasAsked(choice, id)));

/** The choice with a yes to one party more, said on the spot. */
export const withAgreement = (choice: ConsentChoice | undefined, purpose: OptionalPurpose, party: string): ConsentChoice => {
  const before = choice ?? choiceOf({}, []);
  return { ...before, [purpose]: true, ...(before.asked && { asked: [...new Set([...before.asked, party])] }) };
};
