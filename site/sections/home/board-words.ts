import type { Lang } from '#domain/schemas/lang.ts';

type BoardWords = {
  columns: string[];
  /** First letters of the days, Monday first. */
  week: string;
  caption: (title: string) => string;
  perWeek: (flights: number) => string;
  beyond: (places: number) => string;
  local: string;
  /** On the button that opens the map on a phone. */
  mapOpen: string;
  before: (from: string, until: string) => string;
  inside: (from: string, until: string) => string;
  after: (from: string, until: string) => string;
  /** Heading of a board whose season is over. */
  past: (title: string) => string;
  /** The link that asks for what a past timetable no longer says. */
  ask: string;
};

export const boardWords: Record<Lang, BoardWords> = {
  en: {
    columns: ['Flight', 'Departs', 'Arrives', 'Days', 'Time'],
    week: 'MTWTFSS',
    caption: (title) => `${title}, all times local`,
    perWeek: (flights) => `${flights}\u00a0flights per week,`,
    beyond: (places) => `${places}+ destinations beyond Istanbul.`,
    local: 'All times local.',
    mapOpen: 'The route on the map',
    before: (from, until) => `Summer timetable, from ${from} to ${until}.`,
    inside: (_, until) => `Summer timetable, valid to ${until}.`,
    after: (from, until) => `It ran from ${from} and ended on ${until}.`,
    past: (title) => `Last season’s timetable: ${title}`,
    ask: 'Ask for the current times',
  },
  ro: {
    columns: ['Zbor', 'Pleacă', 'Sosește', 'Zile', 'Durată'],
    week: 'LMMJVSD',
    caption: (title) => `${title}, toate orele sunt locale`,
    perWeek: (flights) => `${flights}\u00a0zboruri pe săptămână,`,
    beyond: (places) => `peste ${places} de destinații cu legătură la Istanbul.`,
    local: 'Orele sunt locale.',
    mapOpen: 'Ruta pe hartă',
    before: (from, until) => `Orar de vară, din ${from} până la ${until}.`,
    inside: (_, until) => `Orar de vară, valabil până la ${until}.`,
    after: (from, until) => `A fost valabil din ${from} și s-a încheiat la ${until}.`,
    past: (title) => `Orarul sezonului trecut: ${title}`,
    ask: 'Cereți orele actuale',
  },
};
