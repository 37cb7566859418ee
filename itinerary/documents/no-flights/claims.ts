/** Papers about a flight that was late or did not fly, about bags, expenses and miles of flights that were flown: of no journey to come. */
import { pieceCells } from '../../layout/cells.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';

// ADEVERINȚĂ DE ÎNTÂRZIERE | Delay certificate | Verspätungsbescheinigung | Attestation de retard: a title
const certificate =
  /(?<!\p{L})(?:(?:delay|cancellation|flight irregularity|flight disruption) (?:certificate|statement|confirmation letter)|certificate of (?:delay|cancellation)|(?:verspatungs|flugausfall|annullierungs)(?:bescheinigung|bestatigung|nachweis)|(?:attestation|certificat) (?:de |d.)(?:retard|annulation|irregularite)|certificado de (?:retraso|atraso|cancelacion|cancelamento|incidencia)|(?:attestazione|certificato) di (?:ritardo|cancellazione)|(?:adeverinta|certificat|atestat) (?:de |privind )(?:intarzi|anular)\p{L}*|zaswiadczenie o (?:opoznieni|odwolani)\p{L}*|potvrzeni o zpozdeni|kesesi igazolas|gecikme (?:belgesi|yazisi)|vertragingsverklaring|forsinkelsesattest|forseningsintyg)(?!\p{L})/u;
// PROPERTY IRREGULARITY REPORT (P.I.R.) | Verlustmeldung Gepäck | Parte de irregularidad de equipaje: a title as well
const baggageReports = [
  '(?:property|baggage|luggage) (?:irregularity|damage|claim|tracing|mishandling|delay) (?:report|form)',
  String.raw`(?:verlust|schadens?|unregelmassigkeits?)\p{L}* (?:fur |uber )?(?:reise)?gepack|gepack(?:ermittlung|schaden|verlust|irregularitat)\p{L}*`,
  '(?:rapport|constat|declaration) d(?:.|e )(?:irregularite|avarie|perte|dommage)s? (?:de |du )?bagages?',
  '(?:parte|relatorio|informe) de (?:irregularidad(?:es|e)?|incidencia|extravio) (?:de |del |da |com )?(?:equipajes?|bagage(?:m|ns))',
  'rapporto (?:di )?(?:irregolarita|smarrimento|danneggiamento) (?:del )?bagagli[oa]?',
  String.raw`(?:raport|proces[- ]verbal|reclamatie) (?:de |privind )?(?:neregularitat|pierder|deteriorar|intarzier)\p{L}*(?: a)? bagaj\p{L}*`,
  String.raw`protokol \p{L}+ (?:bagaz|zavazad|poskozen)\p{L}*|poggyasz\p{L}* (?:jegyzokonyv|bejelentes)|bagagerapport|bagagem? raporu|(?:протокол|акт) \p{L}+ багаж\p{L}*`,
].join('|');
// Decont de cheltuieli | Reisekostenabrechnung | Note de frais | Missing miles request
const afterFlights = [
  '(?:travel )?expenses? (?:report|claim|statement|form)|missing (?:miles|points|flights?) (?:request|claim|form)|retro-?claim',
  String.raw`decont(?:ul)? (?:de )?(?:cheltuieli|deplasare)|solicitare (?:de )?mile lipsa|(?:reisekosten|spesen)abrechnung\p{L}*|nachtragliche meilengutschrift`,
  'notes? de frais|regularisation de (?:miles|points)|nota spese|rimborso spese|richiesta (?:di )?miglia mancanti',
  '(?:liquidacion|nota) de gastos|reclamar (?:millas|avios)|(?:relatorio|nota) de despesas|reclamacao de milhas',
  String.raw`rozliczeni\p{L}* (?:kosztow |wydatkow )?(?:podrozy|delegacji)|vyuctovani (?:pracovni |sluzebni )?cesty|utikoltseg\p{L}*|reiseregning|rejseafregning|reserakning|declaratie reiskosten|авансов\p{L}* отчет\p{L}*`,
].join('|');
const title = new RegExp(`^(?:${baggageReports}|${afterFlights})(?!\\p{L})`, 'u');
// Your claim | Claim reference: | indemnisation | Ausgleichszahlung | cererea de despăgubire | 261/2004
const claim =
  /(?<!\p{L})(?:(?:your|compensation|eu ?261|delay|passenger rights) claim|claim (?:reference|ref|number|no|id|details|form|received|confirmation)|(?:flight|delay|cancellation) compensation|compensation (?:request|case|payment|decision)|fluggastrechte\p{L}*|ausgleichs(?:zahlung|leistung|anspruch)\p{L}*|entschadigung\p{L}*|(?:demande d.)?indemnisation|votre reclamation|reclamation n|compensazione pecuniaria|(?:il (?:suo|tuo) )?reclamo|risarcimento|reclamaci?on|indemnizacion|compensacion|reclamacao|indemnizacao|despagubir\p{L}*|cerer\p{L}* de compens\p{L}*|reclamati[ae]\p{L}*|odszkodowani\p{L}*|reklamacj\p{L}*|karteritesi? igeny|kartalanitas\p{L}*|nahrad\p{L}* skody|odskodn\p{L}*|reklamac\p{L}*|tazminat\p{L}*|schadevergoeding\p{L}*|compensatie\p{L}*|(?:uw|jouw) claim|din (?:ersattning|kompensation|erstatning)|kompensasjon\p{L}*|erstatningskrav|ersattningskrav|reseersattning|αποζημιωσ\p{L}*|компенсаци\p{L}*|обезщетени\p{L}*)(?!\p{L})/u;
// … may be entitled, if your flight is delayed: a right that tickets print, and no claim
const unless =
  /(?<!\p{L})(?:may|might|can|could|if|in case|would|falls|wenn|kann|konnen|konnten|si|peut|peuvent|pouvez|pourriez|se|puo|possono|puede|pueden|podria|pode|podem|caso|daca|poate|pot|puteti|in cazul|jesli|moze|mozna|mozesz|ha|lehet|pokud|muze|muzete|eger|als|kan|kunt|hvis|om|αν|εαν|если|ако|website|www|site|available)(?!\p{L})/u;
// … arrived with a delay of 4 hours | ausgefallen ist | a été annulé | a decolat la ora 11:05
const happened =
  /(?<!\p{L})(?:(?:was|were|been|flight) (?:\p{L}+ ){0,2}(?:delayed|cancel{1,2}ed|diverted|disrupted)|(?:a|with a|the) delay|delay of \d|denied boarding|verspat\p{L}*|ausgefallen|annull?iert\p{L}*|gestrichen|(?:avec un|un|de) retard|a ete (?:retarde|annule)e?|ritardo|cancellat[oa]|retraso|atraso|cancelad[oa]|intarzi\p{L}*|anulat[aei]?|opozni\p{L}*|odwolan\p{L}*|kesett|keses\p{L}*|torolt\p{L}*|zpozd\p{L}*|zrusen\p{L}*|gecik\p{L}*|rotar\p{L}*|iptal edil\p{L}*|vertra(?:ging|agd)|geannuleerd|forsink\p{L}*|forsen\p{L}*|installt\p{L}*|kansellert|aflyst|καθυστερ\p{L}*|ακυρωθ\p{L}*|задерж\p{L}*|отмен\p{L}*|закъсн\p{L}*)(?!\p{L})/u;
// What such a letter does not have, and a rebooking does
const newFlights =
  /(?<!\p{L})(?:(?:new|revised|updated|alternative|replacement) (?:flights?|itinerar\p{L}*|schedule|times?|booking)|re-?booked|umgebucht|neue[rsn]? (?:flug|reise)\p{L}*|ersatz\p{L}*|(?:nouveaux?|nouvel) (?:vols?|itineraire|horaires?)|nuov[oi] (?:vol[oi]|itinerario|orari\p{L}*)|nuevo (?:vuelo|itinerario|horario)|novo (?:voo|itinerario|horario)|nou[al]?l? (?:zbor|itinerar|program|orar)\p{L}*|noile zboruri|rerezerv\p{L}*|now[ye] (?:lot|plan|rozklad)\p{L}*|uj (?:jarat|utiterv|menetrend)\p{L}*|nov[ye] (?:let|itinerar)\p{L}*|yeni (?:ucus|sefer)\p{L}*|nieuwe (?:vlucht|reis)\p{L}*|omgeboekt|ny(?:a|e|tt)? (?:flyg|fly|rejse|rese)\p{L}*|ombok\p{L}*)(?!\p{L})/u;
/** Lines of a letter's head and its first sentences; in letters: a longer cell is no title. */
const head = 12;
const longestTitle = 60;

const isTitle = (words: string) => certificate.test(words) || title.test(words);

/** Whether a document is about what happened to a flight, and not of one that somebody will take. */
export function isOfClaim(lines: readonly Line[]): boolean {
  const top = lines.slice(0, head);
  if (
    top.slice(0, head / 2).some((line) => pieceCells(line).some(({ text }) => text.length <= longestTitle && isTitle(fold(text))))
  )
    return true;
  const sentences = top.flatMap(({ text }) => fold(text).split(/(?<=[.!?;])\s/u));
  if (!sentences.some((text) => claim.test(text) && !unless.test(text))) return false;
  const all = lines.map(({ text }) => fold(text));
  return all.some((text) => happened.test(text)) && !all.some((text) => newFlights.test(text));
}
