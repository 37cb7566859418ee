/** Why a ticket is not read or an itinerary not drawn: a stable code for programs, a status, and what to do in both languages. */
import type { Lang } from '#domain/schemas/lang.ts';

export type Refusal = { code: string; status: number; message: Readonly<Record<Lang, string>> };

const refusal = (code: string, status: number, en: string, ro: string): Refusal => ({ code, status, message: { en, ro } });

/** What is found wrong before the reader sees the ticket, and what ends it from outside. */
export const refusals = {
  noFile: refusal(
    'no-file',
    400,
    'Please select a file first: the PDF of a ticket, or paste the text of a confirmation.',
    'Vă rugăm să alegeți întâi un fișier: biletul în format PDF, sau să lipiți textul unei confirmări.',
  ),
  wrongForm: refusal(
    'wrong-form',
    400,
    'The form did not arrive whole, or holds more than a ticket. Check the connection and send it again, with one file or one text.',
    'Formularul nu a ajuns întreg sau conține mai mult decât un bilet. Verificați conexiunea și trimiteți-l din nou, cu un singur fișier sau un singur text.',
  ),
  severalFiles: refusal(
    'several-files',
    400,
    'These are several files, and one is read at a time. Send the file of one ticket alone.',
    'Sunt mai multe fișiere, iar noi citim câte unul. Trimiteți numai fișierul unui bilet.',
  ),
  brokenJson: refusal(
    'broken-json',
    400,
    'This is no whole JSON: it breaks off, is empty, or holds a sign that JSON does not know. Correct it and send it again.',
    'Nu este un JSON întreg: se întrerupe, este gol sau conține un semn pe care JSON nu îl cunoaște. Corectați-l și trimiteți-l din nou.',
  ),
  wrongType: refusal(
    'wrong-type',
    415,
    'Please select a valid PDF file, a mail, a wallet pass or a calendar event, or paste the text of a confirmation.',
    'Vă rugăm să alegeți un fișier PDF, un e-mail, un card din Wallet sau un eveniment de calendar, sau să lipiți textul unei confirmări.',
  ),
  tooLarge: refusal(
    'too-large',
    413,
    'This file is larger than 15 MB. Print only the pages of the ticket to a new PDF and try that one.',
    'Fișierul are peste 15 MB. Salvați într-un PDF nou doar paginile biletului și încercați cu acela.',
  ),
  textTooLong: refusal(
    'text-too-long',
    413,
    'This text is longer than 512 KB, far more than a ticket. Paste only the part with the flights.',
    'Textul are peste 512 KB, mult mai mult decât un bilet. Lipiți numai partea cu zborurile.',
  ),
  tooSlow: refusal(
    'too-slow',
    422,
    'This file takes too long to read. Print only the pages of the ticket to a new PDF, or paste its text.',
    'Citirea fișierului durează prea mult. Salvați într-un PDF nou doar paginile biletului sau lipiți textul lui.',
  ),
  tooHeavy: refusal(
    'too-complex',
    422,
    'This file unpacks to more than we can hold. Print only the pages of the ticket to a new PDF, or paste its text.',
    'Fișierul ocupă prea multă memorie. Salvați într-un PDF nou doar paginile biletului sau lipiți textul lui.',
  ),
  unreadable: refusal(
    'damaged',
    422,
    'This file is damaged and cannot be read. Download the ticket again, print it to a new PDF, or paste its text.',
    'Fișierul este deteriorat și nu poate fi citit. Descărcați biletul din nou, salvați-l ca PDF nou sau lipiți textul lui.',
  ),
  wrongItinerary: refusal(
    'wrong-itinerary',
    422,
    'This itinerary cannot be drawn: a field holds something it cannot hold. Correct it and try again.',
    'Itinerarul nu poate fi desenat: un câmp conține ceva ce nu poate conține. Corectați-l și încercați din nou.',
  ),
  outOfBounds: refusal(
    'out-of-bounds',
    422,
    'This itinerary cannot be drawn: a flight lands after it leaves and within 24 hours, emissions are 20,000 kg at most, and days lie between the years 2000 and 2099. Correct it and try again.',
    'Itinerarul nu poate fi desenat: un zbor aterizează după ce pleacă, în cel mult 24 de ore, emisiile sunt de cel mult 20.000 kg, iar zilele sunt din anii 2000–2099. Corectați-l și încercați din nou.',
  ),
  tooManyFlights: refusal(
    'too-many-flights',
    422,
    'There are more than 40 flights in this itinerary, and more are not drawn. Leave those of one journey and try again.',
    'În itinerar sunt peste 40 de zboruri, iar mai multe nu se desenează. Păstrați zborurile unei singure călătorii și încercați din nou.',
  ),
  tooManyPassengers: refusal(
    'too-many-passengers',
    422,
    'There are more than 40 passengers in this itinerary, and more are not drawn. Make one itinerary for each part of the group.',
    'În itinerar sunt peste 40 de pasageri, iar mai mulți nu se desenează. Faceți câte un itinerar pentru fiecare parte a grupului.',
  ),
  tooMuchToDraw: refusal(
    'too-much-to-draw',
    422,
    'That is more than we can draw at once. Leave fewer passengers or flights in the itinerary and make one document for each part.',
    'Este mai mult decât putem desena o dată. Păstrați mai puțini pasageri sau mai puține zboruri și faceți câte un document pentru fiecare parte.',
  ),
  itineraryTooLarge: refusal(
    'itinerary-too-large',
    413,
    'This itinerary is larger than 512 KB, more than 40 flights and 40 passengers take. Send only those of one journey.',
    'Itinerarul are peste 512 KB, mai mult decât ocupă 40 de zboruri și 40 de pasageri. Trimiteți numai zborurile unei singure călătorii.',
  ),
  notAnItinerary: refusal(
    'not-an-itinerary',
    415,
    'This is no itinerary. Send the itinerary as JSON, the way it was read.',
    'Nu este un itinerar. Trimiteți itinerarul ca JSON, așa cum a fost citit.',
  ),
  noFlights: refusal(
    'no-flights',
    422,
    'There is no flight in this itinerary. Add at least one flight and try again.',
    'În itinerar nu este niciun zbor. Adăugați cel puțin un zbor și încercați din nou.',
  ),
  crossSite: refusal(
    'cross-site',
    403,
    'Open the itinerary tool on our own site and try again there.',
    'Deschideți instrumentul pe site-ul nostru și încercați din nou acolo.',
  ),
  tooOften: refusal(
    'too-often',
    429,
    'That is many tickets in a short time. Wait a minute and try again.',
    'Sunt multe bilete într-un timp scurt. Așteptați un minut și încercați din nou.',
  ),
  busy: refusal(
    'busy',
    503,
    'Many tickets are being read at the moment. Try again in a few seconds.',
    'În acest moment se citesc multe bilete. Încercați din nou peste câteva secunde.',
  ),
  failed: refusal(
    'failed',
    500,
    'Something failed on our side. Try again in a moment, or send us the ticket by mail.',
    'A apărut o problemă la noi. Încercați din nou peste câteva momente sau trimiteți-ne biletul prin e-mail.',
  ),
} satisfies Record<string, Refusal>;

/** The reader's own codes that are not about what the file says (422) but about what was sent. */
const statuses: Readonly<Record<string, number>> = {
  'not-a-pdf': 415,
  empty: 400,
  'too-large': 413,
  'too-many-pages': 413,
  'far-too-much': 413,
  'text-too-long': 413,
  'page-too-large': 413,
  'pass-too-large': 413,
  'calendar-too-large': 413,
};

/** A refusal by the reader, with the status that goes with it. */
export function readerRefusal({ code, message }: { code: string; message: Readonly<Record<Lang, string>> }): Refusal {
  return { code, message, status: statuses[code] ?? 422 };
}
