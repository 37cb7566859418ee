/** Air waybills and manifests of cargo: goods fly on numbered flights as people do. */
import { pieceCells } from '../../../layout/cells.ts';
import { fold } from '../../../text/fold.ts';
import type { Line } from '../../../text/ticket-text.ts';

// Shipper's Name and Address | Absender | Expeditor: | 发货人
const sender =
  /(?<!\p{L})(?:shipper|consignor|(?:ab|ver)sender|expediteur|expeditor(?:ul)?|mittente|expedidor|remitente|remetente|embarcador|nadawca|odesilatel|odosielatel|felado|afzender|a[fv]sender|avsandare|lahettaja|gonder(?:ici|en)|posilja(?:telj|lac)|sendandi|siuntejas|no?sutitajs|saatja|nguoi gui|pengirim|mtumaji|αποστολεας|(?:грузо)?отправитель|изпращач|відправник|გამგზავნი|առաքող|الشاحن|المرسل|فرستنده|השולח|שולח)(?!\p{L})|[发發]货人|發貨人|托运人|託運人|荷送人|송하인/u;
// Consignee's Name and Address | Empfänger | Destinatar: | 收货人
const receiver =
  /(?<!\p{L})(?:consignee|cnee|(?:waren)?empfanger|destinataire|destinatar(?:ul|io)?|consignatario|odbiorca|prijemce|prijemca|cimzett|ontvanger|geadresseerde|modtager|mottaker|mottagare|vastaanottaja|alici|prima(?:telj|lac)|prejemnik|viðtakandi|gavejas|sanemejs|saaja|nguoi nhan|penerima|mpokeaji|παραληπτης|(?:грузо)?получатель|получател|одержувач|მიმღები|ստացող|المرسل اليه|گیرنده|הנמען|נמען|מקבל)(?!\p{L})|收货人|收貨人|荷受人|수하인/u;
// Air Waybill | AWB 281-4471 9920 | Luftfrachtbrief | LTA | 航空运单
const waybill =
  /(?<!\p{L})(?:(?:house |master )?air ?way ?bill|[hm]?awb|luftfrachtbrief\p{L}*|lettre de transport aerien|lta|conocimiento aereo|guia aerea|carta de porte aereo|conhecimento aereo|lettera di (?:vettura|trasporto) aerea?|scrisoare de transport aerian|lotniczy list przewozowy|(?:letecky|letecke) nakladn\p{L}*|legi fuvarlevel|luchtvrachtbrief|(?:luft|fly|flug)(?:fra[gk]t|farm)bref?v?|luftfraktsedel|lentorahtikirja|lennuveokiri|lennusaateleht|avio ?pavadzime|gaisa kravas pavadzime|oro (?:krovinio )?vaztarast\p{L}*|(?:letalski|avionski|zra[ck]n[ia]|zrakoplovni) (?:tovorni|tovarni|teretni) list|surat muatan udara|van don hang khong|въздушна товарителница|авіа(?:ціина )?накладна|بوليصة الشحن الجوي|بارنامه هوايي|שטר מטען אווירי|hava konsimentosu|авианакладная|авиа(?:ционная )?накладная|αεροπορικη φορτωτικη)(?!\p{L})|航空[运運][单單]|航空貨物運送状|항공화물운송장/u;
// CARGO MANIFEST: a title
const manifest =
  /(?<!\p{L})(?:(?:air )?(?:cargo|freight) (?:manifest|booking|advice|note)|manifest(?:ul)? de (?:marfa|cargo)|frachtmanifest|manifeste (?:de )?(?:fret|cargo)|manifiesto de carga|manifesto (?:de carga|merci))(?!\p{L})/u;
// Bekreftelse på booket flyfrakt – levende dyr (AVI) | Auftragsbestätigung Luftfracht | Confirmation de réservation fret aérien: titles as well
const goods =
  '(?:air ?(?:freight|cargo)|live animals?|(?:luft|flug)fracht\\p{L}*|(?:luft|fly)fra[gk]t\\p{L}*|flygfrakt\\p{L}*|luchtvracht\\p{L}*|fret aerien|transport d.animaux|carga aerea|transporte de animales|carico aereo|spedizione aerea|merce aerea|animali vivi|animais vivos|animales vivos|tiertransport\\p{L}*|lebende[rn]? tiere?|levende (?:dyr|dieren)|levande djur|animaux vivants|animale vii|(?:fracht|cargo) lotnicz\\p{L}*|przewoz zwierzat|zywe zwierzeta|leteck\\p{L}* naklad\\p{L}*|preprav\\p{L}* zvirat|ziv\\p{L}* zvirat\\p{L}*|legi ?(?:aru|teher)\\p{L}*|elo allat\\p{L}*|marfa aeriana|hava kargo\\p{L}*|canli hayvan\\p{L}*|lentorahti\\p{L}*|elaimi\\p{L}* kuljetu\\p{L}*|letalsk\\p{L}* tovor\\p{L}*|zracn\\p{L}* teret\\p{L}*|zive zivotinje|zive zivali|авиагруз\\p{L}*|грузов\\p{L}* авиа\\p{L}*|живот\\p{L}* груз)';
const booked =
  '(?:booking|booked|confirm\\p{L}*|order|advice|bekreft\\p{L}*|booket|bekraeft\\p{L}*|bekraft\\p{L}*|bokning\\p{L}*|\\p{L}*buchung\\p{L}*|\\p{L}*bestatigung|auftrag\\p{L}*|reservation|reserv[ae]\\p{L}*|prenotazion\\p{L}*|conferma|confirma\\p{L}*|rezerv\\p{L}*|rezerwac\\p{L}*|potwierdz\\p{L}*|zlecen\\p{L}*|potvrz\\p{L}*|potvrd\\p{L}*|visszaigazol\\p{L}*|foglal\\p{L}*|megrendel\\p{L}*|boeking\\p{L}*|bevestiging|onay\\p{L}*|vahvist\\p{L}*|varau\\p{L}*|бронир\\p{L}*|подтвержд\\p{L}*)';
const goodsBooked = new RegExp(
  `(?<!\\p{L})${goods}(?!\\p{L})(?=.*(?<!\\p{L})${booked}(?!\\p{L}))|(?<!\\p{L})${booked}(?!\\p{L}).*(?<!\\p{L})${goods}(?!\\p{L})`,
  'u',
);
// Chargeable weight 488 kg | Volumengewicht | poids taxable: what goods are paid by
const goodsWeight =
  /(?<!\p{L})(?:(?:chargeable|volumetric|volume|dimensional) weight|(?:volumen|fracht|tax)gewicht|frachtpflichtiges gewicht|volumegewicht|(?:volum|frakt)vekt|(?:volumen|fragt)vaegt|volymvikt|fraktvikt|poids (?:taxable|volumetrique)|peso (?:tassabile|volumetrico|cobrable|tasable|taxavel)|greutate (?:taxabila|volumetrica)|waga (?:platna|objetosciowa|przeliczeniowa)|(?:objemova|uctovaci) (?:hmotnost|vaha)|(?:terfogat|dijszamitasi )suly|ucrete esas agirlik|hacimsel agirlik|tilavuuspaino|volumska (?:teza|masa)|(?:объемныи|платныи) вес|обемно тегло)(?!\p{L})|计费重量|計費重量|体积重|체적 ?중량/u;
const head = 8;
/** In letters: a longer cell is no title. */
const longestTitle = 80;

/** Whether somebody sends goods to somebody on a waybill or by their weight; or it is one by its title. */
export function isOfFreight(lines: readonly Line[]): boolean {
  const texts = lines.map(({ text }) => fold(text).normalize('NFC'));
  const names = (words: RegExp) => texts.some((text) => words.test(text));
  const isSent = names(sender) && names(receiver);
  if (isSent && (names(waybill) || names(goodsWeight))) return true;
  const titles = lines.slice(0, head).flatMap((line) => pieceCells(line).map(({ text }) => fold(text)));
  if (titles.some((title) => manifest.test(title))) return true;
  const isBooked = titles.some((title) => title.length <= longestTitle && goodsBooked.test(title));
  return isBooked && (names(sender) || names(receiver) || names(waybill) || names(goodsWeight));
}
