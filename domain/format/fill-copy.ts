import type { Figure } from '../schemas/agency.ts';
import type { Lang } from '../schemas/lang.ts';
import { fillFigures } from './figures.ts';

/** The same copy with the agency's figures in all its sentences, however deep they stand. */
export function fillCopy<Copy>(lang: Lang, copy: Copy, figures: Record<string, Figure>): Copy {
  return fill(copy) as Copy;

  function fill(value: unknown): unknown {
    if (typeof value === 'string') return fillFigures(lang, value, figures);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part)]));
    return value;
  }
}
