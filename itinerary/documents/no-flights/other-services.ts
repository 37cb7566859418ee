/** Hotels, cars, trains, deadlines and letters stand between flights: their days, times and numbers are no flight's. */
import type { DraftSegment } from '../../draft/draft-itinerary.ts';
import { pieceCells } from '../../layout/cells.ts';
import { airportAt } from '../../reference/airports.ts';
import { kilometresBetween } from '../../reference/distances.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { minutesOf } from '../anchors/flight-fit.ts';
import { marksOf } from '../flight-marks.ts';
import { namesRole } from '../people/roles-of-others.ts';
import { isOfMail, namesCorrespondent } from './mail-headings.ts';
import { isRideInPassing } from './rides.ts';

/** Lines that begin with another service, or with what is only said of one. Folded. */
const otherService =
  /^[\s*•·-]*(?:your |ihr |votre )?(?:trains?|tren(?:ul)?|rail|zug|treno|bus|autocar|ferry|transfer|excursi(?:e|on|one|ones|ons)|ausflug|stadtrundfahrt|city tour|guided tour|tur ghidat|visita guidata|visite guidee|wycieczka|kirandulas|hotel|cazare|unterkunft|hebergement|alojamiento|albergo|otel|konaklama|nocleg|accommodation|rental car|car(?: rental| hire)?|inchiri\p{L}* (?:auto|masin)\p{L}*|inchiriere|mietwagen|(?:auto)?noleggio|alquiler de (?:coche|auto|vehiculo)s?|location de (?:voiture|vehicule)s?|alugu(?:el|er) de (?:carro|viatura|veiculo)s?|wynajem samochod\p{L}*|autoverhuur|arac kiralama|autokolcsonz\p{L}*|biluthyrning|leiebil|lejebil|rent a car|europcar|hertz|avis|sixt|alamo|(?:travel )?insurance|asigurare|versicherung|assurance|pick[ -]?up|drop[ -]?off|preluare|predare|(?:ridicare|returnare|restituire|lasare) (?:autoturism|masina|auto)|parking|parcare|park(?:platz|haus)|parcheggio|aparcamiento|estacionamiento|estacionamento|stationnement|otopark|parkolas|parkowanie|ticket(?:ing)? (?:time limit|deadline)|nvb|frequent flyer|visa|mastercard|auth)(?!\p{L})/u;
/** Of a room, or of the desk at the airport: the day or hour behind it is no flight's, unless the line tells of a flight as well. */
const atTheDesk = /^[\s*•·-]*check[ -]?(?:in|out)(?!\p{L})/u;
/** +44 20 7946 0101, Monday to Friday 09:00 - 17:30; not 0012417700110, a ticket of American's or of Delta's */
const contact =
  /\+\d{1,3}[\s().-]?\d[\d\s().-]{5,}|\b(?!00[16]\d{10}(?!\d))00\d{2}[ .()-]?(?:\d[ .()-]?){7,}|(?<!\p{L})(?:tel(?! aviv)|telephone|telefon|phone|fax|hotline|helpline|call us|opening hours|office hours|program de lucru|offnungszeiten)(?!\p{L})/u;

// What a paper says it is, at its top: of seats and bags paid for, of a car park
const ofExtras = /(?<!\p{L})(?:emd(?:-?[as])?|electronic miscellaneous document|miscellaneous charges order)(?!\p{L})/u;
// CONFIRMARE REZERVARE PARCARE | Your airport parking booking | Buchungsbestätigung Parkplatz
const ofParking =
  /(?=.*(?<!\p{L})(?:confirm|rezerv|book|buchung|reserv|prenotazion))(?=.*(?<!\p{L})(?:parking|parcare|parkplatz|parkhaus|parcheggio|aparcamiento|estacionamiento|stationnement|otopark)(?!\p{L}))/u;
const numberPlate =
  /(?<!\p{L})(?:kenteken|(?:number|licen[cs]e) plate|vehicle (?:registration|reg)|(?:car |vehicle )?registration (?:number|no)|(?:kfz-?)?kennzeichen|numar(?:ul)? (?:de )?inmatriculare|(?:plaque|numero) d.immatriculation|immatriculation|targa|matricula|numer rejestracyjny|spz|rendszam|plaka|registreringsnummer|рег\p{L}* номер|госномер)(?!\p{L})/u;
// Schiphol Parking, in whose booking a car drives in and out
const parking =
  /(?<!\p{L})(?:parking|parcare|parkplatz|parkhaus|parken|parcheggio|aparcamiento|estacionamiento|estacionamento|stationnement|otopark|parkovani\p{L}*|parkolas\p{L}*|parkeren|parkering|pysakointi|паркинг\p{L}*|парковк\p{L}*)(?!\p{L})/u;
/** Of a car park, whoever runs it: with which number plate one drives in or out. */
const drivesIn = [
  /(?<!\p{L})(?:inrijden|aankomst parkeren|entry|einfahrt|intrare|entree|ingresso|entrada|wjazd|vjezd|behajtas|giris|infart|innkjoring|indkorsel|въезд|вход)(?!\p{L})/u,
  /(?<!\p{L})(?:uitrijden|exit|ausfahrt|iesire|sortie|uscita|salida|saida|wyjazd|vyjezd|kihajtas|cikis|utfart|utkjoring|udkorsel|выезд|изход)(?!\p{L})/u,
];
// TRANSFER VOUCHER | Confirmarea transferului | Buchungsbestätigung Flughafentransfer: of a ride, and of the flights it waits for
const ofTransfer =
  /(?=.*(?<!\p{L})(?:voucher|confirm\p{L}*|book\p{L}*|reserv\p{L}*|rezerv\p{L}*|\p{L}*buchung\p{L}*|bestatigung|prenotazion\p{L}*|rezerwac\p{L}*|bevestig\p{L}*)(?!\p{L}))(?=.*(?<!\p{L})(?:flughafen|airport ?)?(?:transfer\p{L}*|shuttle|taxi\p{L}*)(?!\p{L}))/u;
// ACCOMMODATION VOUCHER | Hotelgutschein | Voucher cazare | POLIȚĂ DE ASIGURARE: of a room, or of an insurance
const ofPapers =
  /(?<!\p{L})(?:polit[ae] de asigurare|(?:travel )?insurance (?:policy|certificate)|(?:reise)?versicherungs(?:police|schein|bestatigung)|(?:police|attestation|certificat) d.assurance|polizz?a (?:de seguro|di assicurazione|assicurativa)|polis\p{L}* ubezpieczen\p{L}*|apolice de seguro|biztositasi kotveny|(?:accommodation|hotel|lodging) ?(?:voucher|confirmation|reservation)|voucher (?:de )?(?:hotel\p{L}*|cazare)|confirmare (?:de )?cazare|hotelgutschein|hotelvoucher|lounge (?:pass|voucher|access|booking|reservation|confirmation|gutschein)|(?:acces|voucher|rezervare) lounge|fast[ -]?track (?:pass|voucher|booking|confirmation)|meet (?:and|&) (?:greet|assist)|bon d.(?:hotel|hebergement)|(?:buono|voucher) (?:albergo|alberghiero)|bono de (?:hotel|alojamiento))(?!\p{L})/u;
// BILET DE CALATORIE AUTOCAR | Your train ticket | Fahrkarte: of a ride, and of no flight besides; coach is a class in the air as well
const ofRide =
  /^(?!.*(?<!\p{L})(?:air\p{L}*|fly|flights?|\p{L}*flug\p{L}*|zbor\p{L}*|avi[oó]n|vols?|vol[oi]|vuelos?|voos?|ucus|ucak|lotn\p{L}*)(?!\p{L}))(?:(?=.*(?<!\p{L})(?:bilet\p{L}*|(?:e-?)?tickets?|billets?|bigliett[oi]|billetes?|bilhetes?|boletos?|booking|buchung\p{L}*|confirm\p{L}*|rezerv\p{L}*|reserv\p{L}*|prenotazion\p{L}*|билет\p{L}*)(?!\p{L}))(?=.*(?<!\p{L})(?:autocar\p{L}*|autobu[sz]\p{L}*|microbuz\p{L}*|bus|coach(?= (?:(?:e-?)?tickets?|travel|station))|trains?|tren(?:ul\p{L}*)?|rail(?:way)?|bahn|zug|treno|pociag\p{L}*|kolej\p{L}*|ferry|feribot\p{L}*|traghetto|fahre|поезд\p{L}*|автобус\p{L}*)(?!\p{L}))|.*(?<!\p{L})(?:fahr(?:karte|schein)\p{L}*|(?:bus|zug|bahn|fahr)tickets?|jizdenk\p{L}*)(?!\p{L}))/u;
// Of a room, a transfer, an insurance
const ofOthers =
  /(?<!\p{L})(?:(?:airport |private )?transfers?|shuttle|lounge|hotel(?:voucher|gutschein)?|albergo|insurance|asigurar\p{L}*|versicherung\p{L}*|assurance|assicurazion\p{L}*|seguro|ubezpieczeni\p{L}*|visa|viza|rent(?:al)? ?(?:-?a-?)? ?car|mietwagen\p{L}*)(?!\p{L})/u;
// Hertz — Confirmation de location | SIXT rent a car | Conferma di noleggio auto: of a car, and of the flight its driver comes by
const ofRental =
  /(?<!\p{L})(?:hertz|europcar|sixt|avis(?= (?:rent|car|budget|reserv|book|confirm|-|–|—|\p{L}*miet))|alamo|goldcar|firefly|autoeurope|auto europe|rentalcars|localiza|centauro|green motion|okmobility|record go|enterprise rent\p{L}*|budget rent\p{L}*|national car|autonom|klass wagen|rent(?:al)? ?(?:-?a-?)? ?cars?|car (?:rental|hire)|\p{L}*mietwagen\p{L}*|autovermietung|location de (?:voiture|vehicule)s?|confirmation de location|noleggio|autonoleggio|alquiler de (?:coches?|autos?|vehiculos?)|aluguel de (?:carros?|veiculos?)|aluguer de (?:carros?|viaturas?)|inchirier\p{L}* (?:auto|masin)\p{L}*|rent a car|wynajem\p{L}* samochod\p{L}*|autoverhuur|autopujcovna|pronajem vozu|arac kiralama|autokolcsonz\p{L}*)(?!\p{L})/u;
/** What a paper of a car names besides, whatever its title: where it is taken, where it is left, and who drives what. */
const ofCar = [
  /(?<!\p{L})(?:pick[ -]?up|abholung|anmietung|prise (?:en charge|du vehicule)|depart de la location|ritiro|recogida|preluare|ridicare|retirada|levantamento|odbior|prevzeti|ophalen|atvetel)(?!\p{L})/u,
  /(?<!\p{L})(?:drop[ -]?off|return|ruckgabe|retour|restitution|riconsegna|devolucion|predare|returnare|restituire|devolucao|zwrot|vraceni|inleveren|leadas)(?!\p{L})/u,
  /(?<!\p{L})(?:vehicle|fahrzeug|vehicule|veicolo|vehiculo|veiculo|viatura|masin[ai]|autoturism\p{L}*|pojazd\p{L}*|samochod\p{L}*|vozidl\p{L}*|voertuig|(?:main |lead )?driver|(?:haupt)?fahrer(?:in)?|conducteur|conducente|guidatore|conductor|condutor|sofer\p{L}*|kierowc\p{L}*|ridic|bestuurder)(?!\p{L})/u,
];
const ofTravellers =
  /(?<!\p{L})(?:passeng\p{L}*|passag\p{L}*|pasag\p{L}*|pasaj\p{L}*|pasaz\p{L}*|fluggast\p{L}*|reisende\p{L}*|travell?ers?|voyageurs?|viajer\p{L}*|yolcu\p{L}*|utas\p{L}*|cestujic\p{L}*|e-?tickets?|boarding|bordkarte\p{L}*)(?!\p{L})/u;
const ofTickets =
  /(?<!\p{L})(?:e-?tickets?|itinerar\p{L}*|flights?|flug\p{L}*|zbor\p{L}*|vols?|voli|vuelos?|voos?|bilet\p{L}*|billets?|biglietto|billetes?|bilhetes?|boletos?|reiseplan|repul\p{L}*|ucus\p{L}*|πτησ\p{L}*|рейс\p{L}*|билет\p{L}*|lot\p{L}{0,3}|let\p{L}{0,3}|vlucht\p{L}*)(?!\p{L})/u;
/** Lines of a page's head, and of its title. */
const head = 6;
const title = 3;

/** In letters: a longer cell is a sentence. */
const longestTitle = 60;
const isOfRide = (line: Line) => pieceCells(line).some(({ text }) => text.length <= longestTitle && ofRide.test(fold(text)));

/**
 * Whether a document is of something else and only names the flights it goes with: by what its head says it is, and because none of them has
 * both its hours. A package has its flights whole, and between two printed codes nobody rides.
 * @param segments that were read in it
 */
export function isOfOtherService(lines: readonly Line[], segments: readonly DraftSegment[]): boolean {
  const top = lines.slice(0, head).map(({ text }) => fold(text));
  if (top.some((line) => ofParking.test(line))) return true;
  if (top.some((line) => parking.test(line)) && isOfCarPark(lines)) return true;
  const isOfTransfer = top.slice(0, title).some((line) => ofTransfer.test(line) && !ofTickets.test(line));
  if (isOfTransfer && namesCar(lines)) return true;
  const isCoded = segments.some(({ departure, arrival }) => departure.airport && arrival.airport);
  if ((!isCoded || segments.every(isRidden)) && lines.slice(0, head).some(isOfRide)) return true;
  const labelled = segments.length > 1 && segments.every(isDated) ? withoutHotelNumbers : (line: string) => line;
  const isFlownToo = segments.every(isDated) && top.slice(0, title).some(isOfBoth);
  if (!isFlownToo && top.slice(0, title).some((line) => ofPapers.test(labelled(line)))) return true;
  if (isOfCar(lines, segments)) return true;
  if (top.some((line) => ofTickets.test(line))) return false;
  const isWhole = segments.some(({ departure, arrival }) => departure.time && arrival.time);
  return top.slice(0, title).some((line) => ofExtras.test(line)) || (!isWhole && top.some((line) => ofOthers.test(line)));
}

// Hotel confirmation: HX-448210 above flights that are whole: of a package
const hotelNumber =
  /(?<!\p{L})hotel (?:confirmation|reservation|booking)(?: (?:number|no\.?|nr\.?|code|ref\p{L}*))?\s?[:#]\s*(?=\S*\d)/gu;
const withoutHotelNumbers = (line: string) => line.replace(hotelNumber, ' ');

// VOUCHER CAZARE + BILET CHARTER | Hotelgutschein und Flugschein: a paper of both, and none about a ticket. Folded
const joined = /[+&/,;|·–]|(?<!\p{L})(?:si|and|und|et|e|ed|y|i|oraz|ve|es|en|plus)(?![\p{L}-])/u;
const charter = /(?<!\p{L})(?:charter\p{L}*|avion\p{L}*|aeri?[ae]n\p{L}*|aere[ao]s?)(?!\p{L})/u;
const isOfBoth = (line: string) =>
  ofPapers.test(line) &&
  line.split(joined).some((part) => (ofTickets.test(part) || charter.test(part)) && !ofPapers.test(part) && !ofOthers.test(part));

const isDated = ({ departure, arrival }: DraftSegment) =>
  departure.date !== undefined && departure.time !== undefined && arrival.time !== undefined;

function namesCar(lines: readonly Line[]): boolean {
  const texts = lines.map(({ text }) => fold(text));
  return ofCar.every((words) => texts.some((line) => words.test(line)));
}

function isOfCarPark(lines: readonly Line[]): boolean {
  const texts = lines.map(({ text }) => fold(text));
  return texts.some((line) => numberPlate.test(line)) && drivesIn.some((words) => texts.some((line) => words.test(line)));
}

/** In kilometres an hour: no flight is so slow, from gate to gate. */
const slow = 130;

/** Between two airports as slowly as on the road. */
function isRidden({ departure, arrival }: DraftSegment): boolean {
  const [from, to] = [departure, arrival].map(({ airport }) => airport && airportAt(airport.value));
  if (!from || !to || !departure.time || !arrival.time) return false;
  const minutes = minutesOf({ from, to, left: departure.time.value, landed: arrival.time.value, day: departure.date?.value });
  return minutes !== undefined && kilometresBetween(from, to) / (minutes / 60) < slow;
}

/** Of a car by its title; or by what it names, beside one flight and no traveller. */
function isOfCar(lines: readonly Line[], segments: readonly DraftSegment[]): boolean {
  const texts = lines.map(({ text }) => fold(text));
  const top = texts.slice(0, title);
  if (top.some((line) => ofRental.test(line)) && !top.some((line) => ofTickets.test(line))) return true;
  return segments.length === 1 && namesCar(lines) && !texts.some((line) => ofTravellers.test(line));
}

// BUH LH X/FRA LH HAM63.23NUC110.14END ROE0.735385 | ENDORSEMENTS: PEN APPLIES
const fareCalculation =
  /(?:montreal|warsaw|varsovi[ae]) convention|(?:convention|convencion|convenzione|ubereinkommen) (?:de|di|von)? ?(?:montreal|varsovi[ae]|warschau)|^\s*(?:\p{L}+ ?\/ ?)?(?:endors\p{L}*|restriction\p{L}*|restrizion\p{L}*)\s?[:/]|\b(?:nuc|roe)\s?\d|fare calc|tarifberechnung|calcul d[ue] tarif|calcul tarif/u;

/** @param words folded */
export const beginsOtherService = (words: string): boolean => otherService.test(words);

export function isOfFlights(line: Line): boolean {
  const plain = fold(line.text);
  if (otherService.test(plain) || isOfMail(plain) || fareCalculation.test(plain)) return false;
  if (isRowOfOther(line) || isRideInPassing(line)) return false;
  if (contact.test(plain)) return marksOf(line).some(({ kind }) => kind === 'flight' || kind === 'airport');
  return !atTheDesk.test(plain) || tellsOfFlight(line) || isHeading(line);
}

/** `3   13.04.2027   Excursie   Rabat   08:00`: in a table of services one of the cells says which. */
function isRowOfOther(line: Line): boolean {
  const cells = pieceCells(line);
  if (cells.length < fewestCells || marksOf(line).some(({ kind }) => kind === 'flight' || kind === 'airport')) return false;
  return cells.some(({ text }) => text.length <= longestService && otherService.test(fold(text)));
}
const fewestCells = 4;
const longestService = 12;

/** `CHECK-IN   DEPARTURE` over a table says what stands below it. */
const isHeading = ({ text }: Line) => !/\d/.test(text);

function tellsOfFlight(line: Line): boolean {
  const marks = marksOf(line);
  return (
    marks.some(({ kind }) => kind === 'flight' || kind === 'airport') || marks.filter(({ kind }) => kind === 'time').length > 1
  );
}

/** Who sells, pays, answers or flies the aircraft has a name as well. Folded. */
const others =
  /(?<!\p{L})(?:(?:紧急|緊急)?(?:联系人|聯絡人|連絡先)|经办人|預訂人|预订人|予約者|手配者|担当者?|(?:비상 ?)?연락처|(?:발권 ?)?담당자?|예약자|agent\p{L}*|approv\p{L}*|arranger|asesora?|consejer[oa]|besteller\p{L}*|auftraggeber\p{L}*|ansprechpartner\p{L}*|rechnungsempf\p{L}*|fakturamott\p{L}*|emergency|notfall\p{L}*|osob[ay] kontakt\p{L}*|kontakt(?:person\p{L}*|ni osoba)|yhteyshenkilo|kapcsolattarto|zamawiajac\p{L}*|objednatel\p{L}*|vyrizuje|vybavuje|vodic|kunden(?:nr|nummer)|customer (?:no|number|id)|solicitant\p{L}*|handlaggare|rejsekonsulent|reiseradgiver|satis temsilcisi|irtibat\p{L}*|accompagnat\p{L}*|pruvodce|przewodnik|pilot wycieczki|reiseleit\p{L}*|idegenvezeto|guia|guida|rehber|csoportvezeto|company|conseill\p{L}*|insotitor\p{L}*|contact\p{L}*|consult\p{L}*|(?:issued|prepared|sold|booked|arranged|created|ordered|requested) by|(?:bestilt|godkendt|godkjent|bokad|bestalld|godkand) a[fv]|gebucht von|bestellt von|genehmigt von|reserve par|approuve par|autorizzato da|autorizado por|aprobat de|rezervat de|emis de|intocmit\p{L}*|vanzator|vendeu[rs]e?|vendedora?|verkaufer\p{L}*|(?:sach)?bearbeiter\p{L}*|sprzedaw\p{L}*|wystawi[al]\p{L}*|vystavil\p{L}*|kiallito|ugyintezo|referent|издал|выдал|cumparator|platitor|plata|payer|buyer|bill(?:ed)? to|card ?holder|kupuj\p{L}*|captain|attn|dear|stimat\p{L}*|sehr geehrte\p{L}*|hotel|street|strada|transfer|driver|(?:bus)?fahrer(?:in)?|chauffeur|kierowc\p{L}*|sofor\p{L}*|autista|motorista|guide|ghid|director|manager|reprezentant\p{L}*|representative|rezydent\p{L}*|delegat(?!io)\p{L}*|conducator)(?!\p{L})/u;
// Group leader (travelling) | Gruppenleiterin, reist mit | Conducător grup (zboară cu grupul)
const whoGoesToo =
  /[(,–—-] ?(?:(?:also |is )?(?:travel(?:s|l?ing)|fl(?:ies|ying))|(?:reist|fliegt) (?:auch )?mit|mitreisend\p{L}*|(?:reist|vliegt|gaat) mee|voyage|part|viaja|vuela|va con|voa|viaggia|parte|vola|calatoreste|zboara|pleaca|(?:po)?jedzie|leci|(?:po)?jede|leti|cestuje|putuje|potuje|(?:vele )?utazik|(?:reiser|rejser|reser|flyr|flyver|flyger|foljer) med|matkustaa|lentaa|едет|летит|пътува|ταξιδευει|ucuyor)(?: (?:with|avec|con|com|cu|mit|z|s|sa)(?: \p{L}+){1,2})?\)?:?$/u;
/** Folding takes Korean syllables apart. */
export const isOfOthers = (text: string): boolean => {
  const plain = fold(text).normalize('NFC');
  return (others.test(plain) || namesRole(plain)) && !whoGoesToo.test(plain);
};
export const speaksOfOthers = ({ text }: Line): boolean => isOfOthers(text) || namesCorrespondent(fold(text));
