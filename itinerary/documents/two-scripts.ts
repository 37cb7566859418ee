/** Names printed in two alphabets: `Иванов Иван / IVANOV IVAN`. */
import type { Cell } from '../layout/cells.ts';

// السيد محمد الهاشمي / MR MOHAMMED AL HASHIMI | Иванов Иван / IVANOV IVAN | 王小明 (WANG XIAOMING)
const otherScript = /^(?:(?!\p{Script=Latin})[\p{L}\p{M} .'’-])+$/u;
const betweenScripts = /^(?<one>[^/()|]{3,60}?) ?[/|(] ?(?<other>[^/()|]{3,60}?)\)?$/u;

/** Of a name in two alphabets the half in Latin letters, as passports have it. */
export function latinHalf(cell: Cell): Cell {
  const { number = '', rest = '' } = /^(?<number>(?:\d{1,2}[.)] ?)?)(?<rest>.*)$/u.exec(cell.text)?.groups ?? {};
  const { one = '', other = '' } = betweenScripts.exec(rest)?.groups ?? {};
  const half =
    otherScript.test(one) && /^\p{Script=Latin}/u.test(other)
      ? other
      : otherScript.test(other) && /^\p{Script=Latin}/u.test(one)
        ? one
        : '';
  if (half === '') return cell;
  const start = cell.start + number.length + rest.indexOf(half);
  return { ...cell, text: half, start, end: start + half.length };
}
