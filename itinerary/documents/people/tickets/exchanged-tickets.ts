/** Numbers of tickets that were exchanged for others on the same document: `Bilet inițial   Bilet nou` over both, `724 2418800121 (wymieniony z 724 2417700345)`. */
import type { Found } from '../../../draft/found.ts';
import { pieceCells } from '../../../layout/cells.ts';
import { fold } from '../../../text/fold.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { foldInPlace } from '../../flight-labels.ts';
import { current, currentTitle, former, formerAlone, formerTitle } from '../../words-of-change.ts';
import { namesTicket } from './cut-tickets.ts';

type Placed = { row: number; value: Found };

// wymieniony z | issued in exchange for | preschimbat din | im Umtausch gegen | en échange de: right before the number that was. Folded
const exchangedFrom =
  /(?<!\p{L})(?:(?:issued )?(?:in exchange (?:for|of)|in conj\p{L}* exchange)|(?:re-?issue[sd]?|exchanged?|converted|changed) (?:from|of)|replac(?:es|ing)|in lieu of|(?:im )?(?:umtausch|austausch|tausch) (?:gegen|fur|von|aus)|(?:um|aus)getauscht (?:aus|von)|umgeschrieben (?:aus|von)|ersetzt(?: (?:ticket|das|den))?|(?:en )?echange (?:de|du|contre)|echangee? (?:du|de)|(?:emis |reemis )?en remplacement d[eu]|reemis (?:de|du|a partir d[eu])|remplace|a cambio del?|(?:por )?canje del?|canjead[oa] (?:del?|desde)|reemitid[oa] (?:del?|desde|d[oa])|(?:reemplaza|sustituye)(?: al?)?|en sustitucion del?|(?:preschimbat|schimbat|reemis) d(?:in|e la)|in schimbul(?: biletului)?|(?:care )?inlocuieste|(?:in|a) cambio (?:di|del)|(?:in )?sostituzione (?:di|del)|sostituisce(?: il)?|riemesso d(?:a|al)|em troca d[eoa]|trocad[oa] d[eoa]|substitui(?: o)?|wymienion\p{L}* z|wymiana z|zastepuje|w zamian za|vymenen\p{L}* (?:za|z)|vymenou za|nahrazuje|nahradza|csere(?:lve)?|ingeruild (?:voor|van)|omgeruild van|in ruil voor|vervangt|i utbyte mot|utbytt fran|ersatter|erstatter|ombyttet fra|byttet fra|i bytte (?:for|mot)|vaihdettu|(?:zamijenjen\p{L}*|zamenjen\p{L}*) (?:iz|za)|zamjena za|u zamjenu za|zamj?enjuje|nadomesca|замењује|заменя(?:ет)?|замінює|pakeicia|aizstaj|asendab|korvaa|yerine gecer|αντικαθιστα|σε ανταλλαγη|(?:в )?обмен (?:на|с)?|взамен|вместо|замість)[^\p{L}\d]{0,4}(?:(?:e-?)?(?:ticket|tkt|bilet\p{L}*|billet|billete|biglietto|bilhete|biljett|billett|letenk\p{L}*|билет\p{L}*|kart[aeiou]|карт[аеиу]|квит\p{L}*|flugschein|jegy\p{L}*|lip(?:pu|un)|pilet\p{L}*|vstopnic\p{L}*|nr|no|n[°º])[^\p{L}\d]{0,4}){0,2}$/u;
// 724-2417700345 (wymieniony) | 724-2417700345 EXCHANGED | … preschimbat cu 220-… | → 220-…: right behind it
const exchangedFor =
  /^[^\p{L}\d]{0,4}(?:→|⇒|➔|[-=]>|(?:status:? ?)?(?:exch(?:anged)?|reissued|replaced|superseded|umgetauscht|umgeschrieben|ersetzt|echangee?|remplacee?|canjead[oa]|reemitid[oa]|reemplazad[oa]|sustituid[oa]|preschimbat\p{L}*|schimbat|reemis|inlocuit\p{L}*|scambiat[oa]|sostituit[oa]|riemess[oa]|trocad[oa]|substituid[oa]|wymienion\p{L}*(?! z )|zastapion\p{L}*|vymenen\p{L}*(?! za )|nahrazen\p{L}*|kicserel\p{L}*|ingeruild|omgeruild|vervangen|utbytt|ersatt|ombyttet|erstattet|byttet|vaihdettu|zamijenjen\p{L}*|zamenjen\p{L}*|degistirildi|обменян\p{L}*|обмінян\p{L}*|заменен\p{L}*)(?!\p{L}| (?:from|aus|von|du|desde|din|dal?|fran|fra|iz)(?!\p{L})|[^\p{L}\d]{0,3}\d{3}[ -]?\d))/u;
/** In letters: so near a number stands what is said of it. */
const near = 45;
/** In lines: so far above their rows stand the heads of columns. */
const reach = 30;

/** All that were exchanged, where others are left. */
export function withoutExchanged<T extends Placed>(tickets: readonly T[], lines: readonly Line[]): T[] {
  const left = tickets.filter((ticket) => !isExchanged(ticket, tickets, lines));
  return left.length > 0 ? left : [...tickets];
}

function isExchanged({ row, value }: Placed, tickets: readonly Placed[], lines: readonly Line[]): boolean {
  const line = lines[row];
  const at = line?.text.indexOf(value.text) ?? -1;
  if (!line || at < 0) return false;
  const plain = foldInPlace(line.text);
  // zamenjuje kartu .............. 115-2408835120
  const before = plain
    .slice(Math.max(0, at - near), at)
    .replace(/^.*\d/u, '')
    .replace(/\.{3,}/, '');
  const behind = plain.slice(at + value.text.length).slice(0, near);
  const isSecond = tickets.some(
    (other) => other.row === row && other.value.text !== value.text && line.text.indexOf(other.value.text) < at,
  );
  if (exchangedFrom.test(before) || exchangedFor.test(behind) || isLabelledFormer(before, isSecond)) return true;
  return isUnderFormer(value, row, tickets, lines);
}

/** `Old ticket: 724-2417700345`, `(było: 724-2417700345)`; behind another number `(poprzedni 724-2417700345)`. */
function isLabelledFormer(before: string, isSecond: boolean): boolean {
  const last = /[^\p{L}]*(?<word>\p{L}+)[^\p{L}\d]{0,3}$/u.exec(before)?.groups?.word ?? '';
  return formerAlone.test(last) || ((isSecond || namesTicket(before)) && former.test(before) && !current.test(before));
}

/** Two numbers in a row, or one under a head of what was: the nearest heads above of both kinds, in the order of their columns. */
function isUnderFormer({ box }: Found, row: number, tickets: readonly Placed[], lines: readonly Line[]): boolean {
  const pair = tickets.filter((other) => other.row === row).toSorted((one, other) => one.value.box.x - other.value.box.x);
  if (pair.length !== 2) return false;
  for (const line of lines.slice(Math.max(0, row - reach), row).toReversed()) {
    const kinds = pieceCells(line).flatMap(({ text }) => kindOfHead(text) ?? []);
    if (kinds.length === 2 && kinds[0] !== kinds[1]) return kinds[pair.findIndex(({ value }) => value.box === box)] === 'former';
  }
  return false;
}

/** Bilet inițial (preschimbat) | Ticket neu | Was */
function kindOfHead(text: string): 'former' | 'current' | undefined {
  if (/\d/.test(text)) return undefined;
  const plain = fold(text);
  const alone = plain
    .split(' ')
    .filter((word) => !namesTicket(word))
    .join(' ');
  const [was, is] = [former.test(plain) || formerTitle.test(alone), current.test(plain) || currentTitle.test(alone)];
  return was === is ? undefined : was ? 'former' : 'current';
}
