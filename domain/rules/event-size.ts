import { figureOf } from '../format/figures.ts';
import type { Figure } from '../schemas/agency.ts';

/** How many people an event may have, both ends included. */
export type EventSize = Readonly<{ from: number; to: number }>;

/** The smallest and the largest event the agency organises, from its figures. */
export const eventSize = (figures: Record<string, Figure>): EventSize => ({
  from: figureOf(figures, 'eventFrom').value,
  to: figureOf(figures, 'eventTo').value,
});
