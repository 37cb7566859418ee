/** Endings that families' names have and given names do not: who is called `Åkerlund Maja Kristina` has the family's name first. */
import { isGivenName } from '../reference/given-names.ts';
import { fold } from '../text/fold.ts';

/** In letters, of the whole name: Berg and Holm alone may be anything. */
const shortest = 6;
/** Folded. Nordic, Finnish, Polish, East Slav, Romanian, Greek, Armenian, Georgian, Lithuanian, Turkish, German. */
const endings = [
  'sson|sdotter|sdottir|(?:an|en|el|il|er|ar|or|ud|id)sen|lund|strom|kvist|qvist|quist|berg|gren|holm|stedt',
  '[aeiouy]nen|[wn]ski|[wn]ska|[cd]z?ki|[cd]z?ka|owicz|czyk|enko|chuk|czuk',
  'escu|eanu|poulos|poulou|iadis|iadou|(?:os|ar|an|ob|ik|is)yan|shvili|[nai]dze|auskas|auskaite|aviciu|oglu|(?<!her|til|till|lu|ger)mann|huber|bauer|berger|hofer|meier|maier',
].join('|');
const likeFamily = new RegExp(`(?:${endings})$`, 'u');
// Novotná is, and Dominová; Ludovic is given, and Petrović is not
const withMarks = /(?:\p{L}{3}ová|[oe]vi[ćč])$/u;

/** Whether a word ends so, and is no given name we know. */
export const endsLikeFamily = (word: string | undefined): boolean =>
  word !== undefined &&
  word.length >= shortest &&
  !isGivenName(word) &&
  (likeFamily.test(fold(word)) || withMarks.test(word.normalize('NFC').toLowerCase()));
