/** What the label of a row is about, wherever in it the word stands: `Scheduled departure time`, `Godzina wylotu`, `出発空港`. */
import { landing, leaving } from '../../reference/places-of-asia.ts';
import { fold } from '../../text/fold.ts';

export type RowKind = 'departure' | 'arrival' | 'flight' | 'date';

// Folded
const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');
const latin: readonly (readonly [RowKind, RegExp])[] = [
  [
    'departure',
    whole(
      'depart\\p{L}*|dep|abflug\\p{L}*|abfahrt\\p{L}*|plecar\\p{L}*|decol\\p{L}*|salida|partenza|partida|saida|kalkis\\p{L}*|wylot\\p{L}*|odlot\\p{L}*|odlet\\p{L}*|vertrek\\p{L}*|avgang\\p{L}*|avresa|avreise|afgang\\p{L}*|lahto\\p{L}*|indul\\p{L}*|αναχωρ\\p{L}*|вылет\\p{L}*|отправлен\\p{L}*|виліт|вильот\\p{L}*|відправл\\p{L}*|заминаван\\p{L}*|отпътуван\\p{L}*|излитан\\p{L}*|полаз\\p{L}*|polaz\\p{L}*|polijet\\p{L}*|poletanj\\p{L}*|odlaz\\p{L}*|origin|origen|origine|origem|from|von|keberangkatan|valjum\\p{L}*|izlidosan\\p{L}*|isvyk\\p{L}*|המראה|יציאה|مغادرة|المغادرة',
    ),
  ],
  [
    'arrival',
    whole(
      'arriv\\p{L}*|arr|ankunft\\p{L}*|sosir\\p{L}*|ateriz\\p{L}*|llegada|chegada|varis\\p{L}*|przylot\\p{L}*|prilet\\p{L}*|aankomst\\p{L}*|ankomst\\p{L}*|saapum\\p{L}*|tuloaika|erkez\\p{L}*|αφιξ\\p{L}*|прилет\\p{L}*|прибыт\\p{L}*|приліт\\p{L}*|прильот\\p{L}*|прибут\\p{L}*|пристиган\\p{L}*|кацан\\p{L}*|долаз\\p{L}*|dolaz\\p{L}*|slijetanj\\p{L}*|sletanj\\p{L}*|destin\\p{L}*|to|nach|kedatangan|saabum\\p{L}*|ielidosan\\p{L}*|atvyk\\p{L}*|נחיתה|הגעה|وصول|الوصول',
    ),
  ],
  [
    'flight',
    whole(
      'flight|flug(?:nummer|nr)?|vol|zbor\\p{L}*|cursa|vuelo|volo|voo|ucus|lotu?|rejsu?|let(?:u|a)?|vlucht(?:nummer)?|flyg(?:nummer|ning)?|fly(?:nummer|vning)?|lento|lennon|jarat\\p{L}*|рейса?|полет\\p{L}*|πτηση\\p{L}*|penerbangan|lend|reiss|skrydis|טיסה|الرحلة|رحلة',
    ),
  ],
  [
    'date',
    whole(
      'dates?|data|datum|dato|fecha|tarihi?|dzien|den|tag|reisetag|jour|day|ziua|dia|giorno|dag|nap|datuma?|paivays|paivamaara|дата|ημερομηνια|tanggal|תאריך|التاريخ',
    ),
  ],
];
const ofAsia: readonly (readonly [RowKind, RegExp])[] = [
  ['departure', new RegExp(leaving, 'u')],
  ['arrival', new RegExp(landing, 'u')],
  ['flight', /便名?|航班|班[机機次]|편명|항공편/u],
  ['date', /日付|日期|月日|搭乗日|날짜|일자|탑승일/u],
];

/** Undefined where it tells of nothing of the kind, or of both ends of a flight. */
export function kindOfRow(label: string): RowKind | undefined {
  const plain = fold(label);
  const kinds = [
    ...latin.flatMap(([kind, words]) => (words.test(plain) ? kind : [])),
    ...ofAsia.flatMap(([kind, words]) => (words.test(label) ? kind : [])),
  ];
  return kinds.includes('departure') && kinds.includes('arrival') ? undefined : kinds[0];
}
