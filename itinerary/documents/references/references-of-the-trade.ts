/** References of the system an agency works in that the paper gives to the agency alone: no traveller finds anything by them. */
import type { Line } from '../../text/ticket-text.ts';
import { withoutParts } from '../../text/without-parts.ts';
import { foldInPlace } from '../flight-labels.ts';

// for the trade only | agency use only | nur für Agenturen | usage interne | uso interno | do użytku wewnętrznego | uz intern. Folded
const toOthers = [
  '(?:for )?(?:the )?(?:travel )?(?:trade|agents?|agency|office|internal)(?: use)? only|only for (?:the )?(?:trade|agents?|agency|office)|(?:for )?internal (?:use|purposes)',
  'nur (?:fur (?:das |die )?(?:agentur(?:en)?|reiseburos?)|intern)|(?:zur|fur) interne[rn]? (?:verwendung|gebrauch|zwecke)',
  '(?:a |pour )?usage interne|reserve (?:a l.agence|aux agences)|uso interno|(?:solo|so|apenas) para (?:la agencia|agencias|a agencia)|solo per (?:l.agenzia|le agenzie)',
  '(?:do )?uzytku wewnetrznego|(?:tylko )?dla biur podrozy|uz intern|numai pentru agentie|(?:pro|pre) interni \\p{L}+|belso hasznalatra|za interno \\p{L}+|za notranjo \\p{L}+',
  '(?:voor )?intern gebruik|alleen voor (?:het )?(?:agentschap|reisbureaus?)|(?:for |til )?intern(?:t)? (?:bruk|brug)|sisaiseen kayttoon|dahili kullanim\\p{L}*|для внутреннего \\p{L}+|за вътрешн\\p{L}+ \\p{L}+|για εσωτερικη χρηση',
].join('|');
const reference = '(?<ref>(?=[A-Z\\d]*[A-Z])[A-Z\\d]{5,6})(?![\\p{L}\\d/-])';
// GDS locator for the trade only: Galileo Q2M8LS | Amadeus (nur intern) 7KQ4TX
const before = new RegExp(`(?<!\\p{L})(?:${toOthers})(?!\\p{L})[):–-]*(?: \\p{L}+){0,2}[ :]*$`, 'u');
// Galileo Q2M8LS (trade use only) | Galileo Q2M8LS – usage interne
const behind = new RegExp(`^\\s?[(,–-]\\s?(?:\\p{L}+ ){0,2}?(?:${toOthers})(?!\\p{L})`, 'u');
const drawn = new RegExp(`(?<![\\p{L}\\d/-])${reference}`, 'dgu');

/** The lines without them; the same lines where there are none. */
export function withoutTradeReferences(lines: readonly Line[]): readonly Line[] {
  const own = lines.map(withoutOwn);
  return own.every((line, index) => line === lines[index]) ? lines : own;
}

function withoutOwn(line: Line): Line {
  const plain = foldInPlace(line.text);
  const places = [...line.text.matchAll(drawn)].flatMap(({ index, 0: { length } }) => {
    const end = index + length;
    return before.test(plain.slice(0, index)) || behind.test(plain.slice(end)) ? [{ start: index, end }] : [];
  });
  return places.length === 0 ? line : withoutParts(line, places);
}
