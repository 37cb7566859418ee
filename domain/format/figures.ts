import type { Figure } from '../schemas/agency.ts';
import type { Lang } from '../schemas/lang.ts';
import { formatNumber } from './counted.ts';

/** A figure as shown on a badge: “800,000+”, „800.000+”. */
export const formatFigure = (lang: Lang, figure: Figure): string =>
  `${formatNumber(lang, figure.value)}${figure.plus ? '+' : ''}`;

/** A figure by its key. An unknown key is an error that names it. */
export function figureOf(figures: Record<string, Figure>, key: string): Figure {
  const figure = figures[key];
  if (!figure) throw new Error(`content names the figure {${key}}, which content/agency.yaml does not have`);
  return figure;
}

/** Puts the agency's figures into a sentence: `{hotels} hotels` → `800,000+ hotels`. */
export const fillFigures = (lang: Lang, text: string, figures: Record<string, Figure>): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => formatFigure(lang, figureOf(figures, key)));
