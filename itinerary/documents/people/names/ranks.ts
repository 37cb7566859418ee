/** What somebody is aboard, in a team or in a firm, in a column beside his name: `CHIEF OFF   MAGBANUA/RODEL MR`, `Head Coach   Ana Pop`. */
import { type Cell, pieceCells } from '../../../layout/cells.ts';
import { isGivenName } from '../../../reference/given-names.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { foldInPlace } from '../../flight-labels.ts';
import { withoutTrade } from './trades-behind-names.ts';

/** Which of several, before a rank; folded. */
const degree =
  '(?:chief|first|second|third|fourth|1st|2nd|3rd|4th|senior|staff|head|assistant|asst|deputy|able|ordinary|deck|engine|cabin|flight|safety|security|hotel|sound|lighting|stage|tour|team|group|crew|site|project|technical|electrical|electro|ship.?s|erste[rs]?|zweite[rs]?|dritte[rs]?|leitende[rs]?|nautische[rs]?|technische[rs]?|premier|deuxieme|troisieme|second|seconde|primo|secondo|terzo|allievo|primer|segundo|tercer|primeiro|terceiro|starszy|pierwszy|drugi|trzeci|prvi|drugi|treci|prv[ny]|druhy|treti|ofiter|sef|chef|jefe|jefa|chefe|capo|overste|forste|andre|eerste|tweede|derde|birinci|ikinci|ucuncu|bas|usta|mualim|masinis|старшии|первыи|второи|третии|главныи|πρωτοσ|δευτεροσ|i{1,3}|iv|line|camera|boom|production|unit|art|costume|make-?up|casting|script|focus|location|road)';
/** The rank itself; folded. Cooks and mates are families as well, and have a degree before them here. */
const rank =
  '(?:off(?:icer|r)?|eng(?:ineer|r)?|mate|cook|steward(?:ess)?|seam[ae]n|seafarer|cadet|fitter|oiler|wiper|motorm[ae]n|rating|electrician|eto|bosun|boatswain|pumpman|messm[ae]n|master|pilot|attendant|crew|purser|host(?:ess)?|coach|trainer|producer|operator|recordist|publicist|gaffer|grip|puller|designer|artist|physio\\p{L}*|manager|leader|technician|mechanic|rigger|welder|foreman|supervisor|offizier|ingenieur|maschinist|matrose|steuermann|mechaniker|capitaine|lieutenant|mecanicien|officier|matelot|ufficiale|macchinista|marinaio|allenatore|oficial(?: de \\p{L}+)?|maquinas|mecanico|marinero|maquinista|marinheiro|entrenador|treinador|oficer|mechanik|marynarz|trener|casnik|strojar|mornar|dustojnik|lodnik|secund|mecanic|punte|marinar|antrenor|maskinmester|styrmann|styrmand|styrman|maskinist|stuurman|machinist|zabit|muhendis|carkci|gemici|satu|dua|tiga|помощник|механик|матрос|электромеханик|тренер|моторист|μηχανικοσ|υποπλοιαρχοσ|ναυτησ)';
const words = new RegExp(`^(?:${degree}[ .-]{1,2}){1,2}${rank}\\.?$`, 'u');

// NO RANK | Rank / Rating | Dienstgrad | Funcția | Stanowisko
const overRanks =
  /^(?:n[or]\.? )?(?:(?:ship.?s |crew )?(?:rank|rating|position|job title|designation|capacity|trade)s?|dienst(?:grad|stellung)|rang|funktion|position|grade?|fonction|poste|grado|funzione|qualifica|mansione|cargo|puesto|funcion|categoria|funcao|posto|funct(?:ia|ie)|post(?:ul)?|grad(?:ul)?|stanowisko|funkcja|funkc[ei]|cin|beosztas|stilling|befattning|gorevi?|rutbe|jabatan|pangkat|должность|звание|длъжност|βαθμοσ|ειδικοτητα)(?: ?\/ ?\p{L}+)?$/u;

/** What begins with a given name is somebody; Mate behind a degree is none, and neither is NO RANK over a column. */
export const isRank = (name: string): boolean =>
  (words.test(foldInPlace(name)) || overRanks.test(foldInPlace(name))) && !isGivenName(name.split(' ')[0] ?? '');

/** In lines: so far under its head a column goes on. */
const reach = 30;

/** Whether the head of its column says that a cell tells what somebody is, and not who. */
export const isUnderRanks = ({ x }: Pick<Cell, 'x'>, lines: readonly Line[], row: number): boolean =>
  lines.slice(Math.max(0, row - reach), row).some((line) => {
    const cells = pieceCells(line);
    return cells.length > 1 && cells.some((head) => head.x - 6 <= x && x < head.right && overRanks.test(foldInPlace(head.text)));
  });

/** What somebody does for a firm, office or club, and in which part of it, behind his name and a comma; folded. */
const office = [
  'it|hr|pr|qa|r&d|sales|marketing|legal|finances?|accounting|accounts|purchasing|procurement|logistics|operations|board|vertrieb|einkauf|buchhaltung|rechnungswesen|controlling|personalabteilung|rechtsabteilung|geschaftsleitung|vanzari|achizitii|contabilitate|financiar|juridic|logistica|resurse umane|ventas|compras|contabilidad|finanzas|recursos humanos|vendas|contabilidade|vendite|acquisti|contabilita|amministrazione|ventes|achats|comptabilite|compta|ressources humaines|verkoop|inkoop|boekhouding|sprzedaz|ksiegowosc|zakupy|kadry|obchod|ucetni oddeleni|ertekesites|beszerzes|konyveles|satis|muhasebe|satin alma|forsaljning|inkop|ekonomi|salg|indkob|regnskab|myynti|prodaja|nabava|racunovodstvo|продажби|счетоводство|продажи|бухгалтерия|πωλησεισ|λογιστηριο',
  '(?:managing|general|executive|sales|finance|financial|commercial|technical|regional|deputy|art|medical) (?:director|manager|officer|partner)',
  'directors?|director(?:a|ul)? (?:general|executiv|comercial|tehnic|financiar|ejecutiv|tecnic)\\p{L}*|direct(?:eur|rice)|direttor[ei]|direttrice|diret(?:or|ora)|dire[ck]tor(?:in)?|direktor\\p{L}*|dyrektor\\p{L}*|reditel\\p{L}*|riaditel\\p{L}*|igazgato|mudur\\p{L}*|διευθυντ\\p{L}*|директор\\p{L}*',
  'c[eftoim]o|chief \\p{L}+ officer|managers?|(?:vice[- ])?president(?:a|e)?|vice[- ]?prasident\\p{L}*|chair(?:man|woman|person)?|treasurer|head of|engineer|inginer\\p{L}*|consultant\\p{L}*|secretar\\p{L}*|presedint\\p{L}*',
  'geschaftsfuhr(?:er|erin)|(?:\\p{L}+)?leit(?:er|erin)|(?:projekt|vertriebs|einkaufs)\\p{L}+|prokurist(?:in)?|vorstand\\p{L}*|zaakvoerder|gerante?|gerente|amministrator[ei]|predsed\\p{L}+|predsjedni\\p{L}+|prezes\\p{L}*|kierownik\\p{L}*|vedouci|jednatel\\p{L}*|ugyvezeto|toimitusjohtaja|verkstallande|daglig',
].join('|');
const officeBehind = new RegExp(`,\\s+(?:${office})(?!\\p{L}).*$`, 'u');

/** `Jonas Wagner, Geschäftsführer`: his office, or what he does otherwise, is no given name, as what stands behind a family's may be. */
export function withoutOffice(name: string): string {
  const [behind = ''] = officeBehind.exec(foldInPlace(name)) ?? [];
  return withoutTrade(name.slice(0, name.length - behind.length));
}
