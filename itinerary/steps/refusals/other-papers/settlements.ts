/** What airlines, agents and their clearing houses write of tickets that were sold: who owes what for them, and what is to be paid back. */
import { pieceCells } from '../../../layout/cells.ts';
import { fold } from '../../../text/fold.ts';
import type { Line } from '../../../text/ticket-text.ts';

const word = (...patterns: string[]) => new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'u');

// AGENCY DEBIT MEMO | ADM No. 4410 220 918 | Provisionsabrechnung | Bordereau de ventes BSP: titles
const betweenAgents = new RegExp(
  `${
    word(
      '(?:agen(?:cy|t)) (?:debit|credit) memos?|a[dc]m (?:n[or°º]?|nr|number|reference|details)(?=[\\s.:°º#])|(?:debit|credit) memo|sales audit(?: report)?|(?:ticket )?revenue audit|commission (?:statement|recall|invoice|report)|chargeback(?: notice| advice)?',
      String.raw`agentur(?:belastung|gutschrift)\p{L}*|belastungsanzeige|provisions(?:abrechnung|gutschrift|ruckforderung)|(?:note|avis|memo) de (?:debit|credit) (?:d.)?(?:agence|agent|compagnie)|releve (?:de |des )?commissions?|bordereau de commissions?`,
      'memo(?:randum)? de (?:debito|credito)|memorando de (?:debito|credito)|(?:nota|aviso) de (?:debito|cargo|credito) (?:a |de |da |de la )?(?:agencia|agente)s?|liquidacion de comisiones|liquidacao de comissoes|(?:memo|nota) di (?:addebito|accredito) (?:a |ad |all.|di )?agenzi[ae]|estratto provvigioni|rendiconto provvigioni',
      String.raw`(?:nota|memo) de (?:debit(?:are)?|credit(?:are)?) (?:a )?agenti\p{L}*|decont (?:de )?comisi\p{L}*|(?:nota|memo) (?:obciazeniow|debetow|kredytow)\p{L}* (?:dla )?agent\p{L}*|rozliczenie prowizji|vyuctovani provizi\p{L}*|agent\p{L}* (?:vrubopis|dobropis)|ugynoki? (?:terhelesi|joovairasi) \p{L}+|jutalekelszamolas`,
      String.raw`agent(?:schap)?s?debetnota|agentdebitnota|provisie(?:nota|afrekening)|provisjonsavregning|provisionsafregning|acente borc (?:dekontu|bildirimi)|komisyon (?:dekontu|ekstresi)|(?:агентск\p{L}* )?(?:дебет|кредит)(?:ное|овое)?-?\s?(?:мемо|авизо)|отчет агента|χρεωστικο σημειωμα πρακτορ\p{L}*`,
    ).source
  }|代理[人店]?(?:借[记記]|貸記|贷记)|借[记記]通知|デビットメモ|데[빗빋] ?메모`,
  'u',
);
// BSP billing statement | Hlášení prodeje BSP: of a clearing house, with the word for what it tells
const ofClearing = new RegExp(
  `${word('bsp(?:link)?', 'arc (?:sales|interactive)').source}(?=.*${word(String.raw`statements?|reports?|billing|analysis|remittance|\p{L}*abrechnung|bericht|releve|bordereau|ventes|liquidacion|ventas|informe|rendiconto|vendite|relatorio|vendas|decont|raport|vanzari|rozliczenie|sprzedazy|hlaseni|prodeje|elszamolas|rapport|afrekening|avregning|rapor\p{L}*|отчет`).source})|${word('statements?|reports?|billing|analysis|releve|bordereau|liquidacion|informe|rendiconto|relatorio|decont|raport|rozliczenie|hlaseni|rapport').source}.*${word('bsp').source}`,
  'u',
);
// Refund application | Antrag auf Erstattung | Cerere de rambursare: whoever fills it in flies no more
const askedBack = new RegExp(
  `^(?:${[
    'refund (?:application|request|claim)(?: form| notice)?|application for (?:a )?refund|(?:ticket )?refund form',
    String.raw`antrag auf (?:\p{L}+ )?(?:ruck)?erstattung|(?:ruck)?erstattungs(?:antrag|formular)|demande de remboursement|formulaire de remboursement|(?:solicitud|formulario) de (?:reembolso|devolucion)|(?:pedido|requerimento|formulario) de (?:reembolso|devolucao)|(?:richiesta|domanda|modulo) di rimborso`,
    '(?:cerere|formular) (?:de |pentru )?(?:rambursare|restituire)|wniosek o zwrot|formularz zwrotu|zadost o (?:vraceni|refundaci)|ziadost o (?:vratenie|refundaciu)|visszateritesi (?:kerelem|igeny|urlap)|(?:aanvraag|formulier) (?:tot )?terugbetaling|terugbetalingsaanvraag|anmodning om (?:refusion|tilbagebetaling)|soknad om refusjon|ansokan om aterbetalning|(?:bilet )?iade (?:talep formu|talebi|formu)|(?:заявление|заявка|запрос) на возврат|заява на повернення|αιτηση επιστροφης',
  ].join('|')})(?!\\p{L})`,
  'u',
);
/** In lines; and in letters: a longer cell is no title. */
const head = 6;
const longestTitle = 60;

/** Whether it is so by its title. */
export function isOfSettlement(lines: readonly Line[]): boolean {
  const titles = lines
    .slice(0, head)
    .flatMap((line) =>
      pieceCells(line).flatMap(({ text }) => (text.length <= longestTitle ? [fold(text).normalize('NFC')] : [])),
    );
  if (titles.some((title) => betweenAgents.test(title) || ofClearing.test(title))) return true;
  return titles.slice(0, head / 2).some((title) => askedBack.test(title));
}
