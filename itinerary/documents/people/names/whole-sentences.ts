/** Sentences of letters that name travellers, whole where the lines of their paragraph part them: `Mme Anne Morel (billet` over `149-2417330982)`. */
import { joinedLines } from '../../../layout/joined-lines.ts';
import { cutLine, paragraphsIn } from '../../../layout/paragraphs.ts';
import { columnsOf } from '../../../text/columns.ts';
import { fold } from '../../../text/fold.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { titles } from '../../../values/name-words.ts';
import { foldInPlace } from '../../flight-labels.ts';

/** Of a letter are so many small words at least. */
const fewestWords = 4;
const smallWord = /(?<![\p{L}\p{M}])(?:\p{Ll}{2,}|[\p{Script=Hebrew}\p{Script=Arabic}]{2,})(?![\p{L}\p{M}])/gu;
/** What begins a row of a list, and no line of a letter. */
const listed = /^(?:\d{1,2}[.)]\s|[-–•*·]\s)/u;
/** What a line of a letter goes on with, whatever the one before ends with. */
const goesOnSmall = /^[\p{Ll}\p{Script=Hebrew}\p{Script=Arabic}\d(]/u;
const endsSentence = /[.!:;]$/;
const endsOpen = /[\p{Ll}\p{Script=Hebrew}\p{Script=Arabic},(]$/u;

/** What a letter is about, behind `Assunto:`, `Betreff:`, `Dotyczy:`. */
export const subject =
  /^(?:subject|re|ref|betreff|betr|betrifft|objet|asunto|assunto|oggetto|onderwerp|betreft|dotyczy|temat|subiect|emne|amne|aihe|asia|targy|predmet|vec|vc|zadeva|perihal|hal|konu|lohahevitra|mada|gaia|efni|teema|antraste|тема|θεμα)\s?[:.]\s?/u;

/** In letters: a shorter line is no sentence with another behind it. */
const shortest = 60;

/** `The travellers are Ms Grace Kamau and Mr Peter Otieno.` */
export const isSentence = ({ text }: Line): boolean => (text.match(smallWord)?.length ?? 0) >= fewestInSentence;
/** Of a sentence that names people. */
const fewestInSentence = 2;

/** The lines, those of such paragraphs by their sentences. */
export const withWholeSentences = (lines: readonly Line[]): readonly Line[] =>
  paragraphsIn(lines).flatMap((own) => {
    // Flights in lines of their own may follow right under it.
    const end = own.findLastIndex(({ text }) => endsSentence.test(text)) + 1;
    const letter = own.slice(0, end);
    // Asunto: Reserva F8TJ3K de Ana Gil Luz, over Eva Gil Luz (niña) y Leo Gil Luz
    const [about] = own;
    if (about?.text.endsWith(',') && subject.test(foldInPlace(about.text))) {
      const end = own.findIndex(({ text }) => !text.endsWith(',')) + 1 || own.length;
      return [joinedLines(about, own.slice(1, end), ' '), ...own.slice(end)];
    }
    return isOfLetter(letter) ? [...sentencesOf(letter), ...own.slice(end)] : own;
  });

function isOfLetter(paragraph: readonly Line[]): boolean {
  const [first, ...others] = paragraph;
  if (!first || first.text.length < shortest || paragraph.some(({ text }) => listed.test(text))) return false;
  const goesOn = others.filter(({ text }, index) => goesOnSmall.test(text) || endsOpen.test(paragraph[index]?.text ?? ''));
  const words = paragraph.reduce((sum, { text }) => sum + (text.match(smallWord)?.length ?? 0), 0);
  const isOne = others.length === 0 ? columnsOf(first).length === 1 : goesOn.length > 0;
  return isOne && words >= fewestWords;
}

const sentenceEnd = /(?<=(?<last>[\p{L}\d)”"]+)[.!?])\s+(?=[\p{Lu}\p{Script=Hebrew}\p{Script=Arabic}¡¿])/gu;

// …, ticket 220- over 2417700110
const cutNumber = /(?<!\d)\d{3}-$/;

/** Neither behind a title nor behind a letter: `M. Carlos`, `Sig.ra Ada`, `J. Bach`. */
function sentencesOf([first, ...others]: readonly Line[]): Line[] {
  if (!first) return [];
  const line = others.reduce((one, next) => joinedLines(one, [next], cutNumber.test(one.text) ? '' : ' '), first);
  const ends = [...line.text.matchAll(sentenceEnd)].filter(({ groups }) => {
    const last = fold(groups?.last ?? '');
    return last.length > 1 && !titles.has(last);
  });
  const cuts = ends.map(({ 0: blanks, index }) => index + blanks.length);
  return [0, ...cuts].flatMap((start, index) => cutLine(line, start, cuts[index] ?? line.text.length));
}
