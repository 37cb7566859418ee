/**
 * Cities and airports in lines of Japanese, Chinese and Korean. Their words stand side by side without blanks, so that a name counts only
 * between signs, or beside words that are said of a flight: `札幌(新千歳)`, `羽田空港第3ターミナル`, `上海浦东起飞`, and not `東京都港区`, `上海分公司`.
 */
import type { Airport } from './airports.ts';
import { airportNamesBehindCity, airportNamesOfAsia, cityNamesOfAsia } from './names-of-asia.ts';

type PlaceOfAsia = { start: number; end: number; airports: Airport[] };
type Reading = { airports: Airport[]; behindCity: boolean };
type Name = { start: number; end: number; readings: readonly Reading[]; isAirport: boolean };

const letter = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー]';
const letters = new RegExp(letter, 'u');
const airportWord = '(?:(?:国際|國際|国际|국제)?(?:空港|机场|機場|공항))';
/** For patterns: one leaves there, or then. */
export const leaving = '出発|出发|出發|起飞|起飛|离港|離港|출발';
/** For patterns: one lands there, or then. */
export const landing = '到着|到达|到達|抵达|抵達|降落|落地|도착';
// 出発地東京 | 从上海
const behindWord = new RegExp(
  `(?:^|(?!${letter})[^]|(?:${leaving}|${landing})(?:地|空港|机场|機場|城市|地点|지|공항)?|[発着从從自由飞飛往至到回返]|から|에서)$`,
  'u',
);
// 東京発 | 上海飞东京 | 羽田空港第3ターミナル | 인천 제2터미널
const beforeWord = new RegExp(
  `^(?:$|(?!${letter})[^]|${leaving}|${landing}|[発着行飞飛往至到走]|(?:に|へ|には|へは|からは)(?:$|${landing}|[\\d着戻向飛、(（,同翌お])|으?로 ?(?:이동|출발|가|향)|에 ?(?:도착|내)|前往|から|より|まで|ゆき|에서|까지|행|第?\\d|第[一二三]|제\\d|ターミナル|航站|航廈|航厦|터미널|国内|国際|國際)`,
  'u',
);
// 東京 支店 | 서울 종로구 | 上海 南京西路 | 세부 일정: of an address, a firm or a hotel
const ofOther = new RegExp(
  `^[ ,]?(?!으로 )(?:ホテル|支店|支社|本社|本店|営業所|銀行|旅行|観光|分公司|酒店|饭店|飯店|银行|호텔|지점|지사|본사|은행|여행|일정|사항|내역|내용|정보|안내|[가-힣]{1,5}[구시군동로길](?!${letter})|\\p{Script=Han}{1,6}[区區市県县町路街])`,
  'u',
);
// 東京(羽田) | 東京／成田 | 서울 인천
const betweenCityAndAirport = /^(?: | ?[([（・·/／,、-] ?)?$/u;
const opening = /[([（]/;
const closing = /^ ?[)\]）]/;

/** In letters: so far a word beside a place reaches. */
const around = 12;

/** Whether a text is in such letters at all: most are not, and are asked nothing more. */
export const isOfAsia = (text: string): boolean => letters.test(text);

/** @returns what finds the places in a text. */
export function finderOfPlaces(airports: readonly Airport[], mainFirst: (list: Airport[]) => Airport[]) {
  const byName = new Map<string, Reading[]>();
  const add = (names: string, reading: Reading) => {
    for (const name of names.split(' ')) byName.set(name, [...(byName.get(name) ?? []), reading]);
  };
  const byCity = Map.groupBy(airports, ({ city, country }) => `${city}|${country}`);
  for (const [key, names] of Object.entries(cityNamesOfAsia))
    add(names, { airports: mainFirst(byCity.get(key) ?? []), behindCity: false });
  for (const airport of airports) {
    const [alone, behindCity] = [airportNamesOfAsia[airport.iata], airportNamesBehindCity[airport.iata]];
    if (alone) add(alone, { airports: [airport], behindCity: false });
    if (behindCity) add(behindCity, { airports: [airport], behindCity: true });
  }
  const names = [...byName.keys()].sort((one, other) => other.length - one.length).join('|');
  const shape = new RegExp(`(?<name>${names})(?<airport>${airportWord}?)`, 'gu');
  return (text: string): PlaceOfAsia[] => {
    const found = [...text.matchAll(shape)].map(
      (match): Name => ({
        start: match.index,
        end: match.index + match[0].length,
        readings: byName.get(match.groups?.name ?? '') ?? [],
        isAirport: match.groups?.airport !== '',
      }),
    );
    return wholePlaces(text, found).filter(
      ({ start, end }) =>
        behindWord.test(text.slice(Math.max(0, start - around), start)) &&
        beforeWord.test(text.slice(end, end + around)) &&
        !ofOther.test(text.slice(end, end + around)),
    );
  };
}

/** A city and its airport, whichever comes first, are one place. */
function wholePlaces(text: string, names: readonly Name[]): PlaceOfAsia[] {
  const places: PlaceOfAsia[] = [];
  for (const name of names) {
    const last = places.at(-1);
    const between = last ? text.slice(last.end, name.start) : undefined;
    const both = last && betweenCityAndAirport.test(between ?? '') ? oneOf(last.airports, name.readings) : undefined;
    if (last && both) {
      const bracket = opening.test(between ?? '') ? (closing.exec(text.slice(name.end))?.[0].length ?? 0) : 0;
      Object.assign(last, { end: name.end + bracket, airports: both });
      continue;
    }
    const alone = name.readings.find(({ behindCity }) => !behindCity || name.isAirport);
    if (alone && alone.airports.length > 0) places.push({ start: name.start, end: name.end, airports: alone.airports });
  }
  return places;
}

/** The fewer airports of the two, where those of the one are all of the other. */
function oneOf(airports: Airport[], readings: readonly Reading[]): Airport[] | undefined {
  const own = readings.find(
    (reading) =>
      reading.airports.every((airport) => airports.includes(airport)) ||
      airports.every((airport) => reading.airports.includes(airport)),
  );
  return own && (own.airports.length < airports.length ? own.airports : airports);
}
