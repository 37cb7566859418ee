/** Air waybills and manifests of cargo: goods fly on numbered flights as people do. */
import { pieceCells } from '../../layout/cells.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';

// Shipper's Name and Address | Absender | Expeditor: | 发货人
const sender =
  /(?<!\p{L})(?:shipper|consignor|(?:ab|ver)sender|expediteur|expeditor(?:ul)?|mittente|expedidor|remitente|remetente|embarcador|nadawca|odesilatel|odosielatel|felado|afzender|afsender|avsandare|lahettaja|gonder(?:ici|en)|posiljatelj|αποστολεας|(?:грузо)?отправитель|изпращач|відправник)(?!\p{L})|[发發]货人|發貨人|托运人|託運人|荷送人|송하인/u;
// Consignee's Name and Address | Empfänger | Destinatar: | 收货人
const receiver =
  /(?<!\p{L})(?:consignee|cnee|(?:waren)?empfanger|destinataire|destinatar(?:ul|io)?|consignatario|odbiorca|prijemce|prijemca|cimzett|ontvanger|geadresseerde|modtager|mottaker|mottagare|vastaanottaja|alici|primatelj|παραληπτης|(?:грузо)?получатель|получател|одержувач)(?!\p{L})|收货人|收貨人|荷受人|수하인/u;
// Air Waybill | AWB 281-4471 9920 | Luftfrachtbrief | LTA | 航空运单
const waybill =
  /(?<!\p{L})(?:(?:house |master )?air ?way ?bill|[hm]?awb|luftfrachtbrief\p{L}*|lettre de transport aerien|lta|conocimiento aereo|guia aerea|carta de porte aereo|conhecimento aereo|lettera di (?:vettura|trasporto) aerea?|scrisoare de transport aerian|lotniczy list przewozowy|(?:letecky|letecke) nakladn\p{L}*|legi fuvarlevel|luchtvrachtbrief|luftfrag?k?tbrev|luftfraktsedel|hava konsimentosu|авианакладная|авиа(?:ционная )?накладная|αεροπορικη φορτωτικη)(?!\p{L})|航空[运運][单單]|航空貨物運送状|항공화물운송장/u;
// CARGO MANIFEST: a title
const manifest =
  /(?<!\p{L})(?:(?:air )?(?:cargo|freight) (?:manifest|booking|advice|note)|manifest(?:ul)? de (?:marfa|cargo)|frachtmanifest|manifeste (?:de )?(?:fret|cargo)|manifiesto de carga|manifesto (?:de carga|merci))(?!\p{L})/u;
const head = 8;

/** Whether somebody sends goods to somebody on a waybill; or it is one by its title. */
export function isOfFreight(lines: readonly Line[]): boolean {
  const texts = lines.map(({ text }) => fold(text).normalize('NFC'));
  const names = (words: RegExp) => texts.some((text) => words.test(text));
  if (names(sender) && names(receiver) && names(waybill)) return true;
  const titles = lines.slice(0, head).flatMap((line) => pieceCells(line).map(({ text }) => fold(text)));
  return titles.some((title) => manifest.test(title));
}
