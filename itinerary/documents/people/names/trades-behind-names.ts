/** What somebody does, behind his whole name and a comma, in words that nobody needs to know: `Frau Dr. Almut Kessel, Oberärztin`. */
import { isGivenName } from '../../../reference/given-names.ts';
import { isGivenPart } from '../../../reference/parts-of-names.ts';
import { anyTitle, isCapitals, particle, sureTitle, titleOf, titles } from '../../../values/name-words.ts';
import { kindOf } from '../../../values/traveller-kinds.ts';

const word = "\\p{Lu}[\\p{L}'’-]*\\.?";
// 2. Ms Ada Maria Trefor, Head Nurse | Bw. Juma Sanga, Muuguzi | Ana Lima da Luz, Jornalista
const whole = new RegExp(
  `^(?:\\d{1,2}[.):]\\s?)?(?<title>(?:${sureTitle}|\\p{Lu}\\p{L}{1,3}\\.) (?:${anyTitle} )?)?(?<names>${word}(?: (?:${particle} ){0,3}${word}){1,3})(?=, (?<behind>\\p{Lu}\\p{Ll}[^,;]*)$)`,
  'u',
);

// Herr Oberarzt Dr. Kaya, and Dr. Levent Kaya, Oberarzt
const trades: ReadonlySet<string> = new Set(
  ['Oberarzt', 'Oberärztin', 'Chefarzt', 'Chefärztin', 'Krankenschwester', 'Schwester', 'Cikgu'].map(titleOf),
);
const isTitleAlone = (word: string): boolean => titles.has(titleOf(word)) && !trades.has(titleOf(word));

/**
 * A name up to such a comma. Behind a family's two names, `Frau Moser Wieland, Lena`, stands one that is known, and without a title the first before
 * it is none: `Ortiz Luna, Xochitl`.
 */
export function withoutTrade(text: string): string {
  const { title, names = '', behind = '' } = whole.exec(text)?.groups ?? {};
  const words = behind.split(/[ (-]/);
  const all = names.split(' ');
  // Martín Soto, Xurxo: of two names without a title the first may be a family's as well
  if (names === '' || isCapitals(names) || (!title && (all.length < 3 || !isGivenName(all[0] ?? '')))) return text;
  const isOfName = words.some((one) => isGivenPart(one) || isTitleAlone(one) || kindOf(one) !== undefined);
  return isOfName ? text : text.slice(0, text.lastIndexOf(`, ${behind}`));
}
