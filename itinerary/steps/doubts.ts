/** What can be doubtful about a ticket, in words for who reads it. Codes are stable: programs may ask for them. */
import type { DraftDoubt } from '../draft/draft-itinerary.ts';

type Words = { en: string; ro: string };

const words = {
  'passengers-not-read': {
    en: 'No passenger name could be read. Please fill it in from the ticket.',
    ro: 'Numele pasagerilor nu au putut fi citite. Vă rugăm să le completați de pe bilet.',
  },
  'name-may-begin-with-title': {
    en: 'The first word of this name may be a title. Please compare the name with the ticket.',
    ro: 'Primul cuvânt al acestui nume poate fi o formulă de adresare. Vă rugăm să comparați numele cu biletul.',
  },
  'name-order-unknown': {
    en: 'Which part of this name is the family’s could not be told: it is given as printed. Please compare it with the ticket.',
    ro: 'Nu s-a putut afla care parte a acestui nume este numele de familie: este redat ca pe bilet. Vă rugăm să îl comparați cu biletul.',
  },
  'booking-ref-not-read': {
    en: 'No booking reference could be read.',
    ro: 'Codul rezervării nu a putut fi citit.',
  },
  'name-order-concluded': {
    en: 'The family’s name seems to come first on this ticket. Please compare the order of this name with the ticket.',
    ro: 'Pe acest bilet numele de familie pare să fie primul. Vă rugăm să comparați ordinea numelui cu biletul.',
  },
  'name-not-sure': {
    en: 'That this is somebody’s name follows from its place alone. Please compare it with the ticket.',
    ro: 'Că acesta este numele cuiva rezultă doar din locul lui. Vă rugăm să îl comparați cu biletul.',
  },
  'airport-not-read': {
    en: 'An airport of this flight could not be read.',
    ro: 'Un aeroport al acestui zbor nu a putut fi citit.',
  },
  'date-not-read': {
    en: 'A date of this flight could not be read.',
    ro: 'O dată a acestui zbor nu a putut fi citită.',
  },
  'time-not-read': {
    en: 'A time of this flight could not be read.',
    ro: 'O oră a acestui zbor nu a putut fi citită.',
  },
  'half-of-day-not-read': {
    en: 'Whether this time is in the morning or in the afternoon could not be read.',
    ro: 'Nu s-a putut citi dacă această oră este dimineața sau după-amiaza.',
  },
  'airport-unknown': {
    en: 'This airport is not in our table: its time zone is unknown.',
    ro: 'Acest aeroport nu este în tabelul nostru: fusul său orar nu este cunoscut.',
  },
  'airport-ambiguous': {
    en: 'The ticket names a city with several airports. Please check which one it is.',
    ro: 'Biletul numește un oraș cu mai multe aeroporturi. Vă rugăm să verificați care dintre ele este.',
  },
  'airport-assumed': {
    en: 'The ticket names only the city; its main airport was assumed.',
    ro: 'Biletul numește doar orașul; s-a presupus aeroportul său principal.',
  },
  'same-airports': {
    en: 'This flight leaves from the airport it arrives at.',
    ro: 'Acest zbor pleacă de pe aeroportul pe care sosește.',
  },
  'year-assumed': {
    en: 'The ticket prints no year anywhere: the next possible one was assumed.',
    ro: 'Biletul nu tipărește niciun an: s-a presupus primul posibil.',
  },
  'weekday-differs': {
    en: 'The printed weekday is not the weekday of this date.',
    ro: 'Ziua săptămânii tipărită nu este cea a acestei date.',
  },
  'arrival-date-assumed': {
    en: 'The ticket does not print the day of arrival: it was concluded from the times.',
    ro: 'Biletul nu tipărește ziua sosirii: a fost dedusă din ore.',
  },
  'departure-date-assumed': {
    en: 'The ticket prints only the day of arrival: the day of departure was concluded from the times.',
    ro: 'Biletul tipărește numai ziua sosirii: ziua plecării a fost dedusă din ore.',
  },
  'arrival-before-departure': {
    en: 'By the clocks of both airports this flight arrives before it leaves.',
    ro: 'După ceasurile celor două aeroporturi, acest zbor sosește înainte să plece.',
  },
  'flight-too-long': {
    en: 'By its times this flight would take over 20 hours. Please check its dates.',
    ro: 'După orele tipărite, acest zbor ar dura peste 20 de ore. Vă rugăm să verificați datele.',
  },
  'flight-too-fast': {
    en: 'By its times this flight would be faster than airliners fly. Please check its times.',
    ro: 'După orele tipărite, acest zbor ar fi mai rapid decât zboară avioanele de linie. Vă rugăm să verificați orele.',
  },
  'flight-too-slow': {
    en: 'By its times this flight would take much longer than the way needs. Please check its times.',
    ro: 'După orele tipărite, acest zbor ar dura mult mai mult decât cere distanța. Vă rugăm să verificați orele.',
  },
  'duration-differs': {
    en: 'The printed flight time is not what the printed times and the time zones give.',
    ro: 'Durata tipărită nu este cea care rezultă din orele tipărite și din fusurile orare.',
  },
  'flights-overlap': {
    en: 'This flight and the one beside it overlap: the second leaves before the first arrives.',
    ro: 'Acest zbor și cel de lângă el se suprapun: al doilea pleacă înainte ca primul să sosească.',
  },
  'day-told-otherwise': {
    en: 'The document tells this flight again with another day. Please check which of them counts.',
    ro: 'Documentul menționează acest zbor încă o dată, cu altă zi. Vă rugăm să verificați care este valabilă.',
  },
  'flight-twice': {
    en: 'This flight is printed twice on one day, with different times. Please check which of them count.',
    ro: 'Acest zbor este tipărit de două ori în aceeași zi, cu ore diferite. Vă rugăm să verificați care sunt valabile.',
  },
  'ends-may-be-turned': {
    en: 'Turned round, this flight would connect with the others; as it was read it does not. Please check which airport it leaves from.',
    ro: 'Invers, acest zbor s-ar lega de celelalte; așa cum a fost citit, nu se leagă. Vă rugăm să verificați de pe ce aeroport pleacă.',
  },
  'flights-far-apart': {
    en: 'Weeks or months lie between this flight and the one beside it. Please check the days of both.',
    ro: 'Între acest zbor și cel de lângă el sunt săptămâni sau luni. Vă rugăm să verificați datele amândurora.',
  },
  'flight-far-ahead': {
    en: 'This flight leaves more than a year from today. Please check its date.',
    ro: 'Acest zbor pleacă peste mai mult de un an. Vă rugăm să îi verificați data.',
  },
  'not-confirmed': {
    en: 'This flight is not confirmed.',
    ro: 'Acest zbor nu este confirmat.',
  },
  'ticket-number-repeated': {
    en: 'The same ticket number is printed for several passengers.',
    ro: 'Același număr de bilet este tipărit pentru mai mulți pasageri.',
  },
  'more-tickets': {
    en: 'This passenger has several ticket numbers; the first is given.',
    ro: 'Acest pasager are mai multe numere de bilet; este redat primul.',
  },
  'co2-for-party': {
    en: 'The printed CO2 emissions do not say that they count for one person.',
    ro: 'Emisiile de CO2 tipărite nu spun că sunt pentru o singură persoană.',
  },
} as const satisfies Record<string, Words>;

type DoubtCode = keyof typeof words;

/** @param where path of the value in the canonical object, null for the whole ticket. */
export function doubt(code: DoubtCode, where: string | null = null): DraftDoubt {
  return { code, message: words[code], where };
}
