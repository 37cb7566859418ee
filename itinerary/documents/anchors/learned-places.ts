/**
 * Cities in Hebrew or Arabic letters: who prints `לדרזדן (DRS)` once means the same by `מדרזדן` elsewhere, and where nothing has its code the great ones
 * are known by their Arabic names.
 */
import { foundAt } from '../../draft/found.ts';
import { type Airport, airportAt, airportsNamed } from '../../reference/airports.ts';
import { cityInArabic } from '../../reference/names-in-arabic.ts';
import { anyCityInHebrew, cityInHebrew } from '../../reference/names-in-hebrew.ts';
import type { Line } from '../../text/ticket-text.ts';
import { isCodeAlone, isWord } from '../code-words.ts';
import type { PlaceAnchor } from './anchor.ts';

type Place = Pick<PlaceAnchor, 'kind' | 'code' | 'words' | 'airports' | 'weak'> & { start: number; end: number };

const letter = '[\\p{Script=Hebrew}\\p{Script=Arabic}]';
// במינכן (MUC) | ميونخ (MUC)
const withCode = new RegExp(`(?<name>${letter}{3,}) ?\\((?<code>[A-Z]{3})\\)`, 'gu');
const word = new RegExp(`(?:${letter}\\p{M}*){3,}`, 'gu');
// לרומא | ממילאנו | מנתב"ג | ובאתונה: behind in, to or from
const inHebrew = new RegExp(`(?<![\\p{L}])[וש]{0,2}[בלמ]-?(?<name>${anyCityInHebrew})(?!\\p{L})`, 'dgu');
/** Of any airport: مطار القاهرة الدولي, נמל התעופה. */
const common = /^(?:ב|ל|מ)?(?:ה?(?:תעופה|שדה|נמל|בינלאומי|טרמינל|עיר)|(?:ال)?(?:دولي|دولية|مطار|صالة|مدينة))$/u;
/** In, to, from; behind and, which: `ובמינכן`. */
const prefix = /^(?:ו|ש|וש|و)?[בלמבل]/u;
const shortest = 3;
// الوصول إلى مدريد | من مطار القاهرة: without its code a city is one only behind such a word
const towards = /(?<!\p{L})(?:من|إلى|الى|في|نحو|مطار)\s$/u;

const readings = (name: string): string[] => [name, name.replace(prefix, ''), name.replace(/^(?:ו|ש|و)/u, '')];

/** What finds the cities in a line whose codes a document prints beside them; those it prints with two codes are none. */
export function learnedPlaces(lines: readonly Line[]): (line: Line, isFree: (start: number, end: number) => boolean) => Place[] {
  const airports = new Map<string, Airport | undefined>();
  const coded = lines.flatMap(({ text }) => [...text.matchAll(withCode)]);
  for (const { groups } of coded) {
    const { name = '', code = '' } = groups ?? {};
    const airport = isCodeAlone(code) && !isWord(code) ? airportAt(code) : undefined;
    if (!airport || common.test(name)) continue;
    for (const reading of new Set(readings(name))) {
      if (reading.length < shortest) continue;
      airports.set(reading, airports.has(reading) && airports.get(reading) !== airport ? undefined : airport);
    }
  }
  return (line, isFree) => [
    ...(coded.length === 0 ? greatInHebrew(line, isFree) : []),
    ...[...line.text.matchAll(word)].flatMap(({ 0: name, index: start }): Place[] => {
      const end = start + name.length;
      const known = readings(name).flatMap((reading) => airports.get(reading) ?? []);
      const [airport] = known;
      const hasCode = /^ ?\(?[A-Z]{3}(?![\p{L}\d])/u.test(line.text.slice(end));
      if (hasCode || known.some((other) => other !== airport) || !isFree(start, end)) return [];
      if (!airport) {
        const city = coded.length === 0 && towards.test(line.text.slice(0, start)) ? cityInArabic(name) : undefined;
        const words = city && { ...foundAt(line, start, end, 0.8), value: city };
        return words ? [{ kind: 'place', words, airports: airportsNamed(words.value), weak: true, start, end }] : [];
      }
      const code = { ...foundAt(line, start, end, 0.8), value: airport.iata };
      return [{ kind: 'place', code, airports: [airport], weak: true, start, end }];
    }),
  ];
}

/** The great cities, where nothing has its code. */
const greatInHebrew = (line: Line, isFree: (start: number, end: number) => boolean): Place[] =>
  [...line.text.replace(/[׳']/g, '’').matchAll(inHebrew)].flatMap(({ groups, indices }): Place[] => {
    const [start, end] = indices?.groups?.name ?? [0, 0];
    const city = cityInHebrew(groups?.name ?? '');
    if (!city || !isFree(start, end)) return [];
    return [
      {
        kind: 'place',
        words: { ...foundAt(line, start, end, 0.8), value: city },
        airports: airportsNamed(city),
        weak: true,
        start,
        end,
      },
    ];
  });
