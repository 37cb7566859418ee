/** What a mail program prints of a message: who sent it and when, and over a quoted one, who wrote it. Its day and hour are no flight's. */
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';

/** Sent: 02 September 2027 09:14 */
const mailHeading =
  /^(?:(?:sent|gesendet|envoye|trimis|inviato|enviado|gonderildi|wyslano)\s?: .*\d{1,2}:\d{2}\b|(?:from|to|cc|von|an|de|a|catre|da|para|kimden|kime|od|do)\s?: .*@)/u;
/** From: Mónica Rey | Para: Álvaro Quintana | Cc: …: who writes a message and who receives it, by name alone. Folded. */
const correspondent =
  /^[>\s]*(?:from|to|b?cc|reply-to|sender|recipients?|von|an|de|a|para|pour|da|di|per|cci|catre|van|aan|fra|til|fran|till|kopi[ae]?|lahettaja|vastaanottaja|saaja|od|do|za|prima|posiljatelj|primatelj|komu|dla|dw|nadawca|adresat|odesilatel|prijemce|odosielatel|felado|cimzett|masolat|kimden|kime|bilgi|gonderen|alici|от|кому|до|към|за|копие|копия|від|кому|απο|προσ|κοιν|من|الى|מאת|אל|dari|kepada|tu|den|差出人|送信者|宛先|发件人|收件人|寄件者|收件者|보낸\s?사람|받는\s?사람)\s?[:：]\s?/u;

/** @param plain words of a line, folded */
export const namesCorrespondent = (plain: string): boolean => correspondent.test(plain);

// On Tue, 3 Nov 2026 at 15:40, Ana Pop <ana@agency.example> wrote: | -----Original Message-----
const introduces =
  /(?<!\p{L})(?:wrote|a scris|schrieb|a ecrit|escribio|ha scritto|escreveu|schreef|napisal(?:\(a\))?|napsal(?:\(a\))?|skrev|irta|εγραψε|написал[аи]?|пише|написа)\s?:$|^\W*(?:original message|mesaj(?:ul)? original|ursprungliche nachricht|message d.origine|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht|oprindelig meddelelse|ursprungligt meddelande|puvodni zprava|исходное сообщение)\W*$/u;

/** Whether the next line begins the message that is quoted. */
export const introducesMessage = ({ text }: Line): boolean => introduces.test(fold(text));

/** @param plain words of a line, folded */
export const isOfMail = (plain: string): boolean => mailHeading.test(plain) || introduces.test(plain);
