/** Measures, type and colours of the printed itinerary, in points. Colours are the brand's, by day. */
import { colors, constants } from '#brand/tokens.ts';

export const ink = {
  text: colors.ink[0],
  dim: colors['ink-2'][0],
  rule: colors.rule[0],
  tint: colors['ground-2'][0],
  paper: colors.ground[0],
  hot: colors.hot[0],
  signal: constants.signal,
  board: constants.board,
  boardRule: constants['board-rule'],
  boardInk: constants['board-ink'],
  boardDim: constants['board-dim'],
} as const;

export const font = 'Montserrat';

/** A4, and the column of text on it. */
export const page = { width: 595.28, height: 841.89, side: 40, top: 46, bottom: 50 } as const;
export const column = page.width - 2 * page.side;

export const type = {
  label: { fontSize: 7.5, fontWeight: 500, color: ink.dim },
  small: { fontSize: 8, lineHeight: 1.35 },
  value: { fontSize: 9, fontWeight: 600, lineHeight: 1.3 },
  text: { fontSize: 9.5, lineHeight: 1.4 },
  h2: { fontSize: 15, fontWeight: 600, letterSpacing: -0.3, lineHeight: 1.2 },
} as const;
