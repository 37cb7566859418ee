/** Endings that families' names have and given names do not: who is called `Åkerlund Maja Kristina` has the family's name first. */
import { isGivenPart } from '../../reference/parts-of-names.ts';
import { fold } from '../../text/fold.ts';

/** In letters, of the whole name: Berg and Holm alone may be anything. */
const shortest = 6;
/** Folded. Nordic, Finnish, Polish, South and East Slav (in both alphabets), Central Asian, Romanian, Greek, Armenian, Georgian, Lithuanian, Turkish, German. */
const endings = [
  'sson|sdotter|sdottir|(?:an|en|el|il|er|ar|or|ud|id)sen|lund|strom|kvist|qvist|quist|berg|gren|holm|stedt',
  '[aeiouy]nen|[wn]ski|[wn]ska|[cd]z?ki|[cd]z?ka|owicz|czyk|enko|chuk|czuk',
  '(?:ov|ev)a?|(?:ов|ев)а?|(?:с|ц)ки[ий]?|ская|ска|енко|чук|(?:овић|евић)',
  'escu|eanu|poulos|poulou|iadis|iadou|(?:os|ar|an|ob|ik|is)yan|shvili|[nai]dze|auskas|auskaite|aviciu|oglu|(?<!her|til|till|lu|ger)mann|huber|bauer|berger|hofer|meier|maier',
].join('|');
const likeFamily = new RegExp(`(?:${endings})$`, 'u');
// Novotná is, and Dominová; Ludovic is given, and Petrović is not
const withMarks = /(?:\p{L}{3}ová|[oe]vi[ćč])$/u;

// Иван Петрович Соколов, Sokolov Ivan Petrovich: of the father, behind one's own name. Folded
const ofFather = /(?:[оеі]вич|[оеі]вна|ична|[oe]v[iy]ch|[oei]vna)$/u;

/** Whether a name ends with the father's, as `Sokolov Ivan Petrovich` does: what stands in front of both is the family's. */
export const endsWithFathers = (words: readonly string[]): boolean =>
  words.length === 3 && ofFather.test(fold(words[2] ?? '')) && isGivenPart(words[1]) && !isGivenPart(words[0]);

/** Whether a word ends so, and is no given name we know. */
export const endsLikeFamily = (word: string | undefined): boolean =>
  word !== undefined &&
  word.length >= shortest &&
  !isGivenPart(word) &&
  (likeFamily.test(fold(word)) || withMarks.test(word.normalize('NFC').toLowerCase()));
