/** What stands behind a name of whoever bears it: `Signe Kjær (f. 1984)`, `Paul Lupescu, bilet 281 2417700110`, `Karel Dvořák, CSc.`. */
import { sureTitle } from '../../../values/name-words.ts';

// Signe Kjær (f. | Ana Gil (+ bebé) | Dl Mihai Dragomir, bilet 281 2417700110 | Denise Okafor-Reed - AAdvantage® #: 5RW**** | Bálint Nagy, Jegyszám 080 2417 993 883 | Zoe Marsh, R&D | OLARU DAN (ca în pașaport)
const behindName =
  /(?<=\(\p{L}{2,14}\))\s+\S.*\d.*$|\s\((?:f|n|s|b|ur|r|geb|nar|dob|syn|szul|née?|nat[oa]|born|født|född|nascut[ăa]?|născut[ăa]?|род|р|geboren)\.?:?$|\s*\((?=\+|(?:with|cu|mit|avec|con|com|met|med) |[^)]*[\d,]|[^)]{15}|\p{L}{1,5} (?:\p{L}{1,4} )?(?:pas[sz]?p|pa[sș]ap|pas[eo]|reisepas|passe?p|bilet|bil+et|ticket|jegy|útlev|паспорт|пасош|билет|διαβατ))[^)]*\).*$|\s+[–—]\s.*$|\s+-\s(?=.*[\d#:]).*$|\s?\.{3,}.*$|,\s[^,&]{1,20}&.*$|,?\s+(?:née?|geb(?:oren)?|born|dob|ur|nascut|născut[ăa]?|nat[oa]|nacid[oa]|nascid[oa]|født|född|synt)\b[.:]?\s.*$|\s*[,;–-]\s[^,;\d]{0,40}\d{3}[ -]?\d[\d ]{9,12}$|\s*,\s*\d.*$|\s(?:19|20)\d{2}$|\s+[·•|]\s.*$|(?:\s*[,;–-]\s*|\s+(?=(?:e-?)?(?:ticket|bilet|billet)\s?(?:no|nr|number|electronic|:)))(?:(?:e-?|electronic )?tickets?|bilet(?:ul)?|billet|biglietto|billete|bagaj|bag|seat|loc)\b.*$/iu;

// Åsa Lindström, vuxen | Anna Thorne - vegan meal: a small letter begins no given name
const smallBehind = /\s+-\s(?=\p{Ll}).*$|,\s(?!(?:de|da|di|van|von|del|dos|du|el|al|bin)\s)\p{Ll}.*$/u;

// Kovács Péter úr, DVOŘÁK Petr pan: small, behind all names
const titleBehind = new RegExp(` (?:(?:tanár )?úr|tanárnő|bey|hanım|slečna|(?=\\p{Ll})${sureTitle})$`, 'u');

// Jitka Dvořáková, Ph.D. | Karel Dvořák, CSc., MBA | TANAKA YOSHIKO 様
const degreesBehind =
  /(?: ?(?:様|さま|先生|女士|小姐|님|씨)(?=$)|,? (?:csc|drsc|ph\.? ?d|th\.?d|mba|msc|bsc|ll\.? ?m|dis|mph|m\.a|b\.a|m\.sc|b\.sc)\.?(?=,|$))+$/iu;

// MR OTAR KIKNADZE ბილეთი 235-2406619071: in other letters than the name is in, up to the number of a ticket or a passport
const otherLettersBehind = /(?<=\p{Script=Latin}\p{M}*\.?) (?!\p{Script=Latin})\p{L}.*\d{6}.*$/u;

/** A name without what is told of its bearer behind it. */
export const withoutWordsBehind = (text: string): string =>
  text
    .replace(otherLettersBehind, '')
    .replace(behindName, '')
    .replace(smallBehind, '')
    .replace(degreesBehind, '')
    .trimEnd()
    .replace(titleBehind, '');
