/**
 * What an airline owes a passenger whose flight was late, cancelled or full: Regulation (EC) No 261/2004
 * (https://eur-lex.europa.eu/eli/reg/2004/261/oj), articles 4 to 9, and the Court's reading of it on long delays (C-402/07, Sturgeon).
 * Only for flights from the Union, Iceland, Norway or Switzerland, or to them with an airline of theirs (article 3).
 */

export const disruptions = ['delayed', 'cancelled', 'denied'] as const;
export type Disruption = (typeof disruptions)[number];

/**
 * Great-circle distance to the final destination of the booking: up to 1,500 km; up to 3,500 km, and any longer flight within the
 * Union; more.
 */
export const distances = ['short', 'medium', 'long'] as const;
export type Distance = (typeof distances)[number];

type Band = {
  /** The whole sum in euro, article 7(1). */
  euro: number;
  /** Minutes late with the other flight up to which half of it is enough, article 7(2). */
  halfUntil: number;
  /** Hours of expected delay from which meals and drinks are due, article 6(1). */
  careAfter: number;
};

export const bands: Readonly<Record<Distance, Band>> = {
  short: { euro: 250, halfUntil: 120, careAfter: 2 },
  medium: { euro: 400, halfUntil: 180, careAfter: 3 },
  long: { euro: 600, halfUntil: 240, careAfter: 4 },
};

export type Case = {
  disruption: Disruption;
  distance: Distance;
  /** Minutes after the planned hour of arrival; none: no flight was taken in its place. A delayed flight always arrives. */
  late: number | undefined;
  /** Of a cancelled flight: days before departure on which the passenger was told. */
  noticeDays: number;
  /** Of a cancelled flight: minutes before the planned departure at which the other one leaves. */
  earlier: number;
  /** What the airline could not have avoided: weather, a strike of others, security. It has to prove so. */
  extraordinary: boolean;
};

/** Why a sum is owed, or is not; the page has a sentence for each. */
export const verdicts = ['whole', 'half', 'barely-late', 'told-in-time', 'replaced-in-time', 'extraordinary'] as const;
export type Verdict = (typeof verdicts)[number];

const hour = 60;
/** A flight that arrives this late counts as cancelled where the sum is concerned (C-402/07, paragraph 61). */
const longDelay = 3 * hour;

/** The sum owed to one passenger in euro, and why. Meals, calls, hotel and the choice of another flight are owed besides. */
export function compensation(found: Case): { euro: number; verdict: Verdict } {
  const { disruption, distance, late, noticeDays, extraordinary } = found;
  const nothing = (verdict: Verdict) => ({ euro: 0, verdict });
  if (disruption === 'delayed' && (late ?? 0) < longDelay) return nothing('barely-late');
  if (disruption === 'cancelled' && noticeDays >= 14) return nothing('told-in-time');
  if (disruption === 'cancelled' && isReplacedInTime(found)) return nothing('replaced-in-time');
  // Whoever is refused a seat is paid whatever the reason: article 4 knows no such circumstances.
  if (disruption !== 'denied' && extraordinary) return nothing('extraordinary');
  const { euro, halfUntil } = bands[distance];
  // A long flight that arrives between three and four hours late: C-402/07, paragraph 63. Shorter ones are past it by then.
  const isHalf = late !== undefined && (disruption === 'delayed' ? late < halfUntil : late <= halfUntil);
  return isHalf ? { euro: euro / 2, verdict: 'half' } : { euro, verdict: 'whole' };
}

/** Article 5(1)(c): another flight that leaves hardly earlier and arrives hardly later, more hardly the later one was told. */
function isReplacedInTime({ late, noticeDays, earlier }: Case): boolean {
  if (late === undefined) return false;
  return noticeDays >= 7 ? earlier <= 2 * hour && late < 4 * hour : earlier <= hour && late < 2 * hour;
}
