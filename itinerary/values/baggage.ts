/** Free baggage as tickets print it: pieces or kilograms. */
import { fold } from '../text/fold.ts';

const pieceWord =
  'pcs?|pc\\(s\\)|p|pieces?|piece\\(s\\)|stuck|stck|stk|stueck|pieza?s?|pezz[oi]|colli|adet|parca|bucat[ai]|buc|szt|sztuk[ai]?|stuks?|bags?|bagaje?|bagages?|bultos?|valigia|valize?|koli|suitcases?|gepackstucke?|kolli|kolly|(?:checked |hold )?(?:bags?|baggage)';
// 1PC | 2 x 23kg | 01 PC | 1 Stück | 2 pieces of 23 kg | 1PC 23KG
const pieces = new RegExp(
  `^(?:up to )?0?(?<count>\\d{1,2})\\s?(?:(?:${pieceWord})(?![\\p{L}])|(?:x|\\*|×)\\s?\\d{1,2}\\s?(?:k|kg|kgs|kilos?)\\b)`,
  'u',
);
// PC1 | PC: 1
const piecesBehind = /^(?:pc|pcs)\s?:?\s?0?(?<count>\d)$/;
// 20K | 30KG | 20 kilos
const kilos =
  /^(?:max\.? ?|up to )?0*(?<count>\d{1,3})\s?(?:k|kg|kgs|kgm|kilos?|kilograms?|kilogramm|kilogramow|κιλα)\.?(?![\p{L}])/u;
// NIL | NONE | no checked baggage
const nothing =
  /^(?:nil|none|no (?:checked |hold )?bag(?:s|gage)?|without (?:checked )?baggage|fara bagaj(?: de cala)?|ohne (?:freigepack|gepack)|sans bagage(?: en soute)?|bagaj yok|brak)$/;

/** `1PC` or `20K`; `0PC` where the ticket says there is none. Undefined for anything else, pounds included. */
export function readBaggage(text: string): string | undefined {
  const plain = fold(text)
    .replace(/\s+/g, ' ')
    .replace(/^[\s:]+|[\s.,;]+$/g, '');
  if (nothing.test(plain)) return '0PC';
  const count = (pieces.exec(plain) ?? piecesBehind.exec(plain))?.groups?.count;
  if (count !== undefined) return `${Number(count)}PC`;
  const weight = kilos.exec(plain)?.groups?.count;
  return weight === undefined ? undefined : `${Number(weight)}K`;
}
