/** Flights that a document says are cancelled, or only waited for, where no status beside them says it: given as printed, and told. */
import { marksOf } from '../../documents/flight-marks.ts';
import { ticketsIn } from '../../documents/people/tickets/tickets-of-passengers.ts';
import type { DraftDoubt, DraftSegment } from '../../draft/draft-itinerary.ts';
import { pieceCells } from '../../layout/cells.ts';
import { fold } from '../../text/fold.ts';
import type { Line, TicketText } from '../../text/ticket-text.ts';
import { ticketInLine } from '../../values/e-tickets.ts';
import { cancelled, isSaidOf, onCondition } from '../changes/said-of-flights.ts';
import { doubt } from '../doubts.ts';
import { cancelledFlights } from './cancelled-flights.ts';
import { isLapsed } from './lapsed-options.ts';
import { isOfRefund, isRefundVoucher } from './refunds-done.ts';

// The following flights have been cancelled: | Zboruri anulate | Warteliste | Lista d’attesa
const said = new RegExp(
  String.raw`(?<!\p{L})(?:${cancelled}|storniert\p{L}*|torolt\p{L}*|wait(?:ing)?[- ]?list(?:ed)?|warteliste|lista de asteptare|liste d.attente|lista de espera|lista d.attesa|bekleme listesi|wachtlijst|vantelista|venteliste|lista (?:rezerwowa|oczekujacych)|varolista|cekaci\p{L}* listin\p{L}*|stand-?by list|(?:non|not(?: yet)?|no|nao) confirm(?:ed|ee?s?|ad[oa]s?)|nicht bestatigt|neconfirmat\p{L}*|unconfirmed|non confermat[oaie]|niepotwierdzon\p{L}*)(?!\p{L})`,
  'u',
);
const otherwise =
  /(?<!\p{L}|(?<!\p{L})(?:non|not(?: yet)?|(?:noch )?nicht|nu(?: este)?|no|nao|nie|niet|pas(?: encore)?|inte|ikke|ej|nem|ne) )(?:confirm\p{L}*|bestatigt\p{L}*|conferm\p{L}*|potwierdz\p{L}*|onayl\p{L}*|new|revised|updated|changed|nou[al]?|noul|noua|neue[rsn]?|nouveau\p{L}*|nuov[oaie]|nuev[oa]s?)(?!\p{L})/u;
// If your flight is cancelled | poate fi anulată gratuit; not Liste d’attente (non confirmé)
const unless = new RegExp(
  String.raw`(?<!\p{L})(?:${onCondition}|non)(?!\p{L}| (?:yet |encore |este |noch )?(?:confirm|bestatigt|conferm|potwierdz))`,
  'u',
);

// Stornobestätigung | Confirmare anulare rezervare | Confirmation d’annulation: of the whole booking, at the top
const title =
  /(?<!\p{L})(?:storno(?:bestatigung|rechnung|beleg)?|stornierung(?:sbestatigung)?|cancellation (?:confirmation|notice|receipt|invoice)|(?:booking|flight|reservation|trip) cancellation|(?:confirmare|confirmarea) (?:de )?(?:anular\p{L}*|stornar\p{L}*)|anular\p{L}* (?:rezerv|zbor|bilet)\p{L}*|(?:confirmation|avis) d.annulation|(?:conferma|avviso) (?:di )?(?:cancellazione|annullamento)|confirmacion de (?:la )?(?:cancelacion|anulacion)|confirmacao de cancelamento|potwierdzenie (?:anulowania|odwolania|anulacji)|iptal (?:onayi|bildirimi)|annuleringsbevestiging|avbokningsbekraftelse|afbestillingsbekraeftelse|torlesi visszaigazolas|potvrzeni o (?:stornu|zruseni))(?!\p{L})/u;
// Your booking 4417302 has been cancelled | Тема: Замовлення №48817320 скасовано
const booking =
  '(?:booking|reservation|order|trip|buchung|reservierung|bestellung|rezervare\\p{L}*|comand\\p{L}*|reserva(?:cion)?|pedido|compra|prenotazione|ordine|commande|rezerwacj\\p{L}*|zamowien\\p{L}*|rezervac\\p{L}*|objednavk\\p{L}*|foglalas\\p{L}*|megrendeles\\p{L}*|rezervasyon\\p{L}*|siparis\\p{L}*|бронюванн\\p{L}*|бронирован\\p{L}*|замовленн\\p{L}*|заказ\\p{L}*|резервац\\p{L}*|bokning\\p{L}*|bestilling\\p{L}*|boeking\\p{L}*|varaus|κρατηση)';
const sentence = new RegExp(
  String.raw`(?:^|:\s?)(?:\p{L}{1,5} )?${booking}(?: (?:no|nr|n[°ºo]?|#)?\.?\s?[^\s\p{L}]*\d\S*)?(?: \p{L}{1,6}\.?){0,2} (?:${cancelled})(?!\p{L})`,
  'u',
);
// Asunto: ANULACIÓN TOTAL de su reserva | Annulation de votre réservation: of all of it, and in no policy
const ofAll = new RegExp(
  String.raw`(?:^|:\s?)(?:anulacion|cancelacion|annulation|annullamento|cancellazione|cancelamento|anularea?|stornierung|stornarea?|anulowanie|annulering|cancellation)(?: (?:total[ae]?|totala|complet[aeo]?|integral[ae]?))?(?: (?:de(?: la| su)?|d[ao] sua?|da|do|della(?: sua| vostra)?|del suo|de votre|de la|ihrer|der|van (?:uw|de)|of (?:your|the)))? ${booking}(?!\p{L})`,
  'u',
);
/** In lines, and in letters. */
const head = 6;
const underAddress = 14;
const longestTitle = 80;

function isOfCancellation(lines: readonly Line[]): boolean {
  const titles = lines.slice(0, head).flatMap((line) => pieceCells(line).filter(({ text }) => text.length <= longestTitle));
  const plain = titles.map(({ text }) => fold(text));
  if (lines.some(isOfGoneReference) || isToldWhole(lines) || isOfRefund(lines)) return true;
  // Under whose address it is written: Herrn | Dr. Ulrich Brandt | Lindenweg 3 | 4020 Linz | Stornobestätigung und Gutschrift
  if (lines.slice(head, underAddress).some(({ text }) => text.length <= longestTitle && title.exec(fold(text))?.index === 0))
    return true;
  return plain.some(isTitle) || (plain.some(isHeadedSo) && lines.some(({ text }) => isCancelled.test(fold(text))));
}

/** № and nº are a no of their number. */
const isTitle = (plain: string): boolean => title.test(plain) || (sentence.test(plain) && isCertain(plain));
/** Alone it may lead to what one can do with a booking: `Annulation de réservation | Enregistrement`. */
const isHeadedSo = (plain: string): boolean => ofAll.test(plain) && isCertain(plain);
const isCertain = (plain: string): boolean => !unless.test(plain.replace(/(?:(?<!\p{L})no\.? )?\S*\d\S*/gu, ''));
const isCancelled = new RegExp(String.raw`(?<!\p{L})(?:${cancelled}|storniert)(?!\p{L})`, 'u');

// Numer rezerwacji: 6PXKDA – ANULOWANA | Booking reference K7QX2M (cancelled)
const goneReference = new RegExp(
  String.raw`${booking}\p{L}*(?: [\p{L}.]+){0,3}\s?:?\s+(?=\S*\p{L})[\p{L}\d]{5,8}\s*[–—,(-]+\s*(?:${cancelled}|storniert)\)?\s*$`,
  'u',
);
const isOfGoneReference = ({ text }: Line): boolean => goneReference.test(fold(text));

// … anulowaliśmy CAŁĄ podróż | We have cancelled your entire booking | Ihre gesamte Reise wurde storniert
const whole =
  '(?:whole|entire|complete|all of your|cal(?:a|ej|kowit\\p{L}*)|intreag\\p{L}*|gesamte\\p{L}*|komplette\\p{L}*|toute|l.integralite|totalite|toda|totalidad|tutta|intera|tum|tamami|hele|gehele|hela|cel(?:a|ou)|teljes|вс[яюе]|целиком|ολοκληρη)';
const trip = `(?:${booking}|journey|itinerary|travel|\\p{L}*reise|calatori\\p{L}*|voyage|viaje|viaggio|viagem|podroz\\p{L}*|seyahat\\p{L}*|reis|resan?|rejsen?|cest[ua]|utazas\\p{L}*|поездк\\p{L}*|ταξιδι)`;
const wholeTrip = new RegExp(String.raw`(?<!\p{L})${whole}(?: \p{L}{1,8}){0,2} ${trip}(?!\p{L})`, 'u');
const isGone = new RegExp(
  String.raw`(?<!\p{L})(?:${cancelled}|storniert|anulowal\p{L}*|iptal ett?ik|iptal edil\p{L}*|zrusil\p{L}*|torolt\p{L}*|отменил\p{L}*|скасувал\p{L}*)(?!\p{L})`,
  'u',
);
// … al viaje Oviedo - Lima, cancelado en su totalidad | Ihre Reise wurde vollständig storniert | we have fully cancelled your booking
const wholly = String.raw`(?:fully|wholly|entirely|completely|vollstandig|komplett|ganzlich|entierement|integralement|totalement|totalmente|integralmente|completamente|por completo|interamente|integral|complet|in totalitate|calkowicie|w calosci|volledig|geheel|helt|fullstandigt|zcela|uplne|teljesen|tamamen|в полн\p{L}+ объ?ем\p{L}*|полностью|повністю|напълно|изцяло|πληρως|u cijelosti|potpuno)`;
const inFull =
  '(?:in (?:full|its entirety)|in vollem umfang|en (?:sa )?totalite|en su totalidad|na (?:sua )?totalidade|nella (?:sua )?totalita|in toto|teljes egeszeben)';
const gone = `(?:${cancelled}|storniert)`;
const isWholly = `(?:${wholly} ${gone}|${gone} (?:${wholly}|${inFull})|${inFull} ${gone})`;
const whollyGone = new RegExp(
  String.raw`(?:^|[.;!?:] )(?:[^.;!?]*? )?(?:${trip}(?!\p{L})[^.;!?]{0,90}?[\s,]${isWholly}|${isWholly} (?:\p{L}{1,8} ){0,2}${trip})(?!\p{L})`,
  'u',
);
/** In lines: farther down stand conditions. */
const top = 18;
const isToldWhole = (lines: readonly Line[]): boolean =>
  lines.slice(0, top).some(({ text }, row) => {
    const plain = fold(text);
    const isToldOfAll = wholeTrip.test(plain) && isGone.test(plain) ? plain : undefined;
    const words = isToldOfAll ?? whollyGone.exec(fold(`${text} ${lines[row + 1]?.text ?? ''}`))?.[0];
    return words !== undefined && !unless.test(words) && !mayBe.test(words) && !paid.test(words);
  });
const mayBe = /(?<!\p{L})(?:will|would|could|be|sera|va fi|wird|werden|zostanie|sara|edilir|bude)(?!\p{L})/u;

// Paid with voucher RV-118 of your trip to Oslo, which was cancelled in full: of another journey
const paid =
  /(?<!\p{L})(?:paid|bezahlt|paye|pagad[oa]|pagato|platit[ao]?|achitat[ao]?|oplacon\p{L}*|zaplacen\p{L}*|betaald|betalt|betald|fizetve|odendi|оплачен\p{L}*|платен\p{L}*)(?!\p{L})/u;

// 080-2417730154   status: REFUNDED, of every ticket it prints
const refunded =
  /(?<!\p{L})(?:refunded|voided|void|rfnd|erstattet|refundat[ea]?|rembourse\p{L}*|reembolsad[oa]s?|rimborsat[oaie]|zwrocon\p{L}*|uniewaznion\p{L}*|iade edil\p{L}*|terugbetaald|aterbetald|refunderet|refundert|vracen\p{L}*|visszateritve)(?!\p{L})/u;
function areTicketsRefunded(lines: readonly Line[]): boolean {
  const rows = [...new Set(ticketsIn(lines).map(({ row }) => fold(lines[row]?.text ?? '')))];
  return rows.length > 0 && rows.every((row) => refunded.test(row) && isCertain(row.replace(ticketInLine, ' ')));
}

// … the remaining flights stay as they are: of a part of it
const remains =
  /(?<!\p{L})(?:remain\p{L}*(?! (?:services|amount|balance))|unaffected|still (?:valid|booked)|raman\p{L}*|verbleib\p{L}*|bleib\p{L}*|reste(?:nt)?|rimang\p{L}*|rest[ao]n?|permanec\p{L}*|manten\p{L}*|pozosta\p{L}*(?! (?:uslug|kwot|swiadcz))|zustava\p{L}*|zostava\p{L}*|kvarstar\p{L}*|gjenstar\p{L}*|overig\p{L}*|blijft|blijven|gecerli\p{L}*)(?!\p{L})/u;

// Le confirmamos que la totalidad de la reserva | fue ANULADA: what is confirmed is that nothing of it is flown
const weConfirm =
  /(?<!\p{L})(?:(?:we|to|hereby) confirm|confirmamos|confirmam|confirmons|confermiamo|potwierdzamy|potvrzujeme|bestatigen)(?!\p{L})/u;
// Confirmamos o CANCELAMENTO total da sua compra
const cancelling =
  /(?<!\p{L})(?:cancelamento|cancel+ation|cancelacion|anul+acion|annulation|anularea|annullamento|cancellazione|stornierung|stornarea|anulowanie)(?!\p{L})/u;

/**
 * Whether nothing of a document will be flown: beside each of its flights stands that it is cancelled, or it says at its top that it is of a cancellation,
 * and nothing in it that any flight is confirmed, stays or is new.
 */
export function isWhollyCancelled({ lines }: TicketText, segments: readonly Told[]): boolean {
  if (areEachCancelled(lines, segments)) return true;
  if (segments.some(({ status }) => status && otherwise.test(fold(status.value)))) return false;
  if (isLapsed(lines) || areTicketsRefunded(lines)) return true;
  if (!isOfCancellation(lines)) return false;
  // What a voucher is spent on is new, and its value remains: of a journey only what stands beside a flight says so.
  const isVoucher = isRefundVoucher(lines);
  const namesFlight = (line: Line | undefined) => line !== undefined && marksOf(line).some(({ kind }) => kind === 'flight');
  return !lines.some((line, row) => {
    if (isVoucher && !namesFlight(line) && !namesFlight(lines[row + 1])) return false;
    const whole = fold(line.text);
    const goesOn = fold(`${line.text} ${lines[row + 1]?.text ?? ''}`);
    const isOfIt = weConfirm.test(whole) && (said.test(goesOn) || cancelling.test(goesOn));
    const plain = isOfIt ? whole.replace(weConfirm, '') : whole;
    return remains.test(plain) || (otherwise.test(plain) && !isTitle(plain) && !isHeadedSo(plain));
  });
}

/** And no other flight is named. */
function areEachCancelled(lines: readonly Line[], segments: readonly Told[]): boolean {
  if (segments.length === 0 || cancelledFlights(lines, segments).includes(undefined)) return false;
  const read = new Set(segments.map(({ flightNumber }) => flightNumber.value));
  return lines.every((line) => marksOf(line).every((mark) => mark.kind !== 'flight' || read.has(mark.found.value)));
}

type Told = Pick<DraftSegment, 'flightNumber' | 'status'>;

/** @param segments in the order they are given. */
export function tellCancelled({ lines }: TicketText, segments: readonly Told[]): DraftDoubt[] {
  const areAll = isOfCancellation(lines);
  const isTold = ({ flightNumber, status }: Told) =>
    !status && (areAll || isSaidOf(lines, flightNumber.box, { said, otherwise, unless }));
  return segments.flatMap((segment, index) => (isTold(segment) ? [doubt('not-confirmed', `segments[${index}].status`)] : []));
}
