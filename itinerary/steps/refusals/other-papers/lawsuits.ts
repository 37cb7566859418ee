/** Judgments, actions and what lawyers write of them: they tell of flights that two sides argue about. */
import { pieceCells } from '../../../layout/cells.ts';
import { fold } from '../../../text/fold.ts';
import type { Line } from '../../../text/ticket-text.ts';

// – Kläger – | Claimant | Reclamantă: | 原告
const whoSues =
  /(?<!\p{L})(?:denunciantes?|klager(?:in|s|innen)?|claimants?|plaintiffs?|demandeurs?|demanderesses?|requerant(?:e|s|es)?|reclamant(?:a|ul|ei|ii|ilor)?|demandantes?|actora|attor[ei]|attrice|ricorrent[ei]|autora?|requerentes?|powod(?:ka|owi|a)?|zalobce|zalobkyne|zalob(?:ca|kyna)|felperes\p{L}*|eiser(?:es)?|sagsoger\p{L}*|saksoker\p{L}*|karande\p{L}*|kantaja\p{L}*|davaci\p{L}*|εναγων|εναγουσα|εναγοντ\p{L}*|истец|истца|истцы|истица|ищец|ищца|ищцата|позивач\p{L}*|tuzitelj\p{L}*|tozec|tozeca|المدعي|המבקש|התובע)(?!\p{L})|原告|원고/u;
// – Beklagte – | Defendant | Pârâtă: | 被告
const whoIsSued =
  /(?<!\p{L})(?:denunciad[oa]s?|beklagte[nr]?|defendants?|defendeurs?|defenderesses?|parat(?:a|ul|ei|ii|ilor|elor)?|demandad[oa]s?|convenut[oaie]|resistent[ei]|requerid[oa]s?|reus?|pozwan\p{L}{1,3}|zalovan\p{L}{1,4}|alperes\p{L}*|gedaagden?|verweerder|sagsogte\p{L}*|saksokte\p{L}*|svarande\p{L}*|vastaaja\p{L}*|davali\p{L}*|εναγομεν\p{L}*|ответчик\p{L}*|ответник\p{L}*|відповідач\p{L}*|tuzenik\p{L}*|tozen(?:a|ec)\p{L}*|المدعى عليه\p{L}?|הנתבע\p{L}?)(?!\p{L})|被告|피고/u;
// Amtsgericht Nürtingen | IN THE COUNTY COURT AT LUTON | Tribunal Judicial da Comarca de Lisboa: Réu and Ré have no other word for both
const court =
  /(?<!\p{L})(?:(?:amts|land|oberlandes|bundes|bezirks|handels)gericht|(?:county|high|district|small claims) court|tribunal(?:ul|e)?|cour d.appel|juzgado|judecatori[ae]|giudice di pace|sad (?:rejonowy|okregowy)|(?:okresni|obvodni|krajsky|okresny) su?o?u?d|jarasbirosag|torvenyszek|rechtbank|kantonrechter|byret\p{L}*|tingsratt|tingrett|karajaoikeus|mahkemesi|ειρηνοδικειο|πρωτοδικειο|раионныи суд|раионен съд)(?!\p{L})|法院|裁判所|법원/u;
// PARTICULARS OF CLAIM | Petição inicial | CERERE DE CHEMARE ÎN JUDECATĂ | Mahnbescheid
const action =
  /^(?:acta de (?:audiencia|conciliacion)|proces-verbal de conciliation|verbale di conciliazione|proces-verbal de conciliere|particulars of claim|statement of claim|letter before (?:action|claim)|judge?ment|klageschrift|klage(?: wegen)?|mahnbescheid|(?:im namen des volkes|urteil|versaumnisurteil)|assignation devant|requete aux fins|jugement|cerere de chemare in judecata|sentinta civila|peticao inicial|sentenca|demanda de juicio|sentencia|atto di citazione|ricorso ex|sentenza|pozew|wyrok|zaloba|rozsudek|rozsudok|kereset(?:level)?|itelet|dagvaarding|vonnis|staevning|stevning|stamning(?:sansokan)?|dom(?= )|haastehakemus|dava dilekcesi|исковое заявление|исковая молба|позовна заява|αγωγη|起诉状|民事判决书|民事起诉状|訴状|判決|소장$|판결)(?!\p{L})/u;
/** In lines: the sides stand above what they say. */
const top = 40;
const head = 12;

/** Whether two sides are named, and besides a court or an action. */
export function isOfLawsuit(lines: readonly Line[]): boolean {
  const texts = lines.slice(0, top).map(({ text }) => fold(text).normalize('NFC'));
  const names = (words: RegExp) => texts.some((text) => words.test(text));
  const isAction = lines
    .slice(0, head)
    .some((line) => pieceCells(line).some(({ text }) => action.test(fold(text).normalize('NFC'))));
  return names(whoSues) && names(whoIsSued) ? isAction || names(court) : isAction && names(court);
}
