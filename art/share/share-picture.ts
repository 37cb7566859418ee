/**
 * What a page looks like when somebody shares its address: 1200 × 630, its picture, its title, the mark. A layered header
 * keeps the brand's device (the name between sky and land); any other picture stands as a poster beside a field of colour.
 */
import { constants, type FieldName, fields } from '#brand/tokens.ts';
import { tenths } from '../posters/engine/numbers.ts';
import { lettering, type Typeface } from './lettering.ts';

export const SHARE = { width: 1200, height: 630 } as const;

type ShareWords = {
  /** The page's name, large. */
  title: string;
  /** What it is, small: a country, a tagline. */
  line: string;
  /** The agency's name, beside the mark. */
  brand: string;
};

/** Standalone SVG files: the two halves of a layered header, or the layers of a picture about 4:5, from back to front. */
export type ShareArtwork = { sky: string; land: string } | { poster: readonly string[] };

export type ShareCard = ShareWords & {
  /** Colour field of a leisure page; a page without one is set in the corporate voice. */
  field?: FieldName | undefined;
  artwork: ShareArtwork;
};

/** The poster's width: 4:5 of the height. */
const POSTER = 504;
const MARGIN = 56;
/** Height of the strip that carries the mark under a layered header. */
const STRIP = 92;
const MARK = 44;
/** Large letters stand closer, in ems. */
const TRACKING = -0.035;
/** What hangs below the baseline, in ems. */
const DESCENT = 0.27;

const file = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE.width}" height="${SHARE.height}" viewBox="0 0 ${SHARE.width} ${SHARE.height}">${body}</svg>`;

/** A standalone SVG in a box of the card; what its own window has too much is cut. */
const boxed = (svg: string, x: number, width: number, height: number) =>
  svg.replace(
    /^<svg ([^>]*)>/,
    (_, attributes: string) =>
      `<svg x="${x}" y="0" width="${width}" height="${height}" ${attributes.replace(/ ?\b(?:width|height|xmlns)="[^"]*"/g, '')}>`,
  );

/**
 * The card as SVG files of the same size, to be laid over each other: drawings of different makers each keep their own ids.
 * @throws when a letter of the words is in none of the brand's fonts
 */
export async function sharePicture(card: ShareCard): Promise<string[]> {
  return 'sky' in card.artwork ? layered(card, card.artwork) : besideField(card, card.artwork.poster);
}

async function layered(card: ShareCard, { sky, land }: { sky: string; land: string }): Promise<string[]> {
  const look = lookOf(card.field);
  const widest = await lettering(card.title, { typeface: look.typeface, size: 100, tracking: TRACKING });
  const size = Math.min(look.largest, (100 * (SHARE.width - 1.5 * MARGIN)) / widest.width);
  const title = await lettering(card.title, { typeface: look.typeface, size, tracking: TRACKING });
  // Capitals stand in the upper sky: high enough to be read over the land, low enough to pass behind it.
  const baseline = Math.max(48 + size * 0.7, 185 + size * 0.35);
  const foot = SHARE.height - STRIP;
  const strip =
    `<path fill="${constants.board}" d="M0 ${foot}h${SHARE.width}v${STRIP}H0z"/>` +
    (await mark({ x: MARGIN, y: foot + (STRIP - MARK) / 2, ink: constants['board-ink'], brand: card.brand })) +
    (await line(card.line, { right: SHARE.width - MARGIN, baseline: foot + 56, ink: constants['board-lit'], room: 760 }));
  return [
    file(boxed(sky, 0, SHARE.width, SHARE.height)),
    file(letters(title.path, (SHARE.width - title.width) / 2, baseline, '#fff')),
    file(boxed(land, 0, SHARE.width, SHARE.height) + strip),
  ];
}

async function besideField(card: ShareCard, poster: readonly string[]): Promise<string[]> {
  const look = lookOf(card.field);
  const left = POSTER + MARGIN;
  const room = SHARE.width - left - MARGIN;
  const { size, lines } = await fitted(card.title, look, room);
  const last = SHARE.height - MARGIN - (card.line ? 36 : 0) - size * DESCENT;
  const rows = await Promise.all(lines.map((words) => lettering(words, { typeface: look.typeface, size, tracking: TRACKING })));
  const title = rows.map(({ path }, index) => {
    const above = (lines.length - 1 - index) * size * look.leading;
    return letters(path, left, last - above, look.ink);
  });
  return [
    ...poster.map((layer) => file(boxed(layer, 0, POSTER, SHARE.height))),
    file(
      `<path fill="${look.ground}" d="M${POSTER} 0h${SHARE.width - POSTER}v${SHARE.height}H${POSTER}z"/>` +
        (look.axis ? `<path fill="${look.axis}" d="M${POSTER} 0h8v${SHARE.height}h-8z"/>` : '') +
        (await mark({ x: left, y: MARGIN, ink: look.ink, brand: card.brand })) +
        title.join('') +
        (await line(card.line, { left, baseline: SHARE.height - MARGIN, ink: look.line, room })),
    ),
  ];
}

type Look = {
  typeface: Typeface;
  ground: string;
  ink: string;
  line: string;
  axis?: string;
  /** Largest size of a title. */
  largest: number;
  leading: number;
};

function lookOf(field: FieldName | undefined): Look {
  if (!field)
    return {
      typeface: 'sans',
      ground: constants.board,
      ink: '#ffffff',
      line: constants['board-dim'],
      axis: constants.signal,
      largest: 250,
      leading: 1.08,
    };
  const [ground, ink] = fields[field];
  return { typeface: 'serif', ground, ink, line: ink, largest: 400, leading: 1 };
}

/** The title in at most four lines, in the largest size that fits beside the poster. */
async function fitted(title: string, { typeface }: Look, room: number): Promise<{ size: number; lines: string[] }> {
  for (const size of [208, 176, 152, 132, 116, 102, 90, 80, 70, 62, 54]) {
    const lines = await wrapped(title, typeface, size, room);
    if (lines && lines.length * size <= 330) return { size, lines };
  }
  const size = 46;
  return { size, lines: (await wrapped(title, typeface, size, room)) ?? [title] };
}

/** The title in lines no wider than the room, broken at spaces and after hyphens; nothing when one part alone is wider. */
async function wrapped(title: string, typeface: Typeface, size: number, room: number): Promise<string[] | undefined> {
  const fits = async (words: string) => (await lettering(words.trimEnd(), { typeface, size, tracking: TRACKING })).width <= room;
  const lines: string[] = [];
  for (const part of title.match(/[^\s-]+(?:-|\s+|$)|-/g) ?? []) {
    const longer = (lines.at(-1) ?? '') + part;
    if (lines.length > 0 && (await fits(longer))) lines[lines.length - 1] = longer;
    else if (await fits(part)) lines.push(part);
    else return undefined;
  }
  return lines.map((words) => words.trimEnd());
}

type LinePlace = { baseline: number; ink: string; room: number } & ({ left: number } | { right: number });

/** The small words, in one line: smaller when they would leave their room, cut when they still do. */
async function line(words: string, place: LinePlace): Promise<string> {
  if (!words) return '';
  const full = await lettering(words, { typeface: 'sans', size: 30 });
  const size = Math.max(20, Math.min(30, (30 * place.room) / full.width));
  const { path, width } = await lettering(words, { typeface: 'sans', size });
  if (width > place.room) return line(words.replace(/\s+\S+$|.…?$/, '…'), place);
  return letters(path, 'left' in place ? place.left : place.right - width, place.baseline, place.ink);
}

/** The meridian over the horizon, with the agency's name. */
async function mark({ x, y, ink, brand }: { x: number; y: number; ink: string; brand: string }): Promise<string> {
  const name = await lettering(brand, { typeface: 'sans', size: 32, tracking: -0.02 });
  const scale = MARK / 34;
  return (
    `<g transform="translate(${x} ${tenths(y)}) scale(${scale.toFixed(3)})"><path fill="none" stroke="${ink}" stroke-width="2.5" d="M3 25a14 14 0 0 1 28 0M17 11c-4.2 3-6 8-6 14M0 25h34"/>` +
    `<circle cx="17" cy="11" r="3" fill="${constants['board-lit']}"/></g>` +
    letters(name.path, x + MARK + 14, y + MARK * 0.75, ink)
  );
}

const letters = (path: string, x: number, y: number, ink: string) =>
  `<path fill="${ink}" transform="translate(${tenths(x)} ${tenths(y)})" d="${path}"/>`;
