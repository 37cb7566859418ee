/** How reading a ticket in one format ended. */
import type { Box } from '../text/ticket-text.ts';
import type { DraftItinerary } from './draft-itinerary.ts';

/** Why a text that looked like this format is not read by it: what is missing, and on which line it was expected. */
export type FormatProblem = { message: string; near: Box | null };

/**
 * `columnsLost`: the format knows its document and sees that copying took its columns apart, so that nobody can tell which value is whose.
 * Then no other format is asked: a wrong itinerary is worse than none.
 */
export type Reading = { draft: DraftItinerary } | { problems: FormatProblem[]; columnsLost?: true };
