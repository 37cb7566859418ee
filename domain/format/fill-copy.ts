import type { Figure } from '../schemas/agency.ts';
import type { Lang } from '../schemas/lang.ts';
import { fillFigures } from './figures.ts';

/** The same copy with the agency's figures in all its sentences, however deep they stand. */
export const fillCopy = <Copy>(lang: Lang, copy: Copy, figures: Record<string, Figure>): Copy =>
  inAllTexts(copy, (text) => fillFigures(lang, text, figures));

/** The same copy with every one of its texts changed, however deep it stands. */
export function inAllTexts<Copy>(copy: Copy, change: (text: string) => string): Copy {
  return changed(copy) as Copy;

  function changed(value: unknown): unknown {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part)]));
    return value;
  }
}
