/** Places that are printed in the shape of names: `EGIPT / HURGHADA`, `MINNEAPOLIS/ST PAUL (MSP)`, `MAO Manaus`. */
import { airportAt, airportsIn, airportsNamed } from '../../../reference/airports.ts';
import { isGivenName } from '../../../reference/given-names.ts';
import { isGivenPart } from '../../../reference/parts-of-names.ts';
import { fold } from '../../../text/fold.ts';
import { foldInPlace } from '../../flight-labels.ts';

/** Whether a name with a slash is of a place. @param text the line it stands in */
export const isPlaceWithSlash = (name: string, text: string): boolean =>
  airportsNamed(name.replace('/', ' ')).length > 0 || isPlaceInTwo(name) || hasItsCodeBehind(name, text);

/** EGIPT / HURGHADA: one of both is a place, and the other nobody's given name. POP/IOANAMRS has a short name and a glued title. */
const isPlaceInTwo = (name: string) =>
  !name.split(/[\s/]+/).some(isGivenName) &&
  name.split('/').some((half) => half.trim().length > 3 && airportsNamed(half).length > 0);

/** `MINNEAPOLIS/ST PAUL (MSP)`: Paul is a given name, but what it is behind is called so. */
function hasItsCodeBehind(name: string, text: string): boolean {
  const behind = text.slice(text.indexOf(name) + name.length);
  const code = /^ ?\((?<code>[A-Z]{3})\)/.exec(behind)?.groups?.code;
  return code !== undefined && airportsIn(name).some(({ iata }) => iata === code);
}

// MAO Manaus | Tabatinga TBT: not LIM Hui Min, nor KIM Ji-woo
const codeBefore = /^(?<code>[A-Z]{3}) (?<place>\p{Lu}\p{Ll}.*)$/u;
const codeBehind = /^(?<place>\p{Lu}\p{Ll}.*) (?<code>[A-Z]{3})$/u;

// Sf. Ioan Lampadistul | Stâlpul Sf. Pavel | Św. Anna | Sveti Nikola | Pavel, Sf.: of a church, a feast or a place; Szent-Györgyi is a family
const saint =
  /(?<!\p{L})(?:(?:sf|sfta|sv|sw|szt|hl|prp|св|свт|прп|αγ)\.|(?:sfant(?:a|ul|ului|ei|ii|ilor)|swiet(?:a|y|ego|ej)|svat(?:a|y|eho|e)|svet(?:a|i|ega|og|e)|szent|aghi(?:os|a)|agi(?:os|a)|hagia|свят(?:ои|ая|ого|ои)|свет(?:и|а|ог)|αγι(?:ος|οσ|α|ου))(?![\p{L}-]))/u;

// São Miguel, Saint Pierre, Sankt Peter, Santo Stefano: islands and towns; Santo Rossi is somebody
const saintAlone = /^(?:sao|san|sant|santa|santo|sankt|saint|sainte|ste?\.?) (?<name>\p{L}+)$/u;
const isSaintAlone = (words: string): boolean => isGivenPart(saintAlone.exec(fold(words))?.groups?.name);

/** Whether words of the shape of a name are of a saint's place, of a city with its code, or of a way from one to another. */
export const isOfPlace = (words: string): boolean =>
  saint.test(foldInPlace(words)) || isSaintAlone(words) || isCityWithCode(words) || isOfRoute(words);

/** Whether a name is that of a city and its code, which no table of ours may know: then its letters are of the city's name, in their order. */
export function isCityWithCode(name: string): boolean {
  const { code, place = '' } = (codeBefore.exec(name) ?? codeBehind.exec(name))?.groups ?? {};
  if (code === undefined || isGivenName(code)) return false;
  const airport = airportAt(code);
  if (airport) return airportsIn(place).some(({ iata, city }) => iata === airport.iata || city === airport.city);
  return !place.split(' ').some(isGivenName) && new RegExp(`^${[...fold(code)].join('.*')}`).test(fold(place));
}

// Airfare OSL-KRK | Tarif LYS/FCO: two codes behind words that have small letters
const codesBehind = /\p{Ll}.*(?<!\p{L})(?<from>[A-Z]{3})[-/](?<to>[A-Z]{3})(?!\p{L})/u;
const endsInTwo = /^(?<first>\p{L}+)(?: \p{L}+)* (?<from>\p{Lu}\p{L}+)[-/](?<to>\p{Lu}\p{L}+)$/u;
/** Words for what a flight costs; folded. Alone some of them are families' names: Price, Cena. */
const fare =
  /^(?:(?:air)?fares?|price|\p{L}*tar[iy]f+\p{L}*|\p{L}*tarief|(?:flug|ticket)?preis|flugkosten|prix|prezzo|precio|preco|pret\p{L}*|cen[ay]|cijena|hinta|\p{L}*pris|prijs|jegyar|viteldij|ucret\p{L}*|bedel\p{L}*|kaina|hind|biaya|harga|цена|ціна|\p{L}*тариф\p{L}*|стоимость|вартість|ναυλοσ|τιμη)$/u;

const alsoFamily = /^(?:price|cena|pris|hind|hinta|harga|fare)$/;

/** Whether what has the shape of a name tells from where to where one flies: `Airfare OSL-KRK`, `TARIFA MAD-LIS`, `Flugpreis Graz-Wien`. */
export function isOfRoute(words: string): boolean {
  const pair = codesBehind.exec(words)?.groups;
  if (pair && areApart(pair, (code) => airportAt(code) !== undefined && !isGivenName(code))) return true;
  // Flugpreis Hamburg, before – Rom
  const [leading = '', ...others] = words.split(' ');
  if (
    others.length > 0 &&
    fare.test(fold(leading)) &&
    !alsoFamily.test(fold(leading)) &&
    airportsNamed(others.join(' ')).length > 0
  )
    return true;
  const { first = '', ...ends } = endsInTwo.exec(words)?.groups ?? {};
  return fare.test(fold(first)) && areApart(ends, (end) => airportAt(end) !== undefined || airportsNamed(end).length > 0);
}

const areApart = ({ from = '', to = '' }: { from?: string; to?: string }, isPlace: (word: string) => boolean): boolean =>
  from !== to && isPlace(from) && isPlace(to);
