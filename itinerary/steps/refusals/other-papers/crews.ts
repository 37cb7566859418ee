/** Rosters, statements of hours and of allowances: what crews fly is no journey of theirs, whatever reference the paper has. */
import { fold } from '../../../text/fold.ts';
import type { Line } from '../../../text/ticket-text.ts';

const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u');

// Blockzeit | Heures de vol | Home base | Duty period: on no ticket
const ofHours = word(
  String.raw`block ?(?:time|hours|hrs|hh:mm)|block-?(?:zeit|stunden?)(?:en)?|flugstunden\p{L}*|flight duty|duty (?:period|hours|time|start|end)|fdp|(?:heures?|temps|hdv) (?:de |en )?bloc|horas? (?:de )?bloque|tiempo (?:de )?bloque|or[ea] (?:di )?(?:blocco|bloc)|tempo (?:di )?blocco|horas? (?:de )?(?:calco|bloco)|timp bloc|(?:czas|godziny) blokow\p{L}*|blokov\p{L}* (?:doba|hodin\p{L}*|cas)|blokkido|blok(?:tijd|uren)|blokktid|bloktid|blocktid\p{L}*|lohkoaika|blok (?:saati|suresi)|блок-?(?:время|часы|час)|налет|χρονος (?:block|μπλοκ)`,
);
const groups = [
  word(
    String.raw`home ?base|heimat(?:basis|flughafen)|stationierungsort|base (?:d.affectation|operativa|operacional|operationnelle)|(?:baza|baze) (?:operational\p{L}*|macierzyst\p{L}*|de domiciliu)|domovsk\p{L}* (?:baze|zakladn\p{L}*)|bazis|thuisbasis|hjemmebase|hemmabas|ana us|баз[аы] (?:приписк\p{L}*|экипаж\p{L}*)`,
  ),
  word(
    String.raw`standby|sby|stby|(?:kurz)?bereitschaft(?:sdienst)?|astreinte|reserve (?:domicile|terrain)|imaginaria|riserva|sobreaviso|reserva en casa|garda|rezerva la domiciliu|dyzur|pohotovost|keszenlet\p{L}*|beredskap|beredskab|nobet|резерв`,
  ),
  word(
    'dead ?head(?:ing)?|dhd|dhc|dh|proceeding|positioning|mise en place|mep|posicionamiento|posizionamento|posicionamento|pozitionare|dienstreise|pozycjonowanie|пассажиром',
  ),
  word(
    String.raw`layovers?|ruhetag\p{L}*|freier tag|day off|days off|repos|descanso|riposo|folga|odihna|liber(?:e|a)?|wolne|volno|pihenonap|vrije dag|fridag|ledig|izin|выходной`,
  ),
  word(
    String.raw`per ?diems?|tagegeld\p{L}*|spesen\p{L}*|verpflegungs\p{L}*|vma|indemnites? (?:repas|de decoucher)|dietas?|diarie|diaria|ajudas? de custo|diurn\p{L}*|diet[ya]|stravne|napidij|dagvergoeding|diett|traktamente|harcirah|суточн\p{L}*`,
  ),
  word(
    String.raw`cabin crew|crew (?:member|id|no|code|administration|control|planning)|flight attendant|flugbegleiter\p{L}*|copilot|co-?pilote?|first officer|purser\p{L}*|pnc|pnt|tripulante?s?|tcp|assistente di volo|comissari[oa] de bordo|insotito\p{L}* de (?:zbor|bord)|personal navigant|personel pokladow\p{L}*|zaloga|palubni\p{L}* pruvod\p{L}*|legiutas\p{L}*|cabinepersoneel|kabinpersonal|kabin (?:memuru|amiri|ekibi)|бортпроводник\p{L}*|экипаж\p{L}*|второй пилот|ιπταμεν\p{L}*`,
  ),
  word(
    String.raw`(?:personal|mitarbeiter|stamm)(?:nummer|nr\.?)|(?:staff|employee|personnel) (?:no|number|id)|matricule|matricola|legajo|marca|numer (?:sluzbowy|ewidencyjny)|osobni cislo|torzsszam|personeelsnummer|ansattnummer|anstallningsnummer|medarbejdernummer|sicil(?: no)?|табельн\p{L}*`,
  ),
];
/** So many of them beside its hours make it one. */
const fewest = 3;

/** Whether it counts the hours of crews, and tells of their bases, duties, days off and allowances. */
export function isOfCrew(lines: readonly Line[]): boolean {
  const texts = lines.map(({ text }) => fold(text));
  const says = (words: RegExp) => texts.some((text) => words.test(text));
  return says(ofHours) && groups.filter(says).length >= fewest;
}
