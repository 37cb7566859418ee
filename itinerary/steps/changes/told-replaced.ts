/** Sentences that say which flight stands for another: `Flight TP 833 was cancelled and replaced by TP 837`, below the table both are in. */
import { foldInPlace } from '../../documents/flight-labels.ts';
import { marksOf } from '../../documents/flight-marks.ts';
import type { Line } from '../../text/ticket-text.ts';

// è stato soppresso e sostituito dal | a été remplacé par le | wurde durch … ersetzt: who replaces stands behind. Folded
const replacedBy =
  /(?<!\p{L})(?:(?:replaced|superseded|substituted) (?:by|with)|sostituit[oaie] (?:d?[ac]l?l?\p{L}{0,2}|con)|remplacee?s? par|(?:reemplazad|sustituid)[oa]s? (?:por|con)|substituid[oa]s? (?:por|pel[oa]s?)|inlocuit\p{L}{0,2} (?:de|cu|prin)|zastapion\p{L}* (?:przez|rejsem|lotem)|nahrazen\p{L}*|vervangen door|ersatt\p{L}{0,2} (?:av|med)|erstatt?et (?:av|af|med)|korvattu|заменен\p{L}* (?:на|рейсом)|замінен\p{L}* (?:на|рейсом)|(?:wird|wurden?|werden|worden) durch)(?!\p{L})/u;
/** In letters: so far behind the one stands the other. */
const longest = 160;
const endOfSentence = /[.!?] +\p{Lu}/u;

/** The numbers of those replaced, and of what replaces them. */
export function toldReplaced(lines: readonly Line[]): ReadonlyMap<string, string> {
  const told = new Map<string, string>();
  for (const [row, line] of lines.entries()) {
    const next = lines[row + 1];
    if (!isWritten(line) || !marksOf(line).some(({ kind }) => kind === 'flight')) continue;
    const numbers = [...numbersIn(line, 0), ...(next && isWritten(next) ? numbersIn(next, line.text.length + 1) : [])];
    const text = `${line.text} ${next?.text ?? ''}`;
    for (const [index, { end, value }] of numbers.entries()) {
      const other = numbers[index + 1];
      const between = other ? text.slice(end, other.start) : '';
      if (!other || other.value === value || between.length > longest || endOfSentence.test(between)) continue;
      if (replacedBy.test(foldInPlace(between))) told.set(value, other.value);
    }
  }
  return told;
}

const numbersIn = (line: Line, from: number) =>
  marksOf(line).flatMap((mark) =>
    mark.kind === 'flight' ? [{ start: from + mark.start, end: from + mark.end, value: mark.found.value }] : [],
  );

/** In no columns. */
const isWritten = ({ text }: Line) => !/\S\s{2,}\S/.test(text);
