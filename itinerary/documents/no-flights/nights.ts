/** Nights in a house, and what is eaten there: what such a line names is the house. */
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';

// 7 nachten | 13 Nächte | 7 noches, media pensión | 1 nuit | 4 nocy | 7 éjszaka: folded
const nights =
  /(?<![\d.,])\d{1,2} (?:nights?|nacht(?:e|en)?|nuits?|nuitees?|noches?|noites?|nott[ei]|nopti|noapte|noc[eiy]?|nocleg\p{L}*|ejszaka|natter|netter|yota|oo(?:d)?|naktis|nakt[iys]\p{L}*|gece|noci|νυχτ\p{L}*|διανυκτερευσ\p{L}*|ноч\p{L}*|нощувк\p{L}*)(?!\p{L})/u;
const board =
  /(?<!\p{L})(?:(?:half|full)[ -]board|all[ -]inclusive|bed (?:and|&) breakfast|halbpension|vollpension|halfpension|volpension|halvpension|helpension|(?:demi|pleine)[ -]pension|pension complete|media pension|meia[ -]pensao|mezza pensione|pensione completa|demipensiune|pensiune completa|felpanzio|polopenze|plna penze|polpenzion)(?!\p{L})/u;

export function isOfNights({ text }: Pick<Line, 'text'>): boolean {
  const plain = fold(text);
  return nights.test(plain) || board.test(plain);
}
