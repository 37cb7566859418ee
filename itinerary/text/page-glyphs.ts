/**
 * From what a page draws to its glyphs with their places: the text part of the PDF imaging model (ISO 32000-1, 9.3 and 9.4).
 * pdfjs's own text extraction joins glyphs by one measure for all documents; letter-spaced and scattered text needs the glyphs.
 */
import { type DrawnFont, drawing, type PageDrawing } from './open-pdf.ts';
import type { Rule } from './struck-glyphs.ts';

/** In points from the top left corner of the page as shown; the baseline runs from (x, y) by (dx, dy). */
export type Glyph = { text: string; x: number; y: number; dx: number; dy: number; size: number; font: string; visible: boolean };

type Matrix = readonly number[];
type PdfjsGlyph = { unicode: string; width: number; isSpace: boolean };
type State = {
  ctm: Matrix;
  alpha: number;
  font: DrawnFont | undefined;
  fontName: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
};

/** Text rendering modes that paint nothing: 3 invisible, 7 only clips. */
const unpainted = new Set([3, 7]);
const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Of tickets no page has more than some hundred. */
const mostRules = 2000;
/** In points: what is thicker is a bar. */
const thinnest = 1.8;

/** @returns the glyphs in the order they are drawn, blanks included, and the thin rules beside them; null when there are more glyphs than `limit`. */
export function glyphsOf(page: PageDrawing, limit: number): { glyphs: Glyph[]; rules: Rule[] } | null {
  const glyphs: Glyph[] = [];
  const rules: Rule[] = [];
  const stack: State[] = [];
  /** One entry for each open part: whether it is shown. */
  const layers: boolean[] = [];
  let state: State = {
    ...{ ctm: page.transform, alpha: 1, font: undefined, fontName: '', fontSize: 0, charSpacing: 0, wordSpacing: 0 },
    ...{ scale: 1, leading: 0, rise: 0, mode: 0 },
  };
  let line: Matrix = identity;
  let text: Matrix = identity;

  const moveLine = (x: number, y: number) => {
    line = times(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  const setFont = (name: string, size: number) => {
    state = { ...state, fontName: name, fontSize: size, font: page.fonts.get(name) };
  };
  const show = (shown: readonly (PdfjsGlyph | number)[]) => {
    const { font, fontSize, scale } = state;
    if (!font || font.vertical) return;
    for (const glyph of shown) {
      if (typeof glyph === 'number') {
        text = times(text, [1, 0, 0, 1, (-glyph / 1000) * fontSize * scale, 0]);
        continue;
      }
      const width = glyph.width * font.unit * fontSize * scale;
      const onPage = times(state.ctm, text);
      const [x, y] = at(onPage, 0, state.rise);
      const [endX, endY] = at(onPage, width, state.rise);
      const size = Math.abs(fontSize) * Math.hypot(onPage[2] ?? 0, onPage[3] ?? 0);
      const visible = !unpainted.has(state.mode) && state.alpha > 0 && size >= 1 && layers.every(Boolean);
      glyphs.push({ text: glyph.unicode, x, y, dx: endX - x, dy: endY - y, size, font: state.fontName, visible });
      const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
      text = times(text, [1, 0, 0, 1, width + spacing * scale, 0]);
    }
  };

  const addRule = ([paint, , box]: readonly unknown[]) => {
    const [left, low, far, high] = (box as ArrayLike<number> | null) ? Array.from(box as ArrayLike<number>) : [];
    if (paint === drawing.endPath || high === undefined || rules.length >= mostRules) return;
    const [x, y] = at(state.ctm, left ?? 0, low ?? 0);
    const [right, bottom] = at(state.ctm, far ?? 0, high);
    if (Math.abs(bottom - y) <= thinnest && right > x) rules.push({ x, right, y: (y + bottom) / 2 });
  };

  for (const [index, operation] of page.operations.entries()) {
    if (glyphs.length > limit) return null;
    const values = (page.values[index] ?? []) as readonly unknown[];
    const [first, second] = values as readonly number[];
    switch (operation) {
      case drawing.save:
        stack.push(state);
        break;
      case drawing.paintFormXObjectBegin:
        stack.push(state);
        state = { ...state, ctm: times(state.ctm, (values[0] as Matrix | null) ?? identity) };
        break;
      case drawing.restore:
      case drawing.paintFormXObjectEnd:
        state = stack.pop() ?? state;
        break;
      case drawing.beginAnnotation:
        stack.push(state);
        state = {
          ...state,
          ctm: times(
            times(page.transform, (values[2] as Matrix | undefined) ?? identity),
            (values[3] as Matrix | undefined) ?? identity,
          ),
        };
        break;
      case drawing.endAnnotation:
        state = stack.pop() ?? state;
        break;
      case drawing.transform:
        state = { ...state, ctm: times(state.ctm, values as Matrix) };
        break;
      case drawing.setGState:
        for (const [key, value] of (values[0] as readonly (readonly [string, unknown])[]) ?? []) {
          if (key === 'ca') state = { ...state, alpha: value as number };
          if (key === 'Font') setFont(...(value as [string, number]));
        }
        break;
      case drawing.beginMarkedContent:
        layers.push(true);
        break;
      case drawing.beginMarkedContentProps:
        layers.push((values[0] as string) !== 'OC' || page.isShown(values[1]));
        break;
      case drawing.endMarkedContent:
        layers.pop();
        break;
      case drawing.beginText:
        line = identity;
        text = identity;
        break;
      case drawing.setFont:
        setFont(...(values as unknown as [string, number]));
        break;
      case drawing.setCharSpacing:
        state = { ...state, charSpacing: first ?? 0 };
        break;
      case drawing.setWordSpacing:
        state = { ...state, wordSpacing: first ?? 0 };
        break;
      case drawing.setHScale:
        state = { ...state, scale: (first ?? 100) / 100 };
        break;
      case drawing.setLeading:
        state = { ...state, leading: first ?? 0 };
        break;
      case drawing.setTextRise:
        state = { ...state, rise: first ?? 0 };
        break;
      case drawing.setTextRenderingMode:
        state = { ...state, mode: first ?? 0 };
        break;
      case drawing.setTextMatrix:
        line = values[0] as Matrix;
        text = line;
        break;
      case drawing.moveText:
        moveLine(first ?? 0, second ?? 0);
        break;
      case drawing.setLeadingMoveText:
        state = { ...state, leading: -(second ?? 0) };
        moveLine(first ?? 0, second ?? 0);
        break;
      case drawing.nextLine:
        moveLine(0, -state.leading);
        break;
      case drawing.showText:
        show(values[0] as readonly (PdfjsGlyph | number)[]);
        break;
      case drawing.constructPath:
        addRule(values);
        break;
      default:
    }
  }
  return { glyphs, rules };
}

function times(a: Matrix, b: Matrix): Matrix {
  const [a0 = 1, a1 = 0, a2 = 0, a3 = 1, a4 = 0, a5 = 0] = a;
  const [b0 = 1, b1 = 0, b2 = 0, b3 = 1, b4 = 0, b5 = 0] = [b[0], b[1], b[2], b[3], b[4], b[5]];
  return [
    a0 * b0 + a2 * b1,
    a1 * b0 + a3 * b1,
    a0 * b2 + a2 * b3,
    a1 * b2 + a3 * b3,
    a0 * b4 + a2 * b5 + a4,
    a1 * b4 + a3 * b5 + a5,
  ];
}

function at([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}
