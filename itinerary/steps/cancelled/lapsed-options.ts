/** An option nobody paid in time: its places are released and no ticket was issued, so that nothing of what it prints is flown. */
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { ticketInLine } from '../../values/e-tickets.ts';

const option =
  '(?:(?:ticketing |payment )?(?:option|time limit|deadline)|hold|opsiyon\\p{L}*|optiun\\p{L}*|options?frist|opcion|plazo(?: de (?:pago|emision))?|opcao|prazo|opzion\\p{L}|opcj\\p{L}|optie(?:termijn)?|opci[aeo]\\p{L}*|opce|optionen|opsjon\\p{L}*|rezervasyon|reservation|booking|rezervare\\p{L}*|reservierung|reserva(?:tion)?|prenotazione|rezerwacj\\p{L}|reservering|foglalas\\p{L}*|bronirovani\\p{L}*|опци\\p{L}*|бронь|бронирован\\p{L}*|κρατηση)';
const hasLapsed =
  '(?:(?:has |have |is |was |now )*(?:lapsed|expired)|(?:suresi )?(?:doldu\\p{L}*|sona er(?:di|mistir)|dustu|dusmustur|dusuruldu)|(?:a |este )*expirat\\p{L}?|(?:ist |wurde )?(?:abgelaufen|verfallen)|(?:a |est )?(?:expiree?|echue)|(?:ha |esta )*(?:caducad[oa]|caduco|vencid[oa]|expirad[oa])|(?:expirou|caducou|venceu)|(?:e )?scadut[oa]|wygasl[ao]|(?:is )?(?:verlopen|vervallen)|(?:har |ar )?(?:forfallit|forfallen|gatt ut)|(?:er )?(?:udlobet|utlopt|bortfaldet)|(?:ji[zt] )?(?:vyprsel\\p{L}|propadl\\p{L})|lejart|(?:је |je )?istekl\\p{L}|истек\\p{L}*|εληξε)';
// OPSİYON SÜRESİ DOLDU | Option expired | Die Option ist abgelaufen | opțiunea a expirat | opcja wygasła
const lapsed = new RegExp(
  String.raw`(?<!\p{L})(?:${option}(?: [^\s.;:]{1,14}){0,4}[ :–-]{1,3}${hasLapsed}|(?:expired|lapsed|abgelaufene|verfallene|verlopen|vervallen|wygasla|scaduta|expiree) ${option})(?!\p{L})`,
  'u',
);
// BİLET DÜZENLENMEMİŞ | no ticket has been issued | the seats were released | Es wurden keine Tickets ausgestellt | niet geticket
const unticketed =
  /(?<!\p{L})(?:no tickets? (?:has|have|was|were) (?:been )?issued|(?:not|never) (?:been )?(?:ticketed|issued)|(?:seats?|places?|space|booking) (?:has|have|was|were) (?:been )?(?:\p{L}+ )?(?:released|cancel{1,2}ed)|released (?:seats|space|flights)|bilet\p{L}* (?:duzenlenme|kesilme|basilma)\p{L}*|biletlenme(?:di|mis)\p{L}*|serbest birakil\p{L}*|(?:nu s-?au?|nu a fost|nu au fost) emis\p{L}?|neemis[ea]?|locuri\p{L}* (?:au fost|s-?au|a fost) eliber\p{L}*|(?:kein\p{L}*|nicht) (?:flug)?(?:tickets?|flugscheine?)?\s?(?:wurden? )?ausgestellt|platze (?:wurden|sind) (?:\p{L}+ )?freigegeben|aucun billet n.a ete emis|billets? non emis|places (?:ont ete )?(?:liberees|relachees|remises)|no se (?:ha|han) emitido|(?:billetes?|boletos?) no emitid[oa]s?|plazas (?:han sido )?liberadas|nao (?:foi|foram) emitid[oa]s?|lugares (?:foram )?libertados|lugares (?:foram )?liberados|nessun biglietto (?:e stato )?emesso|bigliett[oi] non (?:e stato |sono stati )?emess[oi]|posti (?:sono stati )?rilasciati|(?:biletow|biletu|bilety) nie (?:wystawiono|zostaly wystawione)|nie wystawiono bilet\p{L}*|miejsca (?:zostaly )?zwolnion\p{L}*|(?:geen|niet) (?:tickets? )?(?:geticket|uitgegeven|uitgeschreven)|(?:plaatsen|stoelen) (?:zijn )?vrijgegeven|(?:inga|ingen) biljett(?:er)? (?:har )?(?:utfardats|stallts ut)|platserna (?:har )?slappts|(?:letenk\p{L}|jizdenk\p{L}) nebyl\p{L} vystaven\p{L}|mista byla uvolnen\p{L}|jegy(?:ek)? nem keru\p{L}+ kiallit\p{L}*|nem allitottunk ki jegy\p{L}*|билет\p{L}* не (?:выписан|оформлен)\p{L}*)(?!\p{L})/u;
const unless =
  /(?<!\p{L})(?:if|when|in case|unless|will|may|can|falls|wenn|sofern|kann|wird|daca|poate|va|peut|puo|puede|pode|jesli|gdy|moze|als|indien|hvis|pokud|eger|если)(?!\p{L})/u;

/** Whether it says that an option has lapsed, and that its places are gone or no ticket was issued. */
export function isLapsed(lines: readonly Line[]): boolean {
  const texts = lines.map(({ text }) => fold(text));
  const around = texts.map((text, row) => `${text} ${texts[row + 1] ?? ''}`);
  const says = (words: RegExp) =>
    texts.some((text, row) => (words.test(text) || words.test(around[row] ?? '')) && !unless.test(text));
  // Whoever travels has a ticket.
  return says(lapsed) && says(unticketed) && !texts.some((text) => ticketInLine.test(text));
}
