/** Numbers of flights in lines of Japanese, Chinese and Korean, which have no blank before them or behind: `KE701편`, `东航MU567`, `全日空847便`. */
import { airlineNamed, airlineOf } from '../reference/airlines.ts';
import { airlineOfAsia, anyAirlineOfAsia } from '../reference/airlines-of-asia.ts';
import { designatorOfIcao } from '../reference/icao-designators.ts';
import { isOfAsia } from '../reference/places-of-asia.ts';
import { readFlightNumber } from '../values/flights.ts';

type FlightOfAsia = { start: number; end: number; value: string };

const number = '0{0,3}[1-9]\\d{0,3}';
const code = '(?:(?=.?[A-Z])[A-Z\\d]{2}|[A-Z]{3})';
// 便 | 次航班 | 班機 | 편; 次 alone is said of trains as well, whose letter is one: G7次, K528次
const behind = ' ?(?:便(?!利|宜)|(?:次|号)?航班|班[机機]|편(?!의|도|안))';
const shapes = [
  // KE701편 | JAL35便 | MU567次航班 | MU567次
  new RegExp(`(?<![A-Za-z\\d/.,=-])(?<code>${code}) ?-?(?<number>${number})(?:${behind}|(?<=[A-Z]{2} ?-?\\d{1,4}) ?次)`, 'gu'),
  // 东航MU567 | 航班号MU567 | 便名NH847
  new RegExp(
    `(?:${anyAirlineOfAsia}|航班号?|班号|便名|편명|항공편) ?[(:]?(?<code>${code}) ?-?(?<number>${number})(?![A-Za-z\\d]|[.,:/-]\\d)`,
    'gu',
  ),
  // 全日空847便 | 大韓航空 703便 | 中国东方航空(MU)567次航班 | 대한항공 701편
  new RegExp(
    `(?<name>${anyAirlineOfAsia}) ?(?:\\((?<code>[A-Z\\d]{2})\\) ?)?(?:第|제)?(?<number>${number})(?:${behind}| ?次)`,
    'gu',
  ),
  // 东航5516从青岛飞上海 | 国航1576回青岛: an airline by its name, and what it flies behind
  new RegExp(
    `(?<name>${anyAirlineOfAsia}) ?(?<number>[1-9]\\d{1,3})(?=从|從|由|自|飞|飛|直飞|直飛|回|返|到|至|赴|前往|经|經|転|で|にて|발|로 |으로 |을 |를 )`,
    'gu',
  ),
];

/** Every number so printed in a line, once. */
export function flightsOfAsiaIn(text: string): FlightOfAsia[] {
  if (!isOfAsia(text) || !/\d/.test(text)) return [];
  const flights: FlightOfAsia[] = [];
  for (const match of shapes.flatMap((shape) => [...text.matchAll(shape)])) {
    const { code, name = '', number } = match.groups ?? {};
    const carrier =
      code === undefined ? airlineOfAsia(name) : code.length === 3 ? (designatorOfIcao(code) ?? airlineNamed(code)?.iata) : code;
    const value = carrier && airlineOf(carrier) ? readFlightNumber(`${carrier}${number}`) : undefined;
    // Its number alone where the airline's name leads: names have their own place.
    const start = match.index + (name ? 0 : match[0].lastIndexOf(`${code}`));
    const end = match.index + match[0].length;
    if (value && !flights.some((other) => start < other.end && end > other.start)) flights.push({ start, end, value });
  }
  return flights;
}
