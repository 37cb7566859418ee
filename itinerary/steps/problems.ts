/** Why no itinerary comes out of a document, and what to do about it. */
import type { TicketTextProblem } from '../text/ticket-text-error.ts';

export type TicketProblem = {
  code:
    | TicketTextProblem
    | 'no-itinerary'
    | 'columns-lost'
    | 'flights-cannot-be'
    | 'flights-are-over'
    | 'journey-cancelled'
    | 'too-many-flights';
  message: { en: string; ro: string };
};

const messages: Record<TicketProblem['code'], TicketProblem['message']> = {
  'not-a-pdf': {
    en: 'This file is not a PDF, nor a mail (.eml, .html), a wallet pass (.pkpass) or a calendar event (.ics). Choose one of these, or paste the text of the ticket.',
    ro: 'Acest fișier nu este un PDF și nici un e-mail (.eml, .html), un card din Wallet (.pkpass) sau un eveniment de calendar (.ics). Alegeți unul dintre acestea sau lipiți textul biletului.',
  },
  empty: {
    en: 'There is nothing in it. Choose the PDF of the ticket again, or paste its text.',
    ro: 'Nu conține nimic. Alegeți din nou PDF-ul biletului sau lipiți textul lui.',
  },
  damaged: {
    en: 'This PDF is damaged or incomplete. Download it once more from where you got it, and try again.',
    ro: 'Acest PDF este deteriorat sau incomplet. Descărcați-l din nou de unde l-ați primit și încercați încă o dată.',
  },
  encrypted: {
    en: 'This PDF is locked with a password. Open it, save or print it as a new PDF without a password, and choose that one.',
    ro: 'Acest PDF este protejat cu parolă. Deschideți-l, salvați-l sau tipăriți-l ca PDF nou, fără parolă, și alegeți-l pe acela.',
  },
  'no-pages': {
    en: 'This PDF has no pages. Download it once more from where you got it, or paste the text of the ticket.',
    ro: 'Acest PDF nu are nicio pagină. Descărcați-l din nou de unde l-ați primit sau lipiți textul biletului.',
  },
  'no-text': {
    en: 'There is no text in this PDF: it is a scan, or its pages are blank. Choose the PDF that the airline or the agency sent.',
    ro: 'Acest PDF nu conține text: este o scanare sau are paginile goale. Alegeți PDF-ul trimis de compania aeriană sau de agenție.',
  },
  'too-many-pages': {
    en: 'This PDF has too many pages for a ticket. Choose one with the ticket only, 60 pages at most.',
    ro: 'Acest PDF are prea multe pagini pentru un bilet. Alegeți unul care conține numai biletul, cel mult 60 de pagini.',
  },
  'too-large': {
    en: 'This PDF is larger than 15 MB. Print only the pages of the ticket to a new PDF, or paste its text.',
    ro: 'Acest PDF are peste 15 MB. Salvați într-un PDF nou doar paginile biletului sau lipiți textul lui.',
  },
  'far-too-much': {
    en: 'There is far more in this PDF than in a ticket. Print only the pages of the ticket to a new PDF, or paste its text.',
    ro: 'În acest PDF este mult mai mult decât într-un bilet. Salvați într-un PDF nou doar paginile biletului sau lipiți textul lui.',
  },
  'text-too-long': {
    en: 'This text is far longer than a ticket: 300,000 characters on 10,000 lines are read at most. Paste only the part with the flights.',
    ro: 'Textul este mult mai lung decât un bilet: se citesc cel mult 300.000 de caractere pe 10.000 de rânduri. Lipiți numai partea cu zborurile.',
  },
  'too-slow': {
    en: 'Reading this PDF took too long. Print it as a new PDF and try that one, or paste its text.',
    ro: 'Citirea acestui PDF a durat prea mult. Tipăriți-l ca PDF nou și încercați cu acela sau lipiți textul lui.',
  },
  'page-too-large': {
    en: 'This page is far larger than a ticket. Open it, print the ticket to a PDF and choose that, or paste its text.',
    ro: 'Această pagină este mult mai mare decât un bilet. Deschideți-o, salvați biletul ca PDF și alegeți-l pe acela sau lipiți textul lui.',
  },
  'mail-too-deep': {
    en: 'This mail holds mails inside mails, too many to open. Open the one with the ticket, save it by itself and choose that file.',
    ro: 'Acest e-mail conține mesaje în alte mesaje, prea multe ca să fie deschise. Deschideți-l pe cel cu biletul, salvați-l separat și alegeți fișierul acela.',
  },
  'pass-damaged': {
    en: 'This wallet pass cannot be opened: it is damaged, or not a pass. Download it again, or choose the PDF of the ticket.',
    ro: 'Acest card din Wallet nu poate fi deschis: este deteriorat sau este altceva. Descărcați-l din nou sau alegeți PDF-ul biletului.',
  },
  'pass-too-large': {
    en: 'This wallet pass unpacks to far more than a boarding pass. Download it again from the airline, or choose the PDF of the ticket.',
    ro: 'Despachetat, acest card este mult mai mare decât un permis de îmbarcare. Descărcați-l din nou de la compania aeriană sau alegeți PDF-ul biletului.',
  },
  'pass-not-of-flight': {
    en: 'This wallet pass is not a boarding pass for a flight. Choose the pass of the flight, or the PDF of the ticket.',
    ro: 'Acest card din Wallet nu este un permis de îmbarcare pentru un zbor. Alegeți cardul zborului sau PDF-ul biletului.',
  },
  'calendar-damaged': {
    en: 'This calendar file is damaged. Save the event of the flight once more and try again, or choose the PDF of the ticket.',
    ro: 'Acest fișier de calendar este deteriorat. Salvați din nou evenimentul zborului și încercați încă o dată sau alegeți PDF-ul biletului.',
  },
  'calendar-too-large': {
    en: 'This calendar has too many events for one journey. Save only the events of the flights, 300 at most, and choose that file.',
    ro: 'Acest calendar are prea multe evenimente pentru o singură călătorie. Salvați numai evenimentele zborurilor, cel mult 300, și alegeți fișierul acela.',
  },
  'calendar-without-flights': {
    en: 'No event in this calendar names the number of a flight and both its airports. Choose the event of the flight, or the PDF of the ticket.',
    ro: 'Niciun eveniment din acest calendar nu are numărul unui zbor și ambele aeroporturi. Alegeți evenimentul zborului sau PDF-ul biletului.',
  },
  'other-reservation': {
    en: 'This is a reservation of a hotel, a car, a train or an event, without a flight. Choose the confirmation of the flight.',
    ro: 'Aceasta este o rezervare pentru un hotel, o mașină, un tren sau un eveniment, fără zbor. Alegeți confirmarea zborului.',
  },
  'columns-lost': {
    en: 'Copying took the columns of this ticket apart, so its times and places cannot be told from each other. Choose the PDF itself.',
    ro: 'La copiere s-au pierdut coloanele biletului, iar orele și locurile nu se mai pot deosebi. Alegeți chiar fișierul PDF.',
  },
  'flights-cannot-be': {
    en: 'By its days and times, no flight in it can be flown: each arrives before it leaves, or takes longer than a day. Compare it with the original.',
    ro: 'După zilele și orele din el, niciun zbor nu este posibil: fiecare sosește înainte să plece sau durează mai mult de o zi. Comparați-l cu originalul.',
  },
  'flights-are-over': {
    en: 'It was written after its flights were over. Choose the ticket of a journey to come.',
    ro: 'A fost scris după ce zborurile din el s-au încheiat. Alegeți biletul unei călătorii viitoare.',
  },
  'journey-cancelled': {
    en: 'It says that the booking is cancelled: none of its flights will be flown. Choose the ticket of a journey that was not.',
    ro: 'Documentul spune că rezervarea este anulată: niciun zbor din ea nu mai este valabil. Alegeți biletul unei călătorii care nu a fost anulată.',
  },
  'too-many-flights': {
    en: 'There are more than 40 different flights in it, more than one journey has. Choose the ticket of one journey, or paste only its flights.',
    ro: 'Conține peste 40 de zboruri diferite, mai multe decât are o călătorie. Alegeți biletul unei singure călătorii sau lipiți numai zborurile ei.',
  },
  'no-itinerary': {
    en: 'No flight was found in it. Choose the e-ticket or the itinerary with flight numbers and times, not an offer, an invoice or a voucher.',
    ro: 'Nu am găsit niciun zbor. Alegeți biletul electronic sau itinerarul cu numerele și orele zborurilor, nu o ofertă, o factură sau un voucher.',
  },
};

export function problemOf(code: TicketProblem['code']): TicketProblem {
  return { code, message: messages[code] };
}
