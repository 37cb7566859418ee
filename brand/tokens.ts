/**
 * The brand's colours, type and measures, once. The pages read them as custom properties (`cssTokens`), the printed
 * itinerary reads the values. A pair is [light, dark].
 */
type Pair = readonly [light: string, dark: string];

export const colors = {
  ground: ['#ffffff', '#0b1428'],
  'ground-2': ['#eef1f6', '#121e39'],
  ink: ['#0a1834', '#f0f3f9'],
  'ink-2': ['#44516a', '#b0bcd2'],
  rule: ['#cfd6e1', '#2b3956'],
  solid: ['#0a1834', '#f0f3f9'],
  'on-solid': ['#ffffff', '#0a1834'],
  link: ['#1746a8', '#9cbcff'],
  focus: ['#1746a8', '#ffc629'],
  field: ['#6b7890', '#8493b0'],
  /** Vermilion: the leisure voice's signal. */
  hot: ['#c93a1f', '#ff8568'],
  'on-hot': ['#ffffff', '#1d0a05'],
  /** Days away, on a strip of days. */
  stay: ['#6b52c8', '#8f7be8'],
  ok: ['#14653c', '#6fd6a0'],
  err: ['#b3261e', '#ff9c92'],
  'err-ground': ['#fdeeec', '#3a1a1f'],
} as const satisfies Record<string, Pair>;

/** The same by day and by night: wayfinding yellow and the flight board. */
export const constants = {
  signal: '#ffc629',
  'on-signal': '#0a1834',
  board: '#081430',
  'board-rule': '#2a3c66',
  'board-ink': '#f6f3e8',
  'board-dim': '#a9b7d4',
  'board-lit': '#ffc629',
  'board-off': '#8294bb',
  /** A field to write in on the board, and what a message on it tells by its edge. */
  'board-field': '#122550',
  'board-ok': '#35c27c',
  'board-err': '#ff7a5c',
  'board-info': '#9cbcff',
  /** A split flap: its upper half, the slit, its lower half. */
  'flap-upper': '#1b315f',
  'flap-slit': '#060e22',
  'flap-lower': '#152950',
  /** The plates of the four services, after the signal yellow. */
  'sign-red': '#c93a1f',
  'sign-blue': '#14489a',
  'sign-teal': '#0d5f62',
  'on-sign': '#ffffff',
  /** Frames of portraits without a photograph, after the blue and red of the signs, and the letters in each. */
  amber: '#f4a720',
  'letter-blue': '#8fbbe8',
  'letter-amber': '#7a3c06',
  'letter-red': '#ffc9ae',
  /** On pictures, and paper shown on a page. */
  white: '#ffffff',
  /** On paper. */
  'print-ink': '#000000',
  'print-ink-2': '#333333',
  'print-rule': '#bbbbbb',
  /** The European Union's, as its graphical specifications give it. */
  'eu-blue': '#003399',
} as const;

/** Colour fields of the leisure voice: [field, text on it], one per continent. */
export const fields = {
  romania: ['#0d5f62', '#ffffff'],
  europa: ['#14489a', '#ffffff'],
  asia: ['#f4a720', '#0a1834'],
  africa: ['#b8331f', '#ffffff'],
  americadenord: ['#b9cfe4', '#0a1834'],
  americadesud: ['#4f9d86', '#0a1834'],
  australiasioceania: ['#0b7488', '#ffffff'],
  revelion: ['#33216b', '#ffffff'],
} as const satisfies Record<string, readonly [field: string, ink: string]>;

export type FieldName = keyof typeof fields;

/** Whether the letters on a field are light: what lies on it in white, a header, can be read there. */
export const lightInk = (field: FieldName): boolean => fields[field][1] === '#ffffff';

const measures = {
  sans: 'Montserrat,"Montserrat Rare","Montserrat Arial","Montserrat Roboto",Arial,sans-serif',
  serif: 'Newsreader,"Newsreader Rare","Newsreader Georgia","Newsreader Noto","Newsreader Times",Georgia,serif',
  'serif-text':
    '"Newsreader Text","Newsreader Text Rare","Newsreader Text Georgia","Newsreader Text Noto","Newsreader Text Times",Georgia,serif',
  't-s': '.9375rem',
  't-m': '1.0625rem',
  't-l': 'clamp(1.1875rem,1.1rem + .4vw,1.375rem)',
  't-xl': 'clamp(1.5rem,1.3rem + .9vw,2rem)',
  't-2xl': 'clamp(1.875rem,1.4rem + 2vw,3rem)',
  't-3xl': 'clamp(2.5rem,1.6rem + 3.8vw,5rem)',
  s1: '.5rem',
  s2: '1rem',
  s3: '1.5rem',
  s4: '2rem',
  s5: '3rem',
  s6: '4rem',
  s7: '6rem',
  section: 'clamp(4rem,2.5rem + 6vw,8rem)',
  margin: 'clamp(1.25rem,5vw,4.5rem)',
  gutter: 'clamp(1rem,1.7vw,1.5rem)',
  max: '98rem',
  /** From the window's edge to the content: a negative margin of this size bleeds at any width. */
  edge: 'max(var(--margin),50vw - var(--max)/2 + var(--margin))',
  header: '70px',
  ease: 'cubic-bezier(.2,.7,.1,1)',
} as const;

/**
 * The custom properties as a style sheet, in the `tokens` layer. Media queries cannot read them: their widths are
 * 30, 48, 62, 80 and 96 em.
 */
export function cssTokens(): string {
  const pairs = Object.entries(colors).map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`);
  const plain = Object.entries({ ...constants, ...measures }).map(([name, value]) => `--${name}:${value}`);
  const moods = Object.entries(fields).map(([name, [field, ink]]) => `[data-field=${name}]{--mood:${field};--on-mood:${ink}}`);
  return (
    `@layer tokens{:root{color-scheme:light;${[...pairs, ...plain].join(';')}}` +
    `:root[data-theme=dark]{color-scheme:dark}${moods.join('')}}`
  );
}
