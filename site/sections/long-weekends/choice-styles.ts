/**
 * The rules that light the chosen break on the calendar of its year (which of its days take leave and which are weekend anyway
 * YearCalendar.module.css knows) and say its days below: for the first break of every year, for the second, and so on. Written for as many as there are; where `:has()` is unknown the calendar
 * shows the holidays, and the list below has everything.
 */
export function choiceStyles(most: number): string {
  const chosen = (what: string) =>
    Array.from(
      { length: most },
      (_, index) => `[data-poster]:has([data-n="${index + 1}"]:checked) [${what}="${index + 1}"]`,
    ).join();
  const light = '--leave:var(--sign-red);--on-leave:var(--on-sign);--leave-weight:700;--won:var(--white);--on-won:var(--mood)';
  return `${chosen('data-free~')}{${light}}${chosen('data-said')}{display:flex}`;
}
