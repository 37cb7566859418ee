/** What boards of arbitration, ombudsmen and mediators write: of flights that were late or never flown, between who travelled and who sold. */
import { pieceCells } from '../../../layout/cells.ts';
import { fold } from '../../../text/fold.ts';
import type { Line } from '../../../text/ticket-text.ts';

const word = (...patterns: string[]) => new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'u');

// CSONGRÁD-CSANÁD VÁRMEGYEI BÉKÉLTETŐ TESTÜLET | Geschillencommissie Luchtvaart | Junta Arbitral de Consumo: over what it writes
const board = new RegExp(
  `${
    word(
      String.raw`bekelteto testulet|schlichtungs(?:stelle|ausschuss|verfahren)|schiedsstelle|agentur fur passagier\p{L}*.*|ombuds(?:mann?|man|frau|person|stelle)?\p{L}{0,4}`,
      String.raw`adjudicat(?:or|ion)|arbitration(?: (?:board|panel|scheme))?|(?:alternative )?dispute resolution|consumer (?:disputes?|complaints?) \p{L}.*|complaints? (?:board|commission|panel)`,
      String.raw`mediateur(?: du?)? (?:tourisme|voyage|transport)\p{L}*.*|mediateur de la consommation|commission (?:d.arbitrage|de litiges \p{L}+)|mediation (?:du )?tourisme.*`,
      `junta arbitral(?: de consumo| de transporte)?|arbitraje de consumo|centro de arbitragem.*|arbitragem de (?:conflitos|consumo)|organismo di (?:conciliazione|mediazione)|camera arbitrale|collegio arbitrale|comisi[ae] de arbitraj|solutionarea alternativa a litigiilor`,
      String.raw`rzeczni(?:k|ka) praw pasazer\p{L}*|(?:powiatowy|miejski) rzecznik konsumentow|sad polubowny|inspekcj\p{L} handlow\p{L}|(?:ceska obchodni inspekce|slovenska obchodna inspekcia)|mimosoudni\p{L}* reseni.*|alternativn\p{L}* riesen\p{L}* (?:spotrebitelskych )?sporov`,
      String.raw`geschillencommissie|ankenaevn(?:et)?|\p{L}+-?ankenaevn(?:et)?|\p{L}*klagenemnd\p{L}*|reklamasjonsnemnda|reklamationsnamnden|kuluttajariitalautakunta|tarbijavaidluste komisjon|paterete?taju stridu risinasanas komisija|vartotoju teisiu apsaugos tarnyba`,
      String.raw`(?:izvensodno )?resevanje potrosniskih sporov|centar za mirenje|помирителна комисия|комисия за защита на потребителите|συνηγορος του (?:καταναλωτη|επιβατη)|tuketici hakem heyeti\p{L}*|третеиск\p{L}* суд|третеиськ\p{L}* суд`,
    ).source
  }|仲裁委[员員][会會]|消费者(?:权益保护|协会)|消費者保護|紛争解決|分쟁조정|분쟁조정위원회`,
  'u',
);
// fogyasztó | complainant | Antragsteller | reclamante | wnioskodawca
const whoComplains = new RegExp(
  `${
    word(
      String.raw`fogyaszto\p{L}*|panaszos\p{L}*|kerelmezo\p{L}*|antragsteller\p{L}*|beschwerdefuhrer\p{L}*|verbraucher(?:in)?|complainants?|applicants?|petitioners?|claimants?|consumers?`,
      String.raw`demande(?:ur|urs|resse)|requerant\p{L}*|plaignant\p{L}*|consommat(?:eur|rice)s?|reclamante|solicitante|consumidor\p{L}{0,2}|istante|ricorrente|consumatore|consumator(?:ul|ului)?|petent(?:ul|a|ei|ului)?|reclamant\p{L}*|requerente`,
      String.raw`wnioskodaw\p{L}*|skarzac\p{L}*|konsument\p{L}*|navrhovatel\p{L}*|spotrebitel\p{L}*|consument|klager\p{L}*|forbruger\p{L}*|forbruker\p{L}*|anmalare\p{L}*|kuluttaja\p{L}*|hakija\p{L}*|tarbija\p{L}*|avaldaja\p{L}*|pareiskej\p{L}*|vartotoj\p{L}*|paterete?taj\p{L}*`,
      String.raw`potrosni\p{L}*|potrosac\p{L}*|потребител\p{L}*|заявител\p{L}*|споживач\p{L}*|истец\p{L}*|καταναλωτ\p{L}*|καταγγελλ\p{L}*|tuketici\p{L}*|basvuran\p{L}*|sikayet eden`,
    ).source
  }|申[请請]人|投[诉訴]人|申立人|신청인|소비자`,
  'u',
);
// vállalkozás | respondent | Antragsgegnerin | empresa reclamada | przedsiębiorca
const whoAnswers = new RegExp(
  `${
    word(
      String.raw`vallalkozas\p{L}*|antragsgegner\p{L}*|beschwerdegegner\p{L}*|unternehmen|respondents?|traders?|opposite part(?:y|ies)|the business`,
      String.raw`professionnel|defendeur|defenderesse|mis en cause|reclamad[oa]|empresa reclamada|requerid[oa]|convenut[oa]|controparte|operatorul? economic|reclamat\p{L}*|comerciant\p{L}*|parat\p{L}*`,
      String.raw`przedsiebiorc\p{L}*|odp[uo]r(?:ce|ca)\p{L}*|podnikatel\p{L}*|prodavajici\p{L}*|predavajuci\p{L}*|obchodni[ck]\p{L}*|ondernemer|verweerder|indklagede\p{L}*|innklagede\p{L}*|naeringsdrivende|motpart\p{L}*|naringsidkar\p{L}*`,
      String.raw`elinkeinonharjoittaj\p{L}*|vastapuol\p{L}*|kaupleja\p{L}*|verslinink\p{L}*|pardavej\p{L}*|tirgotaj\p{L}*|parvadataj\p{L}*|trgov\p{L}*|podjetj\p{L}*|ponudnik\p{L}*|търгов\p{L}*|ответчик\p{L}*|προμηθευτ\p{L}*|satici\p{L}*|saglayici\p{L}*|karsi taraf\p{L}*|sikayet edilen\p{L}*`,
    ).source
  }|被申[请請]人|被投[诉訴]人|被申立人|相手方|피신청인|피청구인|사업자`,
  'u',
);
// Schlichtungsempfehlung | LAUDO ARBITRAL | Bindend advies
const decision =
  /^(?:(?:final |binding )?(?:decision|recommendation|award|adjudication)|schlichtungs(?:vorschlag|empfehlung|antrag|spruch)|schiedsspruch|ajanlas\p{L}*|hatarozat\p{L}*|avis de mediation|proposition de (?:solution|mediation)|laudo|lodo|sentenca arbitral|verbale di (?:conciliazione|accordo)|hotarare(?:a)? arbitrala|orzeczenie|opinia|(?:arbitrazni )?nalez|rozhodnuti\p{L}*|bindend advies|uitspraak|afgorelse\p{L}*|avgjorelse\p{L}*|beslut\p{L}*|ratkaisu\p{L}*|otsus|sprendimas|lemums|odlocba|odluka|karar\p{L}*|решение|рішення|αποφαση|πορισμα)(?!\p{L})|裁[决決]|[调調]解|裁定|조정결정/u;
// Medlem af Pakkerejse-Ankenævnet: of a travel agency
const member =
  /(?<!\p{L})(?:medlem\p{L}*|members?(?:hip)?|mitglied\p{L}*|membre|miembro|membro|membru|czlonek|clen|tag(?:ja)?|lid|jasen\p{L}*|uye\p{L}*|aangesloten|tilslut\p{L}*|tilknyt\p{L}*|anslut\p{L}*|affilia\p{L}*|adherent\p{L}*|adherid\p{L}*|aderent\p{L}*|approved|www)(?!\p{L})/u;
/** In lines: under the board's name stand the two sides; and in letters: a longer cell is no title. */
const head = 6;
const top = 40;
const longestTitle = 80;

/** Whether it is headed by a board, and names both sides or is a decision: that one may turn to a board is said in the terms of any ticket. */
export function isOfArbitration(lines: readonly Line[]): boolean {
  const titlesIn = (end: number) =>
    lines
      .slice(0, end)
      .flatMap((line) =>
        pieceCells(line).flatMap(({ text }) => (text.length <= longestTitle ? [fold(text).normalize('NFC')] : [])),
      );
  if (!titlesIn(head).some((title) => board.test(title) && !member.test(title))) return false;
  const texts = lines.slice(0, top).map(({ text }) => fold(text).normalize('NFC'));
  const names = (words: RegExp) => texts.some((text) => words.test(text));
  return (names(whoComplains) && names(whoAnswers)) || titlesIn(2 * head).some((title) => decision.test(title));
}
