/** What the server and the processes that read and draw tickets say to each other. */
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { ItineraryAnswer } from '#domain/schemas/itinerary-answer.ts';
import type { Lang } from '#domain/schemas/lang.ts';

/** What is printed on the PDF about the agency. */
export type TicketSign = { brand: string; phone: string };

export type ReadTask = {
  kind: 'read';
  /** A file in the pieces it arrived in, or pasted text. Named after its field: which kind of file it is, the reader tells. */
  source: { pdf: readonly Uint8Array[] } | { text: string };
  /** YYYY-MM-DD */
  today: string;
};
export type DrawTask = {
  kind: 'draw';
  itinerary: Itinerary;
  /** The sheet of the journey, or cards for the wallets of those who travel. */
  paper: 'sheet' | 'cards';
  lang: Lang;
  sign: TicketSign;
  /** JPEG of the destination's scene. */
  poster?: Uint8Array;
};
export type TicketTask = ReadTask | DrawTask;

/**
 * `read` reads text. `look` reads barcodes too, with a drawing library of machine code that `read` does without, for memory and
 * for safety. `draw` makes the PDF.
 */
export type TicketSkill = 'read' | 'look' | 'draw';

/** A refusal by the reader: its code and what to do about it. */
type TicketProblemAnswer = { code: string; message: Readonly<Record<Lang, string>> };

export type TicketResult =
  /** `look`: what stands here was read without the barcode on it, which a process that can look would read too. */
  | { answer: ItineraryAnswer; format: string; look: boolean }
  | { problem: TicketProblemAnswer; look: boolean }
  | { pdf: Uint8Array }
  /** An error nobody expected: where it happened, without its message, which may quote the ticket. */
  | { failed: { name: string; frames: string } };

/** A task as a process is given it: a file follows on its standard input, which copies it less often than a message. */
export type TicketOrder = DrawTask | (Omit<ReadTask, 'source'> & { source: { pdfBytes: number } | { text: string } });

/** What a process says: that it may be given a task, or what came of one. */
export type TicketMessage = { ready: true } | { result: TicketResult };
