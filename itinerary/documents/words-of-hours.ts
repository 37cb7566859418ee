/** Words beside an hour that say what it is of: of flying, or of meeting, riding, sleeping, eating and looking at things. Folded. */

const word = (words: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'u');

// Abflug 04.45 | wo unsere Maschine startet | décolle | voliamo | ląduje | pousa
const flying = word([
  '(?:\\p{L}*(?:ab|hin|ruck|weiter|anschluss|heim|direkt|nacht|linien))?flug(?!hafen|platz|gesellschaft|steig)\\p{L}*|flieg\\p{L}*|maschine|startet|hebt|land(?:et|en|ung)|zwischenlandung',
  '(?:in|out)?flights?|fly|flies|flying|flown|take[- ]?off|takes? off|taking off|(?:land|touch)(?:s|es|ing)?(?: down)?|airborne',
  'vols?|envol\\p{L}*|decoll\\p{L}*|atterr\\p{L}*|se pose(?:ra)?|avion|aereo',
  'vol[oi]|voli?amo|vola|vuelos?|volamos|volaremos|vuela|despeg\\p{L}*|aterri\\p{L}*|ateri[sz]\\p{L}*|voos?|voamos|descol\\p{L}*|aviao',
  'zbor\\p{L}*|zburam|avion\\p{L}*|lot(?:u|em|y|ow)?|wylot\\p{L}*|przylot\\p{L}*|odlot\\p{L}*|lec\\p{L}*|wylatuj\\p{L}*|przylatuj\\p{L}*|laduj\\p{L}*|ladowan\\p{L}*|rejs(?:em)?|samolot\\p{L}*',
  '(?:terug|heen|retour)?vluch?t(?:en)?|vlieg\\p{L}*|landen|landt|toestel|jarat\\p{L}*|repul(?:unk|o|es|tok)?|felszall\\p{L}*|leszall\\p{L}*|landol\\p{L}*|(?:repulo)?gep(?:unk)?',
  'bay|(?:ha|cat) canh|terbang|penerbangan|mendarat|let(?:u|em|y)?|odlet\\p{L}*|prilet\\p{L}*|vzlet\\p{L}*|pristan\\p{L}*|pristava\\p{L}*|polet\\p{L}*|slet\\p{L}*|ucus\\p{L}*|ucak|ucag\\p{L}*|kalkis\\p{L}*|inis\\p{L}*',
  'fly(?:et|ver|ger|avgang\\p{L}*)?|flyg(?:et|er|ning)?|landar|lander|lent\\p{L}*|laskeu\\p{L}*|рейс\\p{L}*|вылет\\p{L}*|прилет\\p{L}*|самолет\\p{L}*|полет\\p{L}*|каца\\p{L}*|излит\\p{L}*|πτησ\\p{L}*',
]);

const meeting = [
  'treff(?:punkt|en(?= (?:wir|sie|um|am|ist|der|aller))|zeit)?|treffen wir(?: uns)?|wir treffen|sammel(?:n|punkt|platz)|sammeln|einfinden',
  'meet(?:ing)?(?: point| up| at)?|we meet|assembl[ey]|gather(?:ing)?|muster',
  'rendez-?vous|rassemblement|regroupement|ritrovo|ritroviamo|raduno|appuntamento|punto d.incontro|convocazione|quedamos|(?:punto de )?encuentro|nos (?:vemos|reunimos|encontramos)|concentracion|(?:ponto de )?encontro|concentracao',
  'intalni\\p{L}*|ne intalnim|adunare\\p{L}*|zbiork\\p{L}*|spotyk\\p{L}*|spotkani\\p{L}*|verzamel\\p{L}*|bijeenkomst|samenkomst|talalkoz\\p{L}*|gyulekez\\p{L}*|sraz|setkani|stretnutie|okupljanje|zbor(?:no|isce)|bulusma\\p{L}*|samling|m[oø]tesplats|mødested|oppm[oø]te|tapaa\\p{L}*|kokoont\\p{L}*|сбор\\p{L}*|встреч\\p{L}*|среща|συναντησ\\p{L}*',
];
const riding = [
  '(?:reise|zubringer|linien|shuttle|klein|fern)?bus(?:se|ses|sen|transfer\\p{L}*|abfahrt|fahrt)?|abfahrt\\p{L}*|fahrer(?:in)?|s-bahn|bahn|zug|taxi\\p{L}*|(?:flughafen|hotel|bus)?transfer\\p{L}*|shuttle',
  'coach(?:es)?|minibus|buses|trains?|ferry|driver|picked up|picks? up|pick-?up|autocars?|car(?= (?:part|nous|vous|de|du|depart|quitte|pour|a))|(?:du|en|le) car|navettes?|transferts?|chauffeur|train|bac',
  'pullman|autobus\\p{L}*|trasferiment[oi]|navetta|treno|traghetto|autocarro|onibus|traslados?|recogida|tren(?:ul)?|comboio|trem|autocar\\p{L}*|microbuz\\p{L}*|autobuz\\p{L}*|transfer(?:ul\\p{L}*|uri\\p{L}*)',
  'autokar\\p{L}*|pociag\\p{L}*|transfery?|busz\\p{L}*|transzfer\\p{L}*|vonat\\p{L}*|autobusy?|vlak\\p{L}*|trein|veerboot|buss(?:en|ar)?|tog(?:et)?|tag(?:et)?(?= \\p{L})|otobus\\p{L}*|servis\\p{L}*|автобус\\p{L}*|трансфер\\p{L}*|поезд\\p{L}*|λεωφορει\\p{L}*',
];
const sleeping = [
  'hotels?|\\p{L}*zimmer(?:n|bezug|ruckgabe)?|unterkunft|check-?(?:in|out)|auschecken|einchecken|weck(?:en|ruf)|wecken|gepackabgabe',
  'rooms?|wake[- ]?up(?: call)?|checkout|hostel|hotel(?:ul\\p{L}*|ului|ow\\p{L}*|u|em|lobby|foyer)|chambres?|reveil|hebergement|camer[ae]|sveglia|albergo|ostello|habitaci\\p{L}*|alojamiento|riad|albergue|refugio',
  'cazare\\p{L}*|camer(?:ele|elor)|desteptarea?|pokoj\\p{L}*|pobudka|nocleg\\p{L}*|zakwaterowani\\p{L}*|kamers?|uitchecken|inchecken|incheckbalie|quartos?|szoba\\p{L}*|szallas\\p{L}*|szallod\\p{L}*|pokoj|ubytovani|rum(?:met)?|hotell(?:et|a)?|otel\\p{L}*|отел\\p{L}*|гостиниц\\p{L}*|хотел\\p{L}*|ξενοδοχ\\p{L}*',
];
const eating = [
  '(?:fruh|mittag|abend|abschieds)\\p{L}*(?:stuck|essen)|fruhstuck\\p{L}*|breakfast|lunch|dinner|supper|(?:petit[- ])?dejeuner|diner|colazione|pranzo|cena|desayuno|almuerzo|comida|(?:pequeno[- ])?almoco|jantar',
  'mic(?:ul)? dejun|pranz(?:ul)?|cina|sniadani\\p{L}*|obiad\\p{L}*|kolacj\\p{L}*|ontbijt|middageten|avondeten|reggeli\\p{L}*|ebed\\p{L}*|vacsora\\p{L}*|snidane|obed|vecere|frukost|middag|frokost|aftensmad|kahvalti|завтрак|обед|ужин|закуска|вечеря',
];
const seeing = [
  'muse(?:um|o|e|u|i|os|us|ums)s?|muze(?:um|ul|u|j)\\p{L}*|\\p{L}*gottesdienst|messe|vesper|andacht|(?:stadt)?fuhrung|stadtrundfahrt|stadtrundgang|besichtigung\\p{L}*|einlass|(?:general)?probe|konzert|(?:be)?eroffnung|geoffnet|\\p{L}*audienz',
  'mass|service|tour|museum|rehearsal|concert|admission|procession|opens?|closes?|visit(?:s|ing)?|visite(?:r|s)?(?: guidee)?|messe|ouvert[es]*|entree',
  '(?:santa )?messa|visita(?: guidata)?|visitiamo|ingresso|apert[oaie]|(?:santa )?misa|visita(?:mos)?|abiert[oa]|cierra|missa|abert[oa]|slujba|(?:sfanta )?liturghie|vizit\\p{L}*|deschis[aei]?|msz[ay]|zwiedzani\\p{L}*|czynn[aey]|wstep',
  'mis|repetitie|bezoek\\p{L}*|rondleiding|geopend|mise|szentmise|latogatas|varosnezes|nyitva|koncert|bohosluzba|prohlidka|gudstj[ae]n\\p{L}*|konsert|muze\\p{L}*|ayin|gezi|музе\\p{L}*|экскурси\\p{L}*|литурги\\p{L}*',
];
const other = word([...meeting, ...riding, ...sleeping, ...eating, ...seeing]);

const small =
  '(?:(?:ist|is|est|e|es|este|jest|um|gegen|ca\\.?|circa|etwa|at|about|from|a|as|las|la|le|les|vers|alle|ore|ora|hora|horas|de|des|dalle|pelas?|o|ok\\.?|godz\\.?|om|rond|kl\\.?|v|ve|im|ab|op|der|die|das|den|the|h|sera|previsto|prevista|per) )*';
// um 16.30 | a las 6:00 | o godz. 3:30
const onlySmall = new RegExp(`^[ (]*(?:(?:und|and|et|e|y|si|i|en|es) )?${small}$`, 'u');
// Treffpunkt um 16.30 | Transfer um 1.45 | Zbiórka o godz. 3:30: right before the hour
const rightBefore = new RegExp(
  `(?<!\\p{L})(?:${[...meeting, ...riding, ...sleeping, ...eating].join('|')})(?!\\p{L})[ :]*${small}$`,
  'u',
);
// 16.30 Uhr Treffpunkt | 14.00 Uhr Abfahrt des Busses: right behind it, where the clause begins with it
const rightBehind = new RegExp(
  `^[ ,:–-]*(?:uhr |uur |h )?(?:abfahrt (?:des|der|mit) )?(?:${[...meeting, ...riding, ...sleeping, ...eating].join('|')})(?!\\p{L})`,
  'u',
);
// bis 1.30 | spätestens um 5.00 | entro le 10.00 | do godz. 8:00 | até às 11h00: the end of something, where no hour began it; not sau đó 9h40, which is afterwards
const until = new RegExp(
  `(?<!\\p{L})(?:bis(?: spatestens| ca\\.?)?|spatestens|until|till|before|(?:no|not) later than|by|jusqu.a|avant|au plus tard|fino (?:a|alle)|entro|prima|hasta|antes|ate|pana|inainte|cel tarziu|(?<!sau )do|przed|najpozniej|tot|voor|uiterlijk|nejpozdeji|senast|innan|seneast|legkesobb|до) ${small}$`,
  'u',
);

/** @param words folded */
export const isOfFlying = (words: string): boolean => flying.test(words);

// Ankunft am Flughafen um 5.45 | llega a Barajas
const arriving = word([
  'ankunft|ankommen|eintreffen|ruckkehr|ruckkunft|arriv\\p{L}*|reach\\p{L}*|retour|lleg\\p{L}*|cheg\\p{L}*|sosi\\p{L}*|ajung\\p{L}*|intoarcere\\p{L}*|rientro|regreso|regresso',
  'aankom\\p{L}*|komen|przyjazd|powrot|dojazd|dojedz\\p{L}*|erkez\\p{L}*|prijezd|prichod|dolazak|ankomst|framme|varis\\p{L}*|saapu\\p{L}*|прибыти\\p{L}*|пристига\\p{L}*|αφιξη',
]);

/** @param words folded */
export const isOfArriving = (words: string): boolean => arriving.test(words);

/** @param words folded */
export const isOfOthers = (words: string): boolean => other.test(words);

/** Whether the words that end right before an hour say that it is of something else. @param isFirst no hour stands before it in its clause */
export const isOfOthersBefore = (words: string, isFirst: boolean): boolean =>
  rightBefore.test(words) || (isFirst && until.test(words));

/** Whether words in a clause before its first hour are none but those that lead to one. */
export const leadsToHour = (words: string): boolean => onlySmall.test(words);

/** Whether the words that begin right behind an hour say so. */
export const isOfOthersBehind = (words: string): boolean => rightBehind.test(words);
