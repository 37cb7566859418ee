/** What the page and its ticket worker say to each other. Each question has a number; its answer, or its failure, carries the same. */
import type { Itinerary } from '#domain/schemas/itinerary.ts';

export type PageSize = { width: number; height: number };

export type Questions = {
  /** Reads a ticket. `today` is YYYY-MM-DD. */
  read: { ask: { source: { pdf: Uint8Array } | { text: string }; today: string }; answer: ReadAnswer };
  /** Opens a document to be painted; answers with its pages' sizes in points. */
  open: { ask: { pdf: Uint8Array }; answer: PageSize[] };
  /** Paints a page of the open document. `number` counts from 1, `scale` is pixels a point. */
  paint: { ask: { number: number; scale: number }; answer: ImageBitmap };
};

type ReadAnswer = { itinerary: Itinerary } | { problem: { message: { en: string; ro: string } } };

export type Kind = keyof Questions;
export type Question = { [K in Kind]: { id: number; kind: K; ask: Questions[K]['ask'] } }[Kind];
export type Answer = { id: number } & ({ answer: Questions[Kind]['answer'] } | { failure: string });
