/** Who is in a list of travellers and has withdrawn: `4   Lee   Ann   WITHDRAWN 18/11`, `3. Ann Lee (cancelled)`. */
import { pieceCells } from '../../../layout/cells.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { foldInPlace } from '../../flight-labels.ts';
import { marksOf } from '../../flight-marks.ts';

// RINUNCIA 18/11 – non viaggia | storniert am 18.11. | a renunțat | afbud; folded
const withdrew = [
  '(?:has )?(?:withdr[ae]wn?|dropped out|cancell?ed)|withdrawal|no longer (?:travell?ing|going|coming|flying)|(?:is )?not (?:travell?ing|going|coming|flying)',
  '(?:hat )?(?:storniert|abgesagt|abgemeldet)|storno|absage|ist zuruckgetreten|zuruckgetreten|(?:reist|fliegt|fahrt|kommt) (?:doch )?nicht(?: mit)?',
  's.est desistee?|desistement|desistee?|annulee?|ne (?:part|voyage|vient) (?:pas|plus)',
  'rinunci\\p{L}*|ha rinunciato|(?:si e )?ritirat[oa]|disdett[oa]|annullat[oa]|non (?:viaggia|parte|partecipa)',
  'renuncia\\p{L}*|ha renunciado|se da de baja|cancelad[oa]|anulad[oa]|no (?:viaja|va)|nao (?:viaja|vai)|desisti\\p{L}*',
  'renunt\\p{L}*|a renuntat|s-a retras|retras[a]?|anulat[a]?|nu (?:mai )?(?:calatoreste|pleaca|merge|zboara|participa|vine)',
  'rezygn\\p{L}*|zrezygnowal\\p{L}*|anulowan\\p{L}*|nie (?:jedzie|leci|podrozuje)|zrusen[aoy]?|odhlasen[aoy]?|odstoupil[a]?|stornovan[aoy]?|ne(?:jede|cestuje|leti|ide)',
  'lemond(?:ta|as)|visszalepett?|torolve|nem (?:utazik|jon|repul)|geannuleerd|afgemeld|(?:gaat|reist|vliegt) niet(?: mee)?',
  'avbokad|avanmald|aterbud|avmeldt|avbestilt|afmeldt|afbud|(?:reser|rejser|reiser|foljer|kommer) (?:inte|ikke)(?: med)?|per(?:uttu|unut)|ei (?:lahde|matkusta|lenna)|loobus|ei (?:soida|tule)',
  'odusta(?:o|la|je)|otkaza(?:o|la|n[ao]?)|odjavljen[a]?|ne (?:putuje|potuje|ide|gre)|vazgecti|iptal(?: etti)?|gelmiyor|gitmiyor',
  'отказал(?:ся|ась)|аннулирован[ао]?|не (?:едет|летит|пътува|їде|летить|путује)|отказа[нла]?|скасовано|ακυρω\\p{L}*|δεν (?:ταξιδευει|ερχεται|πεταει)',
].join('|');
const inCell = new RegExp(`^[–—-]? ?(?:${withdrew})(?![\\p{L}-]| ?%)`, 'u');
// 3. Ann Lee (cancelled) | 3. Ann Lee – withdrawn 18/11
const behindName = new RegExp(`^[^:()]*\\p{L} ?(?:\\(|[–—] |- )(?:${withdrew})(?![\\p{L}-])`, 'u');

// Rinunce: FERRI Olga (sostituita da …) | Abgemeldet: Karin Moll | Withdrawn: Ann Lee
const beforeName = new RegExp(
  `^(?:${withdrew}|withdrawals|rinunce|desistements|renuncias|bajas|desistencias|renuntari|rezygnacje|abmeldungen|absagen|afmeldingen|avbokningar|avmeldinger|afbud|odhlaseni|lemondasok|peruutukset|vazgecenler|отказы|отказали се|ακυρωσεισ)\\s?:\\s+\\p{L}{2,} \\p{L}{2,}`,
  'u',
);

/** What of his is cancelled, and not he: `Lee   Ann   Checked bag   cancelled` */
const ofService =
  /bag|gepack|equipaj|valiz|kuf|koffer|insur|versich|assur|assic|segur|asigur|ubezp|pojist|poist|hotel|zimmer|room|camer|transfer|seat|sitz|plaz|meal|essen|visa|viza|visum|excurs|ausflug|parking/u;

/** Whether a row of people, and of no flight, says that whoever it names does not travel after all. */
export function saysWithdrawn(line: Line): boolean {
  if (!/\p{Lu}\p{Ll}|\p{Lu}{2}/u.test(line.text)) return false;
  const [first, ...others] = pieceCells(line).map(({ text }) => foldInPlace(text));
  const isOfAll = (index: number) => !ofService.test(index > 0 ? (others[index - 1] ?? '') : '');
  const says =
    others.some((text, index) => inCell.test(text) && isOfAll(index)) ||
    [first, ...others].some((text) => behindName.test(text ?? '')) ||
    (beforeName.test(first ?? '') && /: +\p{Lu}/u.test(line.text) && isOfAll(0));
  return says && marksOf(line).every(({ kind }) => kind === 'day');
}
