/** What a mail program prints of a message: who sent it and when, and over a quoted one, who wrote it. Its day and hour are no flight's. */
import { fold } from '../text/fold.ts';
import type { Line } from '../text/ticket-text.ts';

/** Sent: 02 September 2027 09:14 */
const mailHeading =
  /^(?:(?:sent|gesendet|envoye|trimis|inviato|enviado|gonderildi|wyslano)\s?: .*\d{1,2}:\d{2}\b|(?:from|to|cc|von|an|de|a|catre|da|para|kimden|kime|od|do)\s?: .*@)/u;
// On Tue, 3 Nov 2026 at 15:40, Ana Pop <ana@agency.example> wrote: | -----Original Message-----
const introduces =
  /(?<!\p{L})(?:wrote|a scris|schrieb|a ecrit|escribio|ha scritto|escreveu|schreef|napisal(?:\(a\))?|napsal(?:\(a\))?|skrev|irta|εγραψε|написал[аи]?|пише|написа)\s?:$|^\W*(?:original message|mesaj(?:ul)? original|ursprungliche nachricht|message d.origine|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht|oprindelig meddelelse|ursprungligt meddelande|puvodni zprava|исходное сообщение)\W*$/u;

/** Whether the next line begins the message that is quoted. */
export const introducesMessage = ({ text }: Line): boolean => introduces.test(fold(text));

/** @param plain words of a line, folded */
export const isOfMail = (plain: string): boolean => mailHeading.test(plain) || introduces.test(plain);
