/** How a document writes times, days, flight numbers and durations. */
import type { Language } from './languages.ts';
import type { Random } from './random.ts';

const clocks = ['24', '24', '24', '12', 'points', 'h', 'bare'] as const;
const dates = ['long', 'medium', 'numeric', 'system', 'system-year', 'iso', 'weekday-no-year', 'weekday-long'] as const;
const numbers = ['TK 1044', 'TK1044', 'TK-1044', 'TK  1044', 'TK 0044'] as const;

export type Style = {
  clock: (typeof clocks)[number];
  date: (typeof dates)[number];
  number: (typeof numbers)[number];
  ticket: 'dash' | 'blank' | 'glued' | 'groups';
  capitals: boolean;
};

export function styleOf(random: Random, language: Language): Style {
  const halves = ['en', 'el', 'hu'].includes(language.id);
  return {
    clock: random.pick(clocks.filter((clock) => clock !== '12' || halves)),
    date: random.pick(dates),
    number: random.pick(numbers),
    ticket: random.pick(['dash', 'blank', 'glued', 'groups']),
    capitals: random.chance(20),
  };
}

/** @param time `HH:MM`. */
export function writtenTime(time: string, { clock }: Style): string {
  const [hours = '', minutes = ''] = time.split(':');
  switch (clock) {
    case '24':
      return time;
    case '12':
      return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
    case 'points':
      return `${hours}.${minutes}`;
    case 'h':
      return `${hours}h${minutes}`;
    case 'bare':
      return `${hours}${minutes}`;
  }
}

const forms: Record<'long' | 'medium' | 'numeric' | 'weekday-no-year' | 'weekday-long', Intl.DateTimeFormatOptions> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: '2-digit', month: 'short', year: 'numeric' },
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
  'weekday-no-year': { weekday: 'short', day: '2-digit', month: 'short' },
  'weekday-long': { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
};

/** @param date `YYYY-MM-DD`. */
export function writtenDate(date: string, { date: form }: Pick<Style, 'date'>, { locale }: Language): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (form === 'iso') return date;
  if (form === 'system' || form === 'system-year') {
    const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(day).slice(0, 3).toUpperCase();
    return `${date.slice(8)}${month}${form === 'system' ? '' : date.slice(2, 4)}`;
  }
  return new Intl.DateTimeFormat(locale, { ...forms[form], timeZone: 'UTC' }).format(day);
}

export function writtenNumber(carrier: string, number: number, { number: form }: Style): string {
  switch (form) {
    case 'TK 1044':
      return `${carrier} ${number}`;
    case 'TK1044':
      return `${carrier}${number}`;
    case 'TK-1044':
      return `${carrier}-${number}`;
    case 'TK  1044':
      return `${carrier}  ${number}`;
    case 'TK 0044':
      return `${carrier} ${String(number).padStart(4, '0')}`;
  }
}

export function writtenTicket(ticket: string, { ticket: form }: Style): string {
  const [code, serial] = [ticket.slice(0, 3), ticket.slice(3)];
  switch (form) {
    case 'dash':
      return `${code}-${serial}`;
    case 'blank':
      return `${code} ${serial}`;
    case 'glued':
      return ticket;
    case 'groups':
      return `${code} ${serial.slice(0, 4)} ${serial.slice(4, 7)} ${serial.slice(7)}`;
  }
}

export function writtenDuration(minutes: number, { words }: Language): string {
  return `${Math.floor(minutes / 60)} ${words.hour} ${String(minutes % 60).padStart(2, '0')} ${words.minute}`;
}
