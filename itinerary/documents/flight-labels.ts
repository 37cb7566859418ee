/** What stands before, or over, the facts of a flight in the documents airlines print, in the languages they print them in. */
import { airportAt } from '../reference/airports.ts';
import { fold } from '../text/fold.ts';

/** `noise`: times and days behind it are not those of a flight: boarding, check-in, validity, issue, payment. */
export type LabelKind =
  | 'departure'
  | 'arrival'
  | 'flight'
  | 'date'
  | 'class'
  | 'baggage'
  | 'status'
  | 'duration'
  | 'equipment'
  | 'seat'
  | 'operator'
  | 'terminal'
  | 'passenger'
  | 'noise';

/** Folded, and of the same length as what was folded, so that places stay places. */
export function foldInPlace(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  let folded = '';
  for (let index = 0; index < text.length; index += 1) folded += foldedLetter(text.charAt(index));
  return folded;
}

const plain = /^[\x20-\x7e]*$/;

/** Folding a letter takes its decomposition, and a document has few different letters. */
const foldedLetters = new Map<string, string>();

function foldedLetter(letter: string): string {
  const known = foldedLetters.get(letter);
  if (known !== undefined) return known;
  const folded = fold(letter);
  const inPlace = folded.length === 1 ? folded : letter;
  foldedLetters.set(letter, inPlace);
  return inPlace;
}

const names: Record<Exclude<LabelKind, 'noise'>, string> = {
  operator:
    '(?:рейс )?выполняет(?:ся)?|(?:flight )?(?:is )?operated by(?: airline)?|operat[ao]? de|operator|(?:flug )?durchgefuhrt (?:von|durch)|ausgefuhrt von|opere par|(?:vol )?effectue par|(?:ucusu )?gerceklestiren(?: havayolu)?|isletici(?: tasiyici)?|operato da|operado por|wykonywany przez|realizowany przez|εκτελειται απο|drivs av|trafikeras av|fly(?:s|ges|ves) a[vf]|flygs av|operer[ae][st] a[vf]|utfor[st] av|(?:lennon )?(?:liikennoi|operoi)|uitgevoerd door|(?:vol )?assure par|betrieben von|(?:operowany|obslugiwany) przez|(?:let )?provozuje|prevadzkuje|изпълнява(?: се)? от|prevoznik|prijevoznik|uzemelteti|מופעלת על ידי|המפעיל|تشغلها|المشغل|تشغيل',
  duration:
    '(?:време на полета|полетно време|времетрае[нњ]е|продължителност|продолжительность|длительность|тривалість|трае[нњ]е|трајање)(?: (?:на )?(?:полета|летот|польоту|рейсу|лета))?|(?:время )?в пути|duracao|(?:flight |travel |total )?duration|(?:est(?:\\.|imated)? )?(?:journey|travel) time|flight time|flying time|durat[ae](?: (?:zborului|de zbor|calatoriei|volo|del volo))?|dauer|flugdauer|flugzeit|reisezeit|duree(?: du vol)?|(?:ucus )?suresi|sure|czas (?:lotu|trwania)|διαρκεια(?: πτησησ)?|duracion|flygtid|reisetid|restid|reisduur|trajanje(?: leta)?|idotartam|menetido|repulesi ido|utazasi ido|משך(?: ה?טיסה)?|مدة(?: الرحلة)?|المدة',
  departure:
    '(?:дата |время |город |аэропорт )?(?:отправлени[ея]|вылета?)|(?:час на )?(?:отпътуване|заминаване|излитане|тръгване)|поагање|полетување|заминување|полазак|одлазак|полетање|odlazak|pol(?:ij)?etanje|відправлення|виліт|partida(?: de)?|(?:scheduled |planned |estimated |local )?departure(?: (?:city and time|city|time|date|airport|from|station))?|(?:depart|partenza|salida|partida) (?:du|del|do) (?:volo?|vuelo|voo)|departs?(?: (?:from|at|time))?|departing(?: at)?|flight departs|(?:heure|hora) (?:de (?:la )?|du )?(?:depart|salida|partida)|depart|plecarea zborului|dep(?:\\. ?time)?|leaves?|plecare(?: (?:din|de la))?|(?:data|ora|orasul|aeroport(?:ul)?)(?: de)? plecar(?:e|ii)|(?:ora )?decol(?:are|arii)|abflug(?:hafen|ort|zeit|datum)?|abreise|kalkis(?: (?:yeri|saati|tarihi|havalimani|noktasi))?|partenza(?: da)?|(?:data|ora) (?:di )?partenza|salida(?: de)?|wylot(?: z)?|data wylotu|odlot|odlet(?: z)?|avgang|avresa|avreise|afgang|αναχωρηση(?: απο)?|vertrek(?: van)?|indulas|polazak|vrijeme polaska|vreme polaska|(?:(?:זמן|שעת|תאריך|שדה) )?(?:ה?יציאה|ה?המראה)|(?:(?:وقت|موعد|تاريخ|مطار) )?(?:ال)?(?:مغادرة|اقلاع)',
  arrival:
    '(?:дата |время |город |аэропорт )?(?:прибыти[ея]|прил[её]та?)|(?:час на )?(?:пристигане|кацане)|пристигнување|слетување|долазак|слетање|sl(?:ij)?etanje|прибуття|приліт|chegada(?: a)?|(?:scheduled |planned |estimated |local )?arrival(?: (?:city and time|city|time|date|airport|to|station))?|(?:arrivee|arrivo|llegada|chegada) (?:du|del|do) (?:volo?|vuelo|voo)|arrives?(?: (?:to|at|in|time))?|arriving(?: at)?|flight arrives|arrive|(?:heure d.|hora de (?:la )?)(?:arrivee|llegada|chegada)|sosirea zborului|arr(?:\\. ?time)?|sosire(?: (?:la|in))?|(?:data|ora|orasul|aeroport(?:ul)?)(?: de)? sosir(?:e|ii)|aterizare|ankunft(?:shafen|ort|szeit|sdatum)?|arrivee|varis(?: (?:yeri|saati|tarihi|havalimani|noktasi))?|arrivo(?: a)?|(?:data|ora) (?:di )?arrivo|llegada(?: a)?|przylot(?: do)?|prilet(?: do)?|data przylotu|ankomst|αφιξη(?: σε)?|aankomst(?: in)?|erkezes|dolazak|vrijeme dolaska|vreme dolaska|(?:(?:זמן|שעת|תאריך|שדה) )?(?:ה?הגעה|ה?נחיתה)|(?:(?:وقت|موعد|تاريخ|مطار) )?(?:ال)?(?:وصول|هبوط)',
  flight:
    '(?:номер )?рейса?|полет|(?:број на )?лет(?:от)?|voo(?: n[.ºo]*)?|flight(?: (?:number|no\\.?|nr\\.?))?|flight ?/ ?date|flght|flt(?:\\.? ?(?:number|no\\.?|nr\\.?|#))?\\.?|flug(?:nummer|nr\\.?)?|cursa|zbor(?: nr\\.?)?|numar(?:ul)? (?:de )?zbor(?:ului)?|nr\\.? zbor|(?:numero (?:de )?)?vol|ucus(?: (?:no|numarasi))?|(?:numero (?:del? )?)?volo|nr lotu|rejs|numer lotu|flygresa|flygning|flyvning|fly(?: ?nr\\.?)?|πτηση|(?:numero de )?vuelo|vlucht(?:nummer)?|jarat(?:szam)?|let|broj leta|flyg|flygnummer|(?:מספר |מס’ )?ה?טיסה|(?:رقم )?(?:ال)?رحلة',
  date: 'дата|(?:flight |travel )?date|(?:day, )date|data(?: zborului)?|datum|dato|tarih|fecha|ημερομηνια|תאריך(?: ה?טיסה)?|(?:ال)?تاريخ(?: (?:الرحلة|السفر))?',
  class:
    'класс(?: обслуживания)?|(?:cabin |travel |booking |fare )?class(?: ?/ ?(?:fare|status)| of travel)?|cabin(?: class)?|clas[ae](?: (?:de calatorie|de rezervare|cabinei))?|(?:reise|buchungs)?klasse(?: ?/ ?tarif)?|classe(?: de voyage)?|(?:kabin )?sinif(?:i)?|snf|cls|cl|klasa(?: podrozy)?|θεση|reseklass|klass|clase|klasse|osztaly|מחלק(?:ה|ת (?:טיסה|שירות))|(?:ال)?درجة(?: السفر)?',
  baggage:
    '(?:норма )?багажа?|bagagem(?: de porao)?|(?:free |checked[ -]?(?:in)? |hold )?(?:baggage|luggage|bags?)(?: allowance| count)?|bagaj(?:e|ul)?(?: (?:de cala|inclus|inregistrat|hakki))?|frei(?:es )?gepack|(?:aufgegebenes )?gepack|bagages?(?: en soute)?|franchise (?:de )?bagages?|bagaz(?: rejestrowany)?|bagaglio(?: (?:registrato|da stiva))?|franchigia bagaglio|αποσκευεσ|(?:incheckat |innsjekket )?bagas?j?g?e|equipaje|prtljaga?|poggyasz|כבודה|מטען|(?:ال)?امتعة',
  status:
    'статус|estado da reserva|(?:booking |reservation |flight )?status|durum(?:u)?|rezervasyon durumu|statut|stare(?:a)?|stato|estado|κατασταση|statusz|סטטוס|מצב|(?:ال)?حالة',
  equipment:
    'самол[её]т|воздушное судно|aeronave|aircraft(?: type)?|equipment|aeronava|(?:tip )?(?:de )?avion|flugzeug(?:typ)?|fluggerat|appareil|equipement|ucak(?: tipi)?|samolot|aeromobile|tipo di aeromobile|αεροσκαφοσ|flygplan|flytype|vliegtuig',
  seat: 'lugar|assento|seats?(?: numbers?)?|loc(?:ul|uri|urile)?|sitz(?:platz|platze|e)?|siege|koltuk(?: no)?|posto|miejsce|plats|sete|αρ\\. θεσησ|asiento|stoel|sjedalo|sediste|ulohely|καθισμα|(?:מספר )?מושב|(?:رقم )?(?:ال)?مقعد',
  terminal: 'terminal(?:ul)?|aerogare|טרמינל|מסוף|صالة|الصالة|مبنى',
  passenger:
    '(?:имя )?пассажира?ы?|passageir[oa]s?(?: nome)?|(?:name of )?passengers?(?: names?| information)?|travell?er(?: name)?|(?:nume )?pasager(?:i|ul|ului|ilor)?|nume(?:le)? (?:pasager(?:ului)?|complet)|passagiere?|name des (?:passagiers|fluggastes)|fluggast|reisende[rn]?|(?:nom du )?passager|yolcu(?:lar)?(?: (?:adi|ismi|adi soyadi))?|passegger[oi]|nome (?:del )?passeggero|pasajeros?|pasazer(?:owie)?|passagerare?|επιβατησ|guests?|prepared for|e-?ticket(?: (?:number|no\\.?))?|(?:electronic )?ticket(?: ?(?:number|no\\.?|nr\\.?))?|(?:numar(?:ul)? )?bilet(?:ul)?(?: (?:electronic|no|numarasi|nr\\.?))*|ticketnummer|billet(?: electronique)?|numero (?:di |de |do )?(?:biglietto|billet(?:e)?|bilhete)|putni(?:k|ci)|utas(?:ok)?|επιβατ(?:εσ)|passasjer(?:er)?|broj karte|jegyszam|bilet numarasi|numer biletu|biljettnummer|billettnummer|αριθμοσ εισιτηριου|(?:שם |שמות )?ה?נוסע(?:ת|ים)?|(?:מספר )?כרטיס(?: טיסה)?|(?:اسم |اسماء )?(?:ال)?(?:مسافر(?:ون|ين)?|ركاب|راكب)|(?:رقم )?(?:ال)?تذكرة',
};

/** Folded it would be `den`, which in Turkish is whence one leaves. */
const arrivalInVietnamese = /^(?:(?:điểm|nơi|giờ) )?đến\s*:?$/iu;

/** Words that are labels only where nothing else stands with them. */
const alone: Partial<Record<LabelKind, RegExp>> = {
  departure: /^(?:from|von|de|din|de la|nereden|den|da|fra|fran|απο|depart|van|od|iz|z|honnan|desde|מ|מאת|מוצא|من)$/,
  arrival: /^(?:to|nach|la|nereye|catre|destinatie|til|till|do|προσ|naar|u|hova|hasta|para|אל|ל|יעד|الى)$/,
  duration: /^(?:flight duration|time of flight)$/,
};

const noiseWords =
  /check[ -]?in|регистрац|престо[ий]|посадк|рожден|выдач|итого|оплат|lahtoselvitys|incheck|instapp|utbetal|latest|boarding|\bgate\b|imbarc(?!ati pe)|einsteig|bordkarte|embarquement|enregistrement|heure limite|fermeture|chiusura|\bcierre\b|inchidere|encerramento|fecho d|zamknieci|kapanis|kapuzar|\bu?zavreni|stangning|lukning|lukker|sluiting|\bsluit\b|κλεισιμ|закрыти|odprawa|\bkapi\b|binis|bagdrop|bag drop|not (?:valid|before|after)|non valable|nicht (?:gultig|vor|nach)|\bnvb\b|\bnva\b|valid|gultig|issue|izdavanj|izdan[oi]|uitgifte|utfard|utstedt|udstedt|vystaven|myonta|myonnet|kiallitas|emis[ie]|emiter|emission|emissao|ausstell|ausgestellt|buchungsdatum|booking date|\bbooked(?! (?:you|us|them|him|her|onto)\b)|\bgebucht(?! auf\b)|duzenle|wystawienia|rezervar|rezerwac|prenotazione|rezervasyon tarihi|εκδοσησ|deadline|termen|payment|\bpaid\b|plat[ai]|platit|odeme|toplam|total|printed|utskrivet|fare basis|bag(?:gage)? fee|ticket by|stop ?over|layover|connection time|umsteigezeit|umstieg|reisedauer|escala|aktarma|imbarco|birth|nationalit|cetaten|staatsangeh|allampolgar|obywatel|statni prislus|uyru[gk]|гражданств|ιθαγεν|nacionalidad|cittadinanza|nationaliteit|kansalais|\bborn\b|\bdob\b|\bgeb\.|\bnac\.|\bnasc\.|\bnar\.|\bur\. |nastere|geburt|geboort|dogum|naissance|nascita|nacimiento|nascimento|urodzenia|szuletesi|fodsels|fodelse|syntyma|narozen|narodeni|rojstv|sunniaeg|dzimsan|gimimo|раждане|народжен|roden|γεννησ|expir|prezentati|prezentare|arrive at the airport|הנפק|לידה|צ’ק|סגירת|עלייה למטוס|סה"כ|תשלום|اصدار|ميلاد|تسجيل|اغلاق|صعود|بوابة|اجمالي|مجموع|دفع|\btel\b(?! aviv)|telefon|phone|call us|rechnungsdatum|invoice date|date of invoice|(?:data|fecha|date) (?:de la |de |d.?)?factur|data facturii|data fattura|data faktury|fakturadatum|faktura(?:dato|datum)|factuurdatum|fatura tarihi|szamla kelte/;

type LabelShape = { kind: LabelKind; shape: RegExp };
const shapes: LabelShape[] = Object.entries(names).map(([kind, words]) => ({
  kind: kind as LabelKind,
  shape: new RegExp(`^(?:${words})(?![\\p{L}\\d])`, 'u'),
}));
// `KALKIŞ / DEPARTURE`, `Class / Klasa:`: the same in a language we may not know, up to a colon or the end.
const otherLanguage = /^ ?[/|(] ?\p{L}[\p{L}./ ]{0,40}?\)?(?= ?:| ?$)/u;

type Label = {
  kind: LabelKind /** Where the value begins in the cell. */;
  end: number /** Nothing stands behind it. */;
  bare: boolean;
};

/** The label a cell of text begins with; of one in two scripts (`To אל`) that of the half we know. */
export function labelOf(text: string): Label | undefined {
  const label = labelInOne(text);
  if (label || !beyondLatin.test(text) || !inTwoScripts.test(text)) return label;
  const halves = [text.replace(otherLetters, ' '), text.replace(latinLetters, ' ')];
  const known = halves.map((half) => labelInOne(half.replace(/^[\s/|-]+|[\s/|-]+$/g, ''))).find((half) => half?.bare);
  return known && { ...known, end: text.length };
}

/** Most documents are in Latin letters, and ask this of every cell. */
const beyondLatin = /[\u0370-\uffff]/;
const inTwoScripts = /^(?=.*\p{Script=Latin})(?=.*(?!\p{Script=Latin})\p{L})[\p{L}\s/|.:’'-]{3,60}$/u;
const latinLetters = /\p{Script=Latin}+/gu;
const otherLetters = /(?!\p{Script=Latin})\p{L}+/gu;

/** Without a colon only what is nothing but a label counts, or has a value that fits behind it: „Loc disponibil” has none. */
function labelInOne(text: string): Label | undefined {
  const plain = foldInPlace(text);
  const lead = /^[*•·\s-]*/.exec(plain)?.[0].length ?? 0;
  const words = plain.slice(lead);
  // FRA, VAN, DEN: from, in some languages, and Frankfurt, Van and Denver in capitals.
  const isCode = /^[A-Z]{3}$/.test(text.trim()) && airportAt(text.trim()) !== undefined;
  if (arrivalInVietnamese.test(text)) return { kind: 'arrival', end: text.length, bare: true };
  for (const [kind, shape] of isCode ? [] : Object.entries(alone)) {
    if (shape.test(words.replace(/\s*:$/, ''))) return { kind: kind as LabelKind, end: text.length, bare: true };
  }
  const name = nameAt(words);
  if (name) {
    const end = name.length + (/^\s*[:.]?/.exec(words.slice(name.length))?.[0].length ?? 0);
    const rest = words.slice(end);
    if (rest.trim() === '') return { kind: name.kind, end: text.length, bare: true };
    if (words.slice(name.length, end).includes(':') || valueBehind[name.kind]?.test(rest))
      return { kind: name.kind, end: lead + end, bare: false };
  }
  return noiseWords.test(words) ? { kind: 'noise', end: text.length, bare: true } : undefined;
}

// 08:40 | 12 Apr | Napoli (NAP) | mer 10 mar 2027 07:25 | am Mo., 12.04.2027 um 06:40
const behindEnd =
  /^\s*\d{1,2}[:.h]\d{2}|^\s*\d{1,2}\s?[A-Z]|^\s*\p{L}[\p{L} .,'’/-]{2,40}\([a-z]{3}\)|^\s*(?:[\p{L}.]{1,14},? ){0,3}\d{1,2}[./ -][\p{L}\d./ -]{2,20}(?:,|\s\p{L}{1,4}\.?){0,2}\s\d{1,2}[:.h]\d{2}(?!\d)/iu;

/** What may follow a label without a colon. */
const valueBehind: Partial<Record<LabelKind, RegExp>> = {
  duration: /^\s*\d{1,2}\s?(?::\d{2}|h|std|hr|ur|t\b|(?:[.,]\d{2}\s?)?(?:ч|год|час|sat|hod))/,
  operator: /^\s*\p{L}/u,
  departure: behindEnd,
  arrival: behindEnd,
  baggage: /^\s*\d{1,2}\s?(?:x|pc|k|kg|parca|piece|bag|stuck|bucat)/,
  seat: /^\s*\d{1,2}[a-k]\b/,
  class: /^\s*(?:[a-z](?:\s|$)|(?:premium )?econom|business|first)/,
  status: /^\s*(?:ok|hk|confirm|bestatigt|onay)/,
};

/** The longest label the words begin with, and its name in a second language behind a slash. */
function nameAt(words: string): { kind: LabelKind; length: number } | undefined {
  const [best] = shapes
    .flatMap(({ kind, shape }) => ({ kind, length: shape.exec(words)?.[0].length ?? 0 }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length);
  if (!best) return undefined;
  const rest = words.slice(best.length);
  const slash = /^ ?[/|] ?/.exec(rest)?.[0].length;
  if (slash === undefined && !rest.startsWith(' (')) return best;
  const second = slash === undefined ? undefined : nameAt(rest.slice(slash));
  const known = second?.kind === best.kind ? (slash ?? 0) + second.length : undefined;
  return { kind: best.kind, length: best.length + (known ?? otherLanguage.exec(rest)?.[0].length ?? 0) };
}

/** Where the labels begin in a text that is nothing but several of them, a blank apart: the heading of a narrow table. */
export function labelsIn(text: string): number[] | undefined {
  const plain = foldInPlace(text);
  const starts: number[] = [];
  for (let at = 0; at < plain.length; ) {
    const name = nameAt(plain.slice(at));
    const length = name?.length ?? /^(?:from|to|von|nach|de|a)(?= )/.exec(plain.slice(at))?.[0].length;
    if (length === undefined || !/^(?:\s|$)/.test(plain.slice(at + length))) return undefined;
    starts.push(at);
    at += length + (/^\s*/.exec(plain.slice(at + length))?.[0].length ?? 0);
  }
  return starts.length > 1 ? starts : undefined;
}

// DURCHGEFÜHRT VON: LUFTHANSA LH 401 | Operated by Qantas Airways QF 12 | OPERATED BY      AMERICAN AIRLINES AS AA51
const operatorBefore = new RegExp(`(?<!\\p{L})(?:${names.operator})(?!\\p{L}):?\\s{0,80}(?:(?! {2})[^.;|·]){0,50}$`, 'u');

// as AS 1327: in a narrow cell what its operator calls it wraps under him
const asWrapped = /(?:^|\s{2})(?:as|als|comme|como|come|jako|som|ca)\s$/;

// Wydrukowano 24.11.2026 13:05 op. KB07 | Emis 24.11.2026 13:05, operator AM14: who printed it
const clerkBefore =
  /(?<!\p{L})(?:op|oper|opr|operator|usr|user|sine|clerk|kasjer|kasa|bearb|uzytkownik|utilizator|utente|usuario|utilisateur|ugyintezo|kezelo)(?:\.|:|\.:)? {1,2}$/u;
const stamp = /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}.*\d[:.]\d{2}/;

/** Whether what follows these words is the number under which another airline flies, or the sign of who printed it: no flight of this ticket. */
export function isBehindOperator(text: string): boolean {
  const plain = foldInPlace(text);
  return asWrapped.test(text) || operatorBefore.test(plain) || (stamp.test(text) && clerkBefore.test(plain));
}

/** Whether the words before a time or a day say that it is not a flight's. */
export function isNoise(text: string): boolean {
  return noiseWords.test(foldInPlace(text));
}
