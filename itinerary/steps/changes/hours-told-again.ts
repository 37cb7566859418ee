/**
 * A sentence without a number that tells again when a flight leaves, and what was said of it before: `LH 1657 leaves at 14.35. (When we spoke I said 13.50;
 * the airline has moved it, 14.35 is right.)` It is of no other flight.
 */
import { marksOf } from '../../documents/flight-marks.ts';
import { cutLine } from '../../layout/paragraphs.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { paragraphsOf, sentencesIn } from './paragraphs-of-letters.ts';

type Part = { start: number; end: number };

const clock = /(?<![\d.,/:-])(?:[01]?\d|2[0-3])[.:h][0-5]\d(?!\d|[.,:/]\d|\s?(?:EUR|USD|RON|€|kg|lei))/gu;
const inBrackets = /\([^()]{20,300}\)/gu;
// vă spusesem 13.50 | hatte ich 13.50 gesagt | I told you 13:50: folded
const said =
  /(?<!\p{L})(?:(?:had |have |i |we )(?:said|told you|written|quoted)|(?:is|was|were) wrong|spusesem\p{L}*|(?:v-?)?(?:am|as fi) spus|scrisesem|comunicasem|gesagt|genannt|mitgeteilt|geschrieben|(?:avais|avions) (?:dit|indique|annonce|ecrit)|(?:habia|habiamos) (?:dicho|indicado)|le dije|(?:avevo|avevamo) (?:detto|indicato|scritto)|tinha (?:dito|indicado)|mowilam|mowilem|podalam|podalem|pisalam|pisalem|podalismy|(?:rikal|psal|uvedl|uvadel)[ai]?(?: jsem)?|mondtam|irtam|(?:had|hadden) (?:ik |we )?(?:gezegd|gemeld|geschreven)|(?:hade|havde|hadde) (?:jag |jeg |vi )?(?:sagt|skrivit|skrevet)|rek(?:ao|la)(?: sam)?|говорил[аи]?|писал[аи]?|казал[аи]?)(?!\p{L})/u;
// rămâne valabilă ora 14.35 | es gilt 14.35 | 14:35 is right: folded
const right =
  /(?<!\p{L})(?:(?:is|are) (?:right|correct|valid)|counts|applies|remains?|raman\p{L}*|valabil\p{L}*|gilt|bleibt|gultig|stimmt|reste|valable|vale|sigue|valid[oae]|resta|rimane|fica|mantem|obowiazuje|aktualn\p{L}*|plati|ervenyes|marad|geldt|blijft|galler|gaelder|gjelder|vrijedi|vazi|ostaje|действует|остается|діє|важи|ισχυει)(?!\p{L})/u;
const lands =
  /(?<!\p{L})(?:arriv|land|sosi|soseste|ajung|ateriz|ankunft|ankom|ankun|aankom|aterr|atterr|lleg|cheg|przyl|lad(?:uj|ow)|pril|prist|dolet|slet|erkez|varis|inis|lendet|saap|прил|приб|каца|αφιξ)/u;

/** The lines such sentences stand in, each as what is left of it on both sides; and the sentences. */
export function withoutHoursToldAgain(lines: readonly Line[]): { left: ReadonlyMap<Line, Line[]>; said: string[] } {
  const gone = new Map<Line, Part[]>();
  const told: string[] = [];
  for (const paragraph of paragraphsOf(lines)) {
    const starts = paragraph.map((_, row) => paragraph.slice(0, row).reduce((sum, line) => sum + line.text.length + 1, 0));
    for (const { start, end } of sentencesAgainIn(paragraph, starts)) {
      for (const [row, line] of paragraph.entries()) {
        const from = starts[row] ?? 0;
        const part = { start: Math.max(0, start - from), end: Math.min(line.text.length, end - from) };
        if (part.start < part.end) gone.set(line, [...(gone.get(line) ?? []), part]);
      }
      told.push(
        paragraph
          .map(({ text }) => text)
          .join(' ')
          .slice(start, end),
      );
    }
  }
  const left = [...gone].map(([line, parts]) => {
    const edges = [0, ...parts.flatMap(({ start, end }) => [start, end]), line.text.length];
    const pieces = edges.flatMap((edge, index) => (index % 2 === 0 ? cutLine(line, edge, edges[index + 1] ?? edge) : []));
    return [line, pieces] as const;
  });
  return { left: new Map(left), said: told };
}

function sentencesAgainIn(paragraph: readonly Line[], starts: readonly number[]): Part[] {
  const text = paragraph.map((line) => line.text).join(' ');
  const hours = [...text.matchAll(clock)].map(({ 0: words, index }) => ({ start: index, end: index + words.length, words }));
  if (hours.length < 3) return [];
  const numbers = paragraph.flatMap((line, row) =>
    marksOf(line).flatMap(({ kind, start }) => (kind === 'flight' ? start + (starts[row] ?? 0) : [])),
  );
  const brackets = [...text.matchAll(inBrackets)].map(({ 0: words, index }) => [index, index + words.length] as const);
  const whole = sentencesIn(text).filter(([start, end]) => !brackets.some(([from, to]) => from < end && to > start));
  return [...brackets, ...whole].flatMap(([start, end]) => {
    const own = hours.filter((hour) => hour.start >= start && hour.end <= end);
    const isOfNone = !numbers.some((at) => at >= start && at < end) && numbers.some((at) => at < start);
    const plain = fold(text.slice(start, end));
    const [one, other, ...more] = own;
    if (!isOfNone || !one || !other || more.length > 0 || lands.test(plain)) return [];
    const [gap = ''] = /^[^,;:]*/.exec(text.slice(one.end, other.start)) ?? [];
    const clause = one.end + gap.length;
    const around = [text.slice(start, one.start) + gap, text.slice(clause, other.start) + text.slice(other.end, end)].map(fold);
    const isTold = own.map(({ words }) => hours.some((hour) => hour.end <= start && hour.words === words));
    if (isTold[0] === isTold[1]) return [];
    const [again = '', former = ''] = isTold[0] ? around : around.toReversed();
    const isRight = right.test(again) && !said.test(again);
    return !right.test(former) && (isRight || (said.test(former) && !said.test(again))) ? [{ start, end }] : [];
  });
}
