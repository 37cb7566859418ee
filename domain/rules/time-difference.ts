/** How the clocks of a place differ from ours, in words: „o oră mai puțin decât la noi”, “an hour behind Romania”. */
import type { Lang } from '../schemas/lang.ts';
import { offsetMinutes } from './flight-time.ts';

const home = 'Europe/Bucharest';

/** Hours are feminine in Romanian: o oră, două ore. No two clocks are further apart than 26 hours; none from ours than 16. */
const hours = [
  '',
  'o oră',
  'două ore',
  'trei ore',
  'patru ore',
  'cinci ore',
  'șase ore',
  'șapte ore',
  'opt ore',
  'nouă ore',
  'zece ore',
  'unsprezece ore',
  'douăsprezece ore',
  'treisprezece ore',
  'paisprezece ore',
  'cincisprezece ore',
  'șaisprezece ore',
] as const;

const parts: Readonly<Record<number, string>> = { 15: 'un sfert', 30: 'jumătate', 45: 'trei sferturi' };

/**
 * The difference as an editor would say it, or null where clocks show the same all year. Zones that change their clocks on other
 * days than we do, or not at all, are told for our winter and our summer, each judged in its middle.
 *
 * @param zone IANA zone of the place
 * @param year the year to judge by: zones are changed by law now and then
 */
export function timeDifference(zone: string, year: number, lang: Lang = 'ro'): string | null {
  const winter = minutesAhead(zone, `${year}-01-15T12:00:00Z`);
  const summer = minutesAhead(zone, `${year}-07-15T12:00:00Z`);
  if (winter === 0 && summer === 0) return null;
  return lang === 'en' ? inEnglish(winter, summer) : inRomanian(winter, summer);
}

const minutesAhead = (zone: string, instant: string): number =>
  offsetMinutes(Date.parse(instant), zone) - offsetMinutes(Date.parse(instant), home);

function inRomanian(winter: number, summer: number): string {
  if (winter === summer) return `${difference(winter)} decât la noi`;
  const [first, second] = [winter, summer].map((minutes) => (minutes === 0 ? 'aceeași oră' : difference(minutes)));
  if (winter === 0) return `iarna aceeași oră ca la noi, vara ${second}`;
  return `iarna ${first} decât la noi, vara ${second}`;
}

function difference(minutes: number): string {
  const amount = Math.abs(minutes);
  const [whole, rest] = [hours[Math.floor(amount / 60)] ?? '', parts[amount % 60]];
  const said = whole && rest ? `${whole} și ${rest}` : whole || `${rest === 'jumătate' ? 'o jumătate' : rest} de oră`;
  return `${said} mai ${minutes > 0 ? 'mult' : 'puțin'}`;
}

function inEnglish(winter: number, summer: number): string {
  if (winter === summer) return `${englishDifference(winter)} Romania`;
  const [first, second] = [winter, summer].map((minutes) => (minutes === 0 ? 'the same time as' : englishDifference(minutes)));
  return `in winter ${first} Romania, in summer ${summer === 0 ? 'the same time' : second?.replace(/ of$/, '')}`;
}

/** “an hour behind”, “two hours ahead of”, “5½ hours ahead of” */
function englishDifference(minutes: number): string {
  const amount = Math.abs(minutes);
  const [whole, rest] = [Math.floor(amount / 60), amount % 60];
  const fraction = { 15: '¼', 30: '½', 45: '¾' }[rest] ?? '';
  const said = fraction ? `${whole || ''}${fraction}` : (smallNumbers[whole] ?? String(whole));
  const unit = whole > 1 || (whole === 1 && fraction) ? 'hours' : 'hour';
  return `${said} ${unit} ${minutes > 0 ? 'ahead of' : 'behind'}`;
}

const smallNumbers = ['', 'an', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
