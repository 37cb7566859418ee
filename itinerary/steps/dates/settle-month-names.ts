/**
 * `lip` is July in Polish and June in Croatian: a document that speaks Croatian or Serbian and not Polish means the Croatian month.
 * Whole names tell themselves apart (`values/days.ts`); the three short ones do not.
 */
import type { DraftItinerary, PrintedDay } from '../../draft/draft-itinerary.ts';
import type { Found } from '../../draft/found.ts';
import { fold } from '../../text/fold.ts';
import { replacedDays } from './replaced-days.ts';

const croatian = /(?<!\p{L})(?:polazak|dolazak|putni(?:k|ci)|zrakoplov\p{L}*|rezervacije|prijevoznik|sjedalo|odlazak)(?!\p{L})/u;
const polish = /(?<!\p{L})(?:wylot|przylot|pasazer\p{L}*|rezerwacj\p{L}*|lotnicz\p{L}*|godzina)(?!\p{L})/u;
const months: Readonly<Record<string, number>> = { lip: 6, srp: 7, lis: 10 };
const shortName = /\d{1,2}\.?\s?(?<name>lip|srp|lis)(?!\p{L})/u;

/** @param text of the whole document. */
export function settleMonthNames(draft: DraftItinerary, text: string): DraftItinerary {
  const plain = fold(text);
  return croatian.test(plain) && !polish.test(plain) ? replacedDays(draft, inCroatian) : draft;
}

function inCroatian(date: Found<PrintedDay>): Found<PrintedDay> {
  const month = months[shortName.exec(fold(date.text))?.groups?.name ?? ''];
  return month === undefined ? date : { ...date, value: { ...date.value, month } };
}
