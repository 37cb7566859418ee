/**
 * A sentence that tells the hours of one flight twice, as they were and as they are: `Your flight LM437, which was due to leave at 10:40 and
 * arrive at 11:40, will now depart at 13:15 and arrive at 14:15`. Those that were are no hours of it.
 */
import { foldInPlace } from '../../documents/flight-labels.ts';
import { type Mark, marksOf } from '../../documents/flight-marks.ts';
import { current, former } from '../../documents/words-of-change.ts';
import type { Line } from '../../text/ticket-text.ts';
import { paragraphsOf, sentencesIn } from './paragraphs-of-letters.ts';

// was due to leave | sollte … starten | devait décoller | urma să plece | miał wylecieć | kalkması planlanan: folded
const planned =
  /(?<!\p{L})(?:(?:was|were) (?:\p{L}+ )?(?:due|scheduled|planned|supposed|to)|(?:originally|previously|initially)|sollten?|geplant\p{L}*|vorgesehen\p{L}*|ursprunglich\p{L}*|bisher\p{L}*|devait|prevue?s?|initialement|urma(?:u)? sa|trebuia sa|programat[ae]?|prevazut[ae]?|initial|debian?|tenian? prevista?|previst[oa]s?|programad[oa]s?|inicialmente|doveva(?:no)?|inizialmente|originariamente|programmat[oa]|deveriam?|devia|mial[ao]?|planowan\p{L}*|pierwotni\p{L}*|mel[ao]? (?=\p{L})|puvodn\p{L}*|planovan\p{L}*|planlan\p{L}*|eredetileg|indult volna|zou(?:den)?|oorspronkelijk\p{L}*|gepland\p{L}*|skulle|ursprungligen|oprindelig\p{L}*|opprinnelig\p{L}*|planerad\p{L}*|планиров\p{L}*|первоначальн\p{L}*|должен был)(?!\p{L})/gu;
// at 13:15 instead of 10:40: of the hours behind it
const instead =
  /(?<!\p{L})(?:instead of|rather than|statt|anstatt|anstelle|au lieu de?|in loc(?:ul)? de?|en (?:lugar|vez) de|em vez das?|invece (?:che|d\p{L}+)|anziche|zamiast|misto|namiesto|in plaats van|i stallet for|i stedet for|вместо)(?!\p{L})/gu;
const now =
  /(?<!\p{L})(?:now|nun|nunmehr|jetzt|kunftig|desormais|maintenant|dorenavant|acum|ahora|agora|ora|adesso|passa a|teraz|obecnie|obecny|nyni|nove|most(?:antol)?|immar|artik|simdi|nu|voortaan|ny|nya|теперь|тепер|сега|τωρα)(?!\p{L})/gu;
const [wasOtherwise, isNow] = [former, current].map(({ source }) => new RegExp(source, 'gu')) as [RegExp, RegExp];

type Word = { at: number; kind: 'was' | 'instead' | 'now' };
type Hour = { at: number; line: Line; mark: Mark };
type State = 'was' | 'now';

/** The hours that were, by their lines. */
export function formerHours(lines: readonly Line[]): ReadonlyMap<Line, Mark[]> {
  const gone = new Map<Line, Mark[]>();
  for (const paragraph of paragraphsOf(lines))
    for (const { line, mark } of formerIn(paragraph)) gone.set(line, [...(gone.get(line) ?? []), mark]);
  return gone;
}

function formerIn(lines: readonly Line[]): Hour[] {
  const starts = lines.map((_, row) => lines.slice(0, row).reduce((sum, line) => sum + line.text.length + 1, 0));
  const marks = lines.flatMap((line, row) => marksOf(line).map((mark) => ({ at: (starts[row] ?? 0) + mark.start, line, mark })));
  const text = lines.map((line) => line.text).join(' ');
  return sentencesIn(text).flatMap(([start, end]) => {
    const own = marks.filter(({ at }) => at >= start && at < end);
    const numbers = new Set(own.flatMap(({ mark }) => (mark.kind === 'flight' ? mark.found.value : [])));
    const hours = own.filter(({ mark }) => mark.kind === 'time');
    if (numbers.size !== 1 || (hours.length !== 2 && hours.length !== 4)) return [];
    const moved = movedFrom(hours, text.slice(start, end), start);
    return moved.length > 0 ? moved : formerOf(hours, wordsIn(text.slice(start, end), start));
  });
}

// … has been moved from 10:40 to 13:15 | wurde von 10:40 auf 13:15 Uhr verlegt | przesunięty z 10:40 na 13:15
const moved =
  /(?<!\p{L})(?:moved|changed|rescheduled|retimed|brought forward|delayed|(?:vor)?verlegt|verschoben|geandert|decale\p{L}*|deplace\p{L}*|modifie\p{L}*|avance\p{L}*|mutat\p{L}*|schimbat\p{L}*|modificat\p{L}*|reprogramat\p{L}*|cambiad[oa]s?|modificad[oa]s?|reprogramad[oa]s?|adelantad[oa]s?|retrasad[oa]s?|spostat[oa]|anticipat[oa]|posticipat[oa]|alterad[oa]s?|przesuniet\p{L}*|zmienion\p{L}*|presunut\p{L}*|zmenen\p{L}*|verplaatst|verschoven|gewijzigd|flytt\p{L}*|andra(?:d|t)\p{L}*|endret|aendret)(?!\p{L})/u;
const fromHour = /(?<!\p{L})(?:from|von|des?|de las?|da(?:lle)?|ze?|van|fran|fra)(?: (?:ore|ora|godz\.?|las|h))? ?$/u;
const toHour =
  /^ ?(?:h|hs|hrs|hours|uhr|uur)? ?(?:to|auf|a|as|la|las|alle|na|naar|till?|para)(?: (?:las|as|ore|ora|godz\.?))? ?$/u;

function movedFrom(hours: readonly Hour[], sentence: string, from: number): Hour[] {
  const plain = foldInPlace(sentence);
  if (!moved.test(plain)) return [];
  const was = hours.filter(({ at, mark }, index) => {
    const next = hours[index + 1];
    const end = at - from + mark.end - mark.start;
    return next && fromHour.test(plain.slice(0, at - from)) && toHour.test(plain.slice(end, next.at - from));
  });
  return was.length * 2 === hours.length ? was : [];
}

/** As many were as are, or the words tell something else. */
function formerOf(hours: readonly Hour[], words: readonly Word[]): Hour[] {
  if (!words.some(({ kind }) => kind !== 'now')) return [];
  for (const states of [statesOf(hours, words, Number.POSITIVE_INFINITY), statesOf(hours, words, 1)]) {
    const was = hours.filter((_, index) => states[index] === 'was');
    if (was.length * 2 === hours.length) return was;
  }
  return [];
}

/** @param most hours that stand behind one `instead of`: of leaving and of landing, or each beside its own */
function statesOf(hours: readonly Hour[], words: readonly Word[], most: number): State[] {
  // … um 10:40 Uhr starten sollte, startet nun um 13:15: who says so behind them says it of those before.
  let state: State = words[0]?.kind === 'was' ? 'was' : 'now';
  let left = Number.POSITIVE_INFINITY;
  let next = 0;
  return hours.map(({ at }) => {
    for (; (words[next]?.at ?? Number.POSITIVE_INFINITY) < at; next += 1) {
      const kind = words[next]?.kind;
      state = kind === 'now' ? 'now' : 'was';
      left = kind === 'instead' ? most : Number.POSITIVE_INFINITY;
    }
    if (left === 0) return 'now';
    left -= 1;
    return state;
  });
}

function wordsIn(sentence: string, from: number): Word[] {
  const plain = foldInPlace(sentence);
  const find = (pattern: RegExp, kind: Word['kind']) =>
    [...plain.matchAll(pattern)].map(({ index }) => ({ at: from + index, kind }));
  const was = [...find(planned, 'was'), ...find(wasOtherwise, 'was')];
  const is = [...find(now, 'now'), ...find(isNow, 'now')].filter(({ at }) => !plain.startsWith('instead of', at - from));
  return [...was, ...find(instead, 'instead'), ...is].sort((one, other) => one.at - other.at);
}
