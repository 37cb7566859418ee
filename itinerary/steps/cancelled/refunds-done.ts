/** That the price of a booking was paid back, as a title or a first sentence says it: 退票成功, 환불 완료, iadeniz tamamlandı, Refund confirmation. */
import { pieceCells } from '../../layout/cells.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';

/** In lines, and in letters: longer cells are sentences of conditions. */
const head = 8;
const longest = 80;
const between = '(?:[ ,:–-]+\\p{L}{1,16}){0,5}?[ ,:–-]+';

const ofAsia =
  /(?:退票|退款|客票退)[^,,。;;]{0,6}(?:成功|完成|已完成|办结|辦結)|已(?:成功)?(?:退票|退款)|払い?戻し?[^。、]{0,8}(?:完了|済み?(?!の場合)|いたしました|しました)|환불[^.,]{0,10}(?:완료|되었습니다|됐습니다|처리됨)|(?:คืนเงิน|คืนบัตรโดยสาร)[^.]{0,12}(?:สำเร็จ|เรียบร้อย)|hoan (?:ve|tien) thanh cong|da (?:duoc )?hoan (?:ve|tien)/u;
const exchanged = /改签|改簽|改期|差[价價額]|振替|変更|변경|차액|재발행|differen[czt]/u;
const right =
  /(?:تم|تمت|اكتمل)\s(?:\p{L}+\s){0,3}?(?:ال)?(?:استرداد|استرجاع|رد|إرجاع)|(?:استرداد|استرجاع)\s(?:\p{L}+\s){0,3}?(?:بنجاح|مكتمل)|استرداد\s(?:\p{L}+\s){0,3}?انجام شد|(?:ההחזר|הזיכוי)\s(?:\p{L}+\s){0,3}?(?:בוצע|אושר|הושלם)/u;

// Refund confirmation | Erstattungsmitteilung | Confirmation de remboursement | Återbetalningsavi
const titles =
  /(?<!\p{L})(?:refund (?:confirmation|credit note|notice|receipt|completed|processed|issued|advice)|(?:ticket )?refund statement|erstattungs(?:bestatigung|beleg|gutschrift)|(?:confirmation|avis) de remboursement|(?:confirmacion|comprobante|aviso) de(?:l)? reembolso|(?:confirmacao|comprovante|comprovativo) de reembolso|conferma (?:di |del )?rimborso|confirmare(?:a)? (?:de )?rambursar\p{L}*|potwierdzenie zwrotu|potvrzeni (?:o )?vraceni|visszaterites(?:i)? (?:visszaigazolas|igazolas)|bevestiging (?:van )?(?:uw )?terugbetaling|terugbetalingsbevestiging|aterbetalningsbekraftelse|refusjonsbekreftelse|refunderingsbekraeftelse|erstattungs(?:mitteilung|anzeige|schreiben|bescheid)|(?:notification|lettre) de remboursement|notificacion (?:de|del) reembolso|notificacao de reembolso|(?:avviso|comunicazione|notifica) (?:di |del )?rimborso|(?:aviz(?:ul)?|notificare(?:a)?|instiintare(?:a)?|nota) (?:de |privind )?rambursar\p{L}*|(?:zawiadomienie|informacja|nota) o zwrocie|oznameni o (?:vraceni|refundaci)|oznamenie o (?:vrateni|refundacii)|visszateritesi? ertesit\p{L}*|(?:kennisgeving|bericht) (?:van |over )?(?:uw )?terugbetaling|aterbetalnings(?:besked|avi|meddelande)|refusjons(?:melding|beskjed|brev)|(?:refunderings|tilbagebetalings)(?:meddelelse|besked|brev)|(?:palautus|hyvitys)(?:ilmoitus|vahvistus|kuitti)|obavijest o (?:povratu|refundaciji)|obavestenje o (?:povracaju|refundaciji)|obvestilo o vracilu|tagasimakse (?:teatis|kinnitus)|ειδοποιηση επιστροφης|(?:уведомление|извещение|справка) о возврате|уведомление за възстановяване|повідомлення про повернення|iade (?:onayi|bildirimi|dekontu)|επιβεβαιωση επιστροφης|подтверждение возврата|підтвердження повернення)(?!\p{L})/u;
// İade işleminiz tamamlandı | Your refund has been processed | Ihr Ticket wurde erstattet | билет возвращён
const done = [
  `refund${between}(?:processed|completed|issued|paid|approved|successful)`,
  'we(?: have|.ve)? (?:now )?refunded (?:your|the) (?:ticket|booking|order|flights?|fare)s?',
  `(?:ticket|booking|order)s?(?: \\S+)? (?:has|have|was|were) (?:been )?(?:fully )?refunded`,
  `\\p{L}*(?:erstattung|ruckerstattung)${between}(?:abgeschlossen|durchgefuhrt|veranlasst|erfolgt|bearbeitet)`,
  `(?:ticket|flugschein|buchung)s?${between}(?:erstattet)`,
  `remboursement${between}(?:effectuee?|traitee?|finalisee?|validee?)`,
  `billets?${between}rembourse\\p{L}*`,
  `reembolso${between}(?:realizad[oa]|procesad[oa]|processad[oa]|completad[oa]|concluid[oa]|efetuad[oa]|efectuad[oa]|tramitad[oa])`,
  `rimborso${between}(?:effettuat[oa]|completat[oa]|eseguit[oa]|elaborat[oa])`,
  `rambursar\\p{L}*${between}(?:efectuat[ae]?|procesat[ae]?|finalizat[ae]?)`,
  `bilet\\p{L}*${between}rambursat[ae]?`,
  `zwrot\\p{L}*${between}(?:zrealizowan\\p{L}*|wykonan\\p{L}*|zakonczon\\p{L}*)`,
  `vraceni${between}(?:dokoncen\\p{L}*|proveden\\p{L}*)`,
  `visszaterit\\p{L}*${between}(?:megtortent|teljesitettuk|teljesult|lezarult)`,
  `terugbetaling${between}(?:verwerkt|uitgevoerd|voltooid)`,
  `(?:aterbetalning|refusjon|refundering|tilbagebetaling)\\p{L}*${between}(?:genomford|klar|gjennomfort|gennemfort|behandlet)`,
  `iade\\p{L}*${between}(?:tamamlan\\p{L}*|gerceklest\\p{L}*|yapil\\p{L}*|sonuclan\\p{L}*)`,
  `επιστροφη${between}(?:ολοκληρωθηκε|πραγματοποιηθηκε)`,
  `возврат\\p{L}*${between}(?:оформлен|выполнен|произведен|завершен)\\p{L}*`,
  `билет\\p{L}*${between}возвращен\\p{L}*`,
  `повернення${between}(?:оформлен|виконан|здійснен)\\p{L}*`,
  `refund${between}(?:berhasil|selesai)|pengembalian dana${between}(?:berhasil|selesai|diproses)`,
].join('|');
const isDone = new RegExp(`(?<!\\p{L})(?:${done})(?!\\p{L})`, 'u');
const unless =
  /(?<!\p{L})(?:if|when|once|will|can|may|must|cannot|not|unless|falls|wenn|sobald|wird|werden|kann|nicht|daca|cand|va|vor|poate|nu|si|quand|sera|peut|pas|se|sara|puo|quando|cuando|puede|no|nao|pode|jesli|gdy|po|moze|nie|ha|az|als|zodra|wordt|kan|hvis|nar|eger|icin|если|после|когда|не)(?!\p{L})/u;

// FACTURE D'AVOIR N° AV26-0093 | Stornorechnung Nr. 1182 | Factură storno | Nota di credito n. 14: begins its cell, with its number behind it or alone
const creditNote =
  /^(?:credit note|facture d.avoir|note de credit|avoir(?= n)|storno(?:rechnung|beleg)|gutschrift(?:srechnung)?(?= (?:nr|no|nummer|zu))|rechnungsgutschrift|nota de credito|nota di credito|factura (?:de )?storn(?:o|are)|nota de stornare|dobropis|(?:jovairo|sztorno|stornozo) szamla|kredit(?:faktura|nota)|kreditnote|credit(?:nota|factuur)|iade faturasi|πιστωτικο τιμολογιο|кредитно известие|возвратн\p{L}+ счет)(?!\p{L})[^,;]{0,40}$/u;
// BONO DE REEMBOLSO | Refund voucher RV-2027-118 | Erstattungsgutschein: begins its cell, as a credit note does
const refundVoucher =
  /^(?:(?:refund|travel credit|credit|cancellation) voucher|refund credit|(?:erstattungs|storno)gutschein|bon de remboursement|(?:bono|vale|cheque) (?:de|por) (?:reembolso|cancelacion)|(?:vale|voucher) de reembolso|(?:buono|voucher) (?:di |da )?rimborso|(?:voucher|bon|tichet) (?:de )?rambursare|(?:voucher|bon) zwrotny|voucher za (?:odwolan|anulowan|zrusen)\p{L}+|(?:refundacni|storno) (?:voucher|poukaz)|visszateritesi (?:utalvany|voucher)|(?:terugbetalings|restitutie)(?:voucher|bon)|tegoedbon|(?:refusjons|refunderings|aterbetalnings|tilbagebetalings)(?:bevis|kupong|voucher)|tilgodebevis|tillgodokvitto|tilgodelapp|iade (?:kuponu|ceki)|vaucer za povrat|povratni vaucer|κουπονι επιστροφης|ваучер (?:за|на) (?:возврат|възстановяване|повернення))(?!\p{L})[^,;]{0,40}$/u;
/** In lines: over it an office puts its address, and the customer's. */
const headOfInvoice = 16;

const isTitled = (lines: readonly Line[], title: RegExp): boolean =>
  lines.slice(0, headOfInvoice).some((line) => pieceCells(line).some(({ text }) => title.test(fold(text))));

/** Whether it is a voucher that somebody got for a journey that was cancelled, to be spent on another. */
export const isRefundVoucher = (lines: readonly Line[]): boolean => isTitled(lines, refundVoucher);

/** Whether it says so at its top, or is a credit note or such a voucher by its title, and of no difference that was left when flights were exchanged. */
export const isOfRefund = (lines: readonly Line[]): boolean =>
  isTitled(lines, creditNote) ||
  isRefundVoucher(lines) ||
  lines.slice(0, head).some((line) => pieceCells(line).some(({ text }) => text.length <= longest && saysSo(text)));

function saysSo(text: string): boolean {
  const plain = fold(text).normalize('NFC');
  if (exchanged.test(plain)) return false;
  if (ofAsia.test(plain) || right.test(text) || titles.test(plain)) return true;
  return isDone.test(plain) && !unless.test(plain);
}
