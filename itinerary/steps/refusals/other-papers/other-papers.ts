/**
 * Papers that name a flight and were written for something else: what they say they are, believed only of those under which nothing is booked
 * (no reference, no ticket). A certificate may have a real itinerary annexed, and a ticket a form to sign.
 */
import { pieceCells } from '../../../layout/cells.ts';
import { fold } from '../../../text/fold.ts';
import type { Line } from '../../../text/ticket-text.ts';

const word = (...patterns: string[]) => new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'u');

// CERTIFICAT MÉDICAL | MEDIF | Ärztliches Attest | Letter of invitation | Consulado General de Italia
const ofPeople = word(
  'certificat(?:ul)? medical|medical (?:certificate|information form|clearance|report)|medif|fit[ -]to[ -]fly',
  'arztliche[sr]? (?:attest|bescheinigung|zeugnis)|certificado medico|certificato medico|atestado medico|adeverinta medicala|zaswiadczenie lekarskie',
  String.raw`lekarske (?:potvrzeni|potvrdenie)|orvosi igazolas|doktersverklaring|laegeerklaering|legeerklaering|lakarintyg|laakarintodistus|saglik raporu|ιατρικη βεβαιωση|медицинск\p{L}* (?:справк|заключен|бележк)\p{L}*`,
  String.raw`letter of (?:invitation|support)|(?:invitation|visa support|sponsorship) letter|einladungsschreiben|verpflichtungserklarung|lettre d.invitation|carta[ -](?:de )?(?:invitacion|convite)|lettera d.invito|scrisoare de invitatie|zaproszenie|pozvani|meghivolevel|uitnodigingsbrief|invitationsbrev|davet(?:iye)? mektubu|προσκληση|(?:письмо-)?приглашени\p{L}*|покана`,
  'embassy|consulate|botschaft|\\p{L}*konsulat\\p{L}*|ambass?ad\\p{L}{1,2}|consul(?:at|ado|ato)\\p{L}{0,2}|embaja?da|embaixada|elcilik|buyukelcili\\p{L}*|konsoloslu\\p{L}*|nagykovetseg\\p{L}*|velvyslanectvi|vel[vk]yslanectvo|πρεσβεια|προξενειο|посольств\\p{L}*|консульств\\p{L}*|visa application|visumantrag|solicitud de visa\\p{L}*|demande de visa|domanda di visto|cerere de viza|wniosek (?:o wize|wizowy)',
);
// Acord parental | Unaccompanied minor form | Reisevollmacht | Customs declaration | Passenger locator form
const ofForms = word(
  '(?:parental|travel) consent(?: form| letter)?|consent (?:form|letter)|permission slip|unaccompanied minors?(?: \\p{L}+)? (?:form|request|declaration|service)|handling advice',
  'acord(?:ul)? (?:parental|al parintilor)|declaratie (?:notariala |minor)|minor neinsotit|einverstandniserklarung|reisevollmacht|(?:unbegleitetes kind|alleinreisende[sn]? kind\\p{L}*)',
  'autorisation (?:parentale|de sortie)|enfant non accompagne|autorizacion (?:paterna|parental|de viaje|de menor)\\p{L}*|menor no acompanado|autorizacao de viagem|menor (?:nao|desacompanhado)|autorizzazione (?:dei genitori|al viaggio)|minore non accompagnato',
  'zgoda rodzic\\p{L}*|souhlas rodic\\p{L}*|suhlas rodic\\p{L}*|szuloi (?:hozzajarul|nyilatkozat|engedely)\\p{L}*|toestemming (?:van )?(?:de )?ouders|samtykke(?:erklaering)?|samtycke|muvafakatname|veli izin\\p{L}*|согласие (?:родител|на выезд)\\p{L}*',
  'customs (?:declaration|form)|zoll(?:an|er)\\p{L}*|declaration (?:en |de )?douanes?|declaracion (?:de )?adua\\p{L}*|dichiarazione doganale|declaracao (?:alfandegaria|aduaneira)|declaratie vamala|deklaracja celna|celni prohlaseni|vamnyilatkozat|douaneaangifte|tolddeklaration|tulldeklaration|gumruk beyan\\p{L}*|таможенн\\p{L}* деклараци\\p{L}*',
  '(?:health|passenger locator|arrival) (?:declaration|form|card)|gesundheitserklarung|declaration de sante|declaracion de salud|declaratie de sanatate|attendance (?:list|sheet)|anwesenheitsliste|liste d.emargement|feuille de presence|lista de (?:asistencia|prezenta|presenca)|foglio presenze|lista obecnosci|prezencni listina|jelenleti iv|presentielijst',
);
// Lost property report | Fundsachen | Police report | Schadenmeldung
const ofReports = word(
  'lost (?:property|and found|items?)|fund(?:sachen?|buro|gegenstand)\\p{L}*|verlustanzeige|objets? (?:trouves?|perdus?)|objetos? perdidos?|oggetti smarriti|perdidos e achados|obiecte (?:pierdute|gasite)|(?:rzeczy|przedmioty) (?:znalezione|zagubione)|ztraty a nalezy|talalt targy\\p{L}*|gevonden voorwerp\\p{L}*|hittegods|glemte sager|kayip esya|бюро находок|(?:забыт|утерян)\\p{L}* вещ\\p{L}*',
  '(?:police|incident|occurrence|safety) report|polizei(?:bericht|protokoll)|strafanzeige|proces[- ]verbal|depot de plainte|denuncia(?: policial)?|plangere|parte de incidente|protokol(?:l)?|politianmeldelse|polisanmalan|tutanak|рапорт|протокол|police judiciaire',
  'insurance claim|claim form|schaden(?:s?meldung|s?anzeige)|declaration de sinistre|parte de siniestro|denuncia (?:di )?sinistro|participacao de sinistro|(?:avizare|instiintare) de dauna|zgloszenie szkody|(?:hlaseni|oznameni) (?:skody|skodni)\\p{L}*|(?:hlasenie|oznamenie) skody|karbejelent\\p{L}*|schade(?:aangifte|formulier)|skadesanmeld\\p{L}*|skadeanmal\\p{L}*|hasar (?:bildirim|ihbar)\\p{L}*|заявление о (?:страхов|наступлени)\\p{L}*',
);
// CREW ROSTER | PILOT LOGBOOK | Dienstplan | Ground handling request | Miles&Smiles Hesap Özeti
const ofService = word(
  '(?:crew|duty|cabin crew|pilot) (?:roster|schedule|list|briefing|pairing)|roster|(?:pilot|flight)s?.? ?log ?(?:book)?|log ?book|einsatzplan|dienstplan|flugbuch|carnet de vol|planning (?:equipage|pnc|pnt)|programare echipaj|carnet de zbor|cuadrante|libro de vuelo|libretto di volo|grafik (?:zalogi|lotow)|ksiazka lotow|zapisnik letu|gorev cizelgesi|летная книжка|план полетов',
  '(?:ground )?handling request|handling agent|slot (?:request|coordination)|work order|line maintenance|tech(?:nical)? log',
  '(?:account|mileage|points|activity) (?:summary|statement|overview)|meilen(?:konto|ubersicht|auszug)|kontoauszug|releve de (?:compte|miles|points)|estado de cuenta|extracto de (?:cuenta|millas)|extrato de (?:conta|milhas)|estratto conto|extras de (?:cont|mile)|wyciag z konta|vypis (?:z )?uctu|hesap ozeti|mil (?:ozeti|hareketleri)|puntenoverzicht|poengoversikt|poangoversikt|выписка по счету',
);
// Courier report | Verwendungsnachweis | Rejserapport | Klachtafhandeling | Request for proposal
const ofAccounts = word(
  String.raw`(?:courier|trip|mission|travel|field trip|visit) reports?|statement of (?:use|expenditure)|(?:list|schedule) of receipts|reiseberichte?|dienstreisebericht|verwendungsnachweis|belegliste|compte[- ]rendu de (?:mission|voyage)|rapport de mission|etat (?:de|des) frais|informe de (?:viaje|mision|comision)|memoria justificativa|relazione (?:di )?(?:missione|viaggio)|rendicontazione(?: \p{L}+)*|relatorio de (?:viagem|missao)|raport de (?:deplasare|misiune|calatorie)|lista (?:de )?documente\p{L}* justificative`,
  'sprawozdanie z (?:podrozy|wyjazdu|delegacji)|cestovni zprava|zprava ze? (?:sluzebni )?cesty|utijelentes|uti beszamolo|reisverslag|rejserapport|reiserapport|reserapport|matkakertomus|gezi raporu|seyahat raporu|отчет о (?:командировке|поездке)|авансовый отчет|доклад за командировка|εκθεση (?:ταξιδιου|αποστολης)',
  String.raw`complaint (?:handling|response|file|form)|beschwerde(?:bearbeitung|nummer|formular)?|traitement d.une reclamation|hoja de reclamaciones|livro de reclamacoes|solutionare(?:a)? reclamati\p{L}*|rozpatrzenie (?:skargi|reklamacji)|vyrizeni (?:stiznosti|reklamace)|panaszkezel\p{L}*|klachtafhandeling|klachtenformulier|klagebehandling|klagomal\p{L}*|sikayet (?:formu|yaniti)|рассмотрение (?:жалобы|претензии)`,
  String.raw`requests? for (?:proposals?|quot(?:e|ation)s?|prices)|rf[pq](?:[ -]?\d.*)?|preisanfrage|angebotsanfrage|demande de (?:devis|prix)|appel d.offres|(?:solicitud|peticion) de (?:cotizacion|presupuesto|ofertas?)|richiesta di (?:preventiv[oi]|offert[ae])|pedido de (?:orcamento|cotacao)|cerere(?:a)? de oferta|zapytanie ofertowe|poptavka|cenovy dopyt|ajanlatkeres|offerteaanvraag|pris(?:forespørgsel|foresporgsel|foresporsel)|tilbudsforesporsel|offertforfragan|tarjouspyynto|teklif (?:talebi|isteme\p{L}*)|запрос (?:цен|котировок|предложени\p{L}*)|запитване за оферта|αιτημα προσφορας`,
);
const ofAsia =
  /诊断证明|診斷證明|診断書|진단서|邀请函|邀請函|招待状|초청장|同意书|同意書|동의서|申报[表单]|申報[表單]|申告書|신고서|失物|遗失物|遺失物|忘れ物|분실물|报案|值班表|排班表|勤務表|근무표|问卷|問卷|满意度|滿意度|アンケート|설문/u;
/** In lines; and in letters: a longer cell is no title. */
const head = 8;
const longestTitle = 80;
const titles = [ofPeople, ofForms, ofReports, ofService, ofAccounts];

/** Whether it is, by its title, a certificate, a form, a report, a roster, a statement. */
export function isOfOtherKind(lines: readonly Line[]): boolean {
  const cells = lines.slice(0, head).flatMap((line) => pieceCells(line).filter(({ text }) => text.length <= longestTitle));
  return cells.some(({ text }) => {
    const plain = fold(text);
    return titles.some((title) => title.test(plain)) || ofAsia.test(text);
  });
}

// Semnătura părintelui ______ | Autorizo a mi hijo/a ............ a participar; not Total ............ 450 EUR
const toFillIn = /\p{L}[^_.…]{0,60}(?:_{5,}|(?:\.{10,}|…{4,})(?!.*\d))/u;
// Bilet charter | Voucher | Contract | Card de îmbarcare: what travellers sign as well
const ofTravel = word(
  '(?:e-?)?tickets?|e-?bil\\p{L}*|bil(?:je)?t\\p{L}*|billets?|bigliett\\p{L}*|billetes?|bilhetes?|boletos?|flugschein\\p{L}*|vouchers?|bons?|boarding|bordkart\\p{L}*|\\p{L}*imbarc\\p{L}*|embarque\\p{L}*|binis|beszallo\\p{L}*|instap\\p{L}*|ombord\\p{L}*|посадочн\\p{L}*|reiseplan|reise(?!kosten|bericht)\\p{L}*|utazas\\p{L}*|itinerar\\p{L}*|contra[ck]t\\p{L}*|contrato|contratto|vertrag\\p{L}*|reisevertrag|smlouva|zmluva|umowa|szerzodes\\p{L}*|booking|reserv\\p{L}*|rezerv\\p{L}*|rezerwac\\p{L}*|\\p{L}*buchung\\p{L}*|prenotazion\\p{L}*|confirm\\p{L}*|conferm\\p{L}*|charter\\p{L}*|letenk\\p{L}*|\\p{L}*jegy\\p{L}*|билет\\p{L}*|ваучер\\p{L}*|договор\\p{L}*',
  'нислэг\\p{L}*|тасалбар\\p{L}*|εισιτηρι\\p{L}*|κρατηση\\p{L}*|ბილეთ\\p{L}*|տոմս\\p{L}*|ה?כרטיס\\p{L}*|(?:ال)?(?:تذكرة|تذاكر|حجز|بليط)|ٹکٹ|ቲኬት|tiket\\p{L}*|farseðil\\p{L}*|txartel\\p{L}*|tikidh\\p{L}*|bileta|chipta\\p{L}*',
);

/** In cells: more are heads of columns, and none of the paper. */
const mostInTitle = 4;

/** Whether its head says that it is of a journey sold. */
export const isHeadedAsTicket = (lines: readonly Line[]): boolean =>
  lines
    .slice(0, head)
    .some((line) => ofTravel.test(fold(line.text)) && (/\d/.test(line.text) || pieceCells(line).length <= mostInTitle));

// Gift certificate | Geschenkgutschein | Bon cadeau
const gift = word(
  String.raw`gift (?:certificate|card|voucher|cheque)|(?:geschenk|reise)gutschein|(?:bon|cheque|carte)[ -]cadeau|(?:tarjeta|bono|cheque|vale)[ -](?:de )?regalo|(?:buono|carta) regalo|vale[ -]presente|(?:cheque|cartao)[ -](?:prenda|presente|oferta)|(?:card|voucher|cupon) cadou|(?:bon|karta|voucher) podarunkow\p{L}*|darkov\p{L}* poukaz|darcekov\p{L}* poukazk?a?|ajandekutalvany|ajandekkartya|cadeaubon|cadeaukaart|gavekort|presentkort|lahjakortti|hediye (?:karti|ceki)|подарочн\p{L}* (?:сертификат|карт\p{L}*)|подаръчен ваучер|δωρο(?:καρτα|επιταγη)`,
);

/** Whether it is a gift by its title, whose day somebody has still to choose. */
export const isGift = (lines: readonly Line[]): boolean =>
  lines
    .slice(0, head / 2)
    .flatMap((line) => pieceCells(line))
    .some(({ text }) => text.length <= longestTitle && gift.test(fold(text)));

/** Whether somebody is to fill it in or to sign it, and it is not headed as what travellers sign as well. */
export const isToBeFilledIn = (lines: readonly Line[]): boolean =>
  lines.some(({ text }) => toFillIn.test(text)) && !isHeadedAsTicket(lines);
