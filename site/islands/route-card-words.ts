import type { Lang } from '#domain/schemas/lang.ts';

type RouteCardWords = {
  label: string;
  /** Says that the chosen day is not sent anywhere. */
  note: string;
  /** Above the flights of the chosen day. */
  on: (day: string) => string;
  none: (day: string, next: string) => string;
  noneLeft: (day: string, until: string) => string;
  outside: (from: string, until: string) => string;
  first: (day: string) => string;
  ask: string;
  oneHour: string;
  /** Between departure and arrival, for screen readers. */
  to: string;
};

export const routeCardWords: Record<Lang, RouteCardWords> = {
  en: {
    label: 'Departures on',
    note: 'Nothing is sent.',
    on: (day) => `${day}:`,
    none: (day, next) => `No flight on ${day}. The next, on ${next}:`,
    noneLeft: (day, until) => `No flight on ${day} or later: the timetable ends on ${until}.`,
    outside: (from, until) => `Outside the season: this timetable runs from ${from} to ${until}.`,
    first: (day) => `First flights, ${day}:`,
    ask: 'Ask us for the current times.',
    oneHour: 'The same hour in both cities.',
    to: 'to',
  },
  ro: {
    label: 'Plecări în ziua de',
    note: 'Nu se trimite.',
    on: (day) => `${day[0]?.toLocaleUpperCase('ro')}${day.slice(1)}:`,
    none: (day, next) => `Niciun zbor ${day}. Următoarele, ${next}:`,
    noneLeft: (day, until) => `Niciun zbor ${day} și nici după aceea: orarul se încheie la ${until}.`,
    outside: (from, until) => `În afara sezonului: orarul este valabil din ${from} până la ${until}.`,
    first: (day) => `Primele zboruri, ${day}:`,
    ask: 'Întrebați-ne care este orarul actual.',
    oneHour: 'Aceeași oră în ambele orașe.',
    to: 'spre',
  },
};
