/**
 * The rules that paint the chosen break on the calendar of its year and say its days below: one pair of rules for the first break
 * of every year, one for the second, and so on. Written for as many as there are; where `:has()` is unknown the calendar shows the
 * holidays, and the list below has everything.
 */
export function choiceStyles(most: number): string {
  return Array.from({ length: most }, (_, index) => {
    const chosen = `[data-poster]:has(input[data-n="${index + 1}"]:checked)`;
    return (
      `${chosen} [data-free~="${index + 1}"]:not([data-kind=h],[data-leave~="${index + 1}"]){background:var(--white);color:var(--mood)}` +
      `${chosen} [data-leave~="${index + 1}"]{background:var(--sign-red);color:var(--on-sign);font-weight:700}` +
      `${chosen} [data-said="${index + 1}"]{display:flex}`
    );
  }).join('');
}
