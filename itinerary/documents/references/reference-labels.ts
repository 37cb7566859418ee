/** The words beside a reference that say what it is and whose, in the languages airlines and agencies write; but for the two of shapes, folded. */

// REZERVASYON KODU / BOOKING REFERENCE | Cod rezervare: | Buchungscode | Flight confirmation code | PNR
export const referenceLabel =
  /(?:(?:airline )?(?:booking|reservation)(?!s?(?:nummer|kod|referan)) ?(?:locator|references?|ref\.?|codes?|number|no\.?|id)?(?: ?\(pnr\))?|(?:flight )?confirmation(?: (?:number|code))?|(?:record|trip|agency|airline) locator|(?:airline )?rec(?:ord)?\.? ?loc(?:ator)?(?![a-z])|\bpnr\b(?: ?(?:code|no|numarasi|kodu|grup|group|gds)|\))?|cod(?:ul)?(?: de)? (?:rezervar(?:e|ii)|confirmare)(?: a? ?zborului| (?:al |a )?(?:companiei|companie|liniei)(?: aerien[ea])?)?|(?:numar(?:ul)?|nr\.?) (?:de )?(?:rezervar(?:e|ii)|confirmare)|rezervarea?|buchungs(?:code|referenz|nummer|lokator)|locator(?:ul)? (?:de )?(?:rezervar(?:e|ii)|dossier|reservation)|localizzatore (?:d(?:i|ella) )?prenotazione|(?:lokalizator|lokator) rezerwacji|reservierungs(?:code|nummer)|file ?key|rezervasyon (?:kodu(?:nuz)?|no|numarasi)(?: ?\(pnr\))?|(?:reference|ref\.?|numero|code) (?:d[eu] |de la )?(?:dossier|reservation)|dossier (?:d.)?agence|codice (?:di )?(?:prenotazione|conferma)(?: del volo)?|prenotazione|(?:numer|nr\.?) rezerwacji|kod (?:rezerwacji|potwierdzenia)|bokningsreferens(?:en)?|bestillingsreferanse|boknings?nummer(?:et)?|referansenummer|κωδικοσ κρατησησ|localizador(?: (?:d(?:[ao]|el?) )?(?:la )?(?:aerolinea|aereo|reserva|agencia|voo|vuelo|(?:compania|companhia|cia\.?)(?: aerea)?))?|(?:codigo|clave) d[ea] reserva(?:cion)?(?: de la (?:aerolinea|compania(?: aerea)?)| aerea)?|boekings(?:code|nummer)|bestillingsnummer|(?:broj|sifra|kod) rezervacije|(?:foglalasi|visszaigazolo) (?:kod|szam|azonosito)|varaus(?:tunnu(?:s|kse)|numero|koodi)(?:si|nne)?|reservations(?:nummer|kod|kode)|bokningskod|(?:booking|bestillings)(?:nummer|kode|referan[sc]e)(?:n?t?|et|en)?(?: (?:ditt|din))?|reserverings(?:nummer|code)|(?:broneeringu|rezervacijas|rezervacijos) (?:number|kood|viide|numurs|kods|numeris|kodas)|(?:cislo|kod) rezervac(?:e|ie)|rezervac(?:ni|ny) (?:kod|cislo)|(?:stevilka|koda) rezervacije|(?:номер|код) (?:на )?(?:резервация(?:та)?|резервации|бронирования|брони|бронювання)|αριθμοσ κρατησησ|(?:kode|kod|no(?:mor|mbor)?\.?) (?:booking|pemesanan|reservasi|tempahan)(?: (?:maskapai|penerbangan|syarikat penerbangan))?(?: ?\(pnr\))?|rujukan tempahan|ma (?:so )?dat (?:cho|ve)(?: ?\(so ve\))?|(?:航空公司|航司)?(?:预订|預訂|订座|訂座|訂位|预定)(?:记录|紀錄)?(?:编号|編號|编码|編碼|代号|代號|代码|代碼|参考号|參考編號|号码|號碼)|(?:航空会社)?(?:ご)?予約(?:確認)?(?:番号|コート|記号)|예약 ?(?:번호|코드)|(?:קוד|מספר|אישור) ה?(?:הזמנה|אישור)|(?:رقم|رمز|مرجع) (?:ال)?(?:حجز|تاكيد)|(?:reserva|rezerwacja|rezervac(?:e|ia|ija)|reservierung|buchung|reservering|boeking|bo?kning|bestilling|foglalas|varaus|κρατηση|резервация|бронирование)(?=\s?:| (?:nr|no|num|n|c|№)[.°]?[\s:]))(?: (?:nr|no|num|n|c|№)[.°]?(?=[\s:]))?/g;
/** `Numer rezerwacji lotniczej` before `GDN - BGY`; folded: words of a reference, and of no place. */
export const labelsReference = (words: string): boolean => words.search(referenceLabel) === 0;
// Vorgangsnummer 41872265: of a tour operator, and of offers as well
export const fileLabel = /(?:vorgangs|auftrags)(?:nummer|nr\.?)/g;
// Behind it: a second language, whose or of what it is (`(Galileo)`, `Galileo:`, `volo:`), a colon, the system that drew it (`AMADEUS: 6KQ2VN`, `1A/6KQ2VN`) or the airline (`UA - JN3K8P`), and the reference, which five letters before a colon are not, with its system behind it or not (`0VB7KT/1H`), or nothing more in this cell.
export const behindLabel =
  /^(?:\s?[/|]\s?[\p{L}][\p{L}. ]{0,30}?)?(?:\s(?:[\p{L}’']{1,4}[ ’'])?\p{L}{0,4}(?:[Aa]gen|AGEN)[\p{L}’']{1,8})?(?:\s?\((?:\p{L}[\p{L} -]{2,24}|[A-Z][A-Z\d]|\d[A-Z])\)|\s(?:\p{Ll}{1,4}\s)?(?:Amadeus|Sabre|Galileo|Travelport|Worldspan|GDS|[Vv]ol[io]?s?|[Vv]uelos?|[Vv]oos?|[Zz]bor\p{L}*|[Ff]l[uy]g\p{L}{0,3}|[Ff]ly|[Ff]lights?|[Ll]ot(?:u|ów|niczy)|[Ll]et(?:u|ov|y)|[Vv]lucht(?:en)?|[Ll]ento\p{L}*|[Ll]ennu\p{L}*|[Uu]çuş\p{L}*|[Рр]ейс\p{L}*|[Пп]ол[её]т\p{L}*|[Ππ]τήσ\p{L}*)(?=\s?:))?(?:\s+(?:is|este|ist|lautet|est|è|es|é|er|är|jest|to|je|είναι|on(?=\s+[A-Z]*\d))\s*:?\s+|\s*(?:[:#]{1,2}|\.{2,})\s*|\s+|$)(?:(?:AMADEUS|SABRE|GALILEO|TRAVELPORT|WORLDSPAN|APOLLO|1[ABEGPSV])\s?[:/]\s?|[A-Z]{2}\s?[/*–-]\s?)?(?:(?<ref>[A-Z0-9]{5,8})(?![\p{L}\d-]|\/(?!1[A-Z](?![\p{L}\d]))|(?<=[A-Z]{5})\s?:)|$)/u;
// TK/6KQ2VN | Y3NKXA (Amadeus) | Y3NKXA (1G) | 0VB7KT/1H
export const wholeReference =
  /^:?\s?(?:[A-Z]{2}\/)?(?<ref>(?=[A-Z0-9]*[A-Z])[A-Z0-9]{5,8})(?: ?\([\p{L}\d ]{2,20}\)|\/1[A-Z])?$/u;
/** Words of headings in capitals that have the length of a reference. */
export const noReference =
  /^(?:STATUS|TICKET|NUMBER|FLIGHT|ISSUED|CODE|DATE|BOOKING|AIRLINE|DETAILS|CONFIRMED?|PAYMENT|NAME|REFERENCE|RETURN|TRAVEL|PRICE|TOTAL|CLASS|ONLINE|BILET|ZBOR|PLECARE|SOSIRE|VOYAGE|PASSENGER|MEMO|KODU|RECEIPT|ELECTRONIC|TARIH|UCUS|HOTEL|PAKET|PACKAGE)$/;

/** Whose a reference is, by the words before it, folded: of the agency's or its reservation system's, of a hotel's or another service's, or the airline's. */
export const ofSystem =
  /(?<!\p{L})(?:agency|agentie\p{L}*|agence|\p{L}*agentur|agenzia|agencia|biur[oa]|utazasi iroda|file ?key|gds|amadeus|sabre|galileo|travelport|worldspan)(?!\p{L})/u;
export const ofOtherService =
  /(?<!\p{L})(?:hotel\p{L}*|car|rental|mietwagen\p{L}*|rail|train|insurance|transfer|parking)(?!\p{L})/u;
const airlineWord =
  '(?:airlines?|carrier|compani(?:e|ei|i|a)(?: aeri[ae]n\\p{L}*)?|lini(?:e|ei|i|a) aeri[ae]n\\p{L}*|compagnie(?: aerienne)?|fluggesellschaft\\p{L}*|aerolinea|compania(?: aerea)?|companhia(?: aerea)?|compagnia(?: aerea)?|vettore|lini[ai] lotnicz\\p{L}*|przewoznik\\p{L}*|legitarsasag\\p{L}*|luchtvaartmaatschappij|flygbolag\\p{L}*|flyselska[bp]\\p{L}*|lentoyhti\\p{L}*|leteck\\p{L}* spolecnost\\p{L}*|dopravc\\p{L}*|aviokompanij\\p{L}*|авиакомпани\\p{L}*|авиолини\\p{L}*|αεροπορικ\\p{L}*(?: εταιρ\\p{L}*)?|havayol\\p{L}*|maskapai|航空公司|航司|航空会社|항공사)';
export const anAirline = new RegExp(`(?<!\\p{L})${airlineWord}`, 'u');
export const referenceWord =
  '(?:bookings?|reservations?|conf(?:irmation|\\.)?|rec\\.? ?loc\\.?|locator|localizador|pnr|record|ref\\.?|references?|referentie|referenz|referint[ae]|referencia|riferimento|referen[st]|referanse|viite|tunnus|codes?|cod(?:ul|uri(?:le)?)?|codice|codigo|kod\\p{L}*|clave|dossier|prenotazione|reserva|\\p{L}*buchungs\\p{L}*|rezerv\\p{L}*|rezerw\\p{L}*|foglalas\\p{L}*|boekings\\p{L}*|reserverings\\p{L}*|boknings\\p{L}*|bestillings\\p{L}*|varaus\\p{L}*|κρατησ\\p{L}*|брон\\p{L}*|резерв\\p{L}*)';
const siteWord =
  '(?:(?:booking|travel|reservation)? ?sites?|site-ul\\p{L}*|sitio|sito|\\p{L}*portal\\p{L}*|serwis\\p{L}*|(?:travel )?agency|agence|agenc[ij]\\p{L}*|agentur|reiseburo\\p{L}*|reisbureau|(?:rese|reise|rejse)(?:byra|bureau)\\p{L}*|matkatoimist\\p{L}*|cestovni kancelar\\p{L}*|ck|utazasi iroda\\p{L}*|biur[oa]|acent\\p{L}*)';
// Airline booking ref | Buchungscode der Airline | Luchtvaartmaatschappij referentie | Localizador aerolínea | Booking reference (airline)
export const airlineLabel = labelOfReference(airlineWord);
// Booking Site Conf. # | Réf. du site | Nr rezerwacji w serwisie: of who sold it, before what stands beside each flight
export const siteLabel = labelOfReference(siteWord);

/** The reference of somebody, by a word for him before or behind one for references. */
function labelOfReference(whose: string): RegExp {
  const between = String.raw`\.?(?:[ '’-]{1,2}\p{L}{1,12}){0,2}?`;
  return new RegExp(
    `(?<!\\p{L})(?:${whose}${between}[ '’-]{1,2}${referenceWord}(?:[ -]${referenceWord})?|${referenceWord}${between}[ '’(-]{1,3}${whose}\\)?)(?!\\p{L})`,
    'gu',
  );
}
