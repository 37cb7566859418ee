/** Takes a ticket out of a request: the file of a form, or pasted text. It is held in memory and nowhere else. */
import type { FastifyRequest } from 'fastify';
import { refusals } from '../services/ticket-refusals.ts';
import type { ReadTask } from '../services/ticket-tasks.ts';
import { RefusedError, senderOf } from './ticket-answers.ts';

export const fileLimit = 15 * 1024 * 1024;
/** More than any confirmation has, in any script. */
export const textLimit = 512 * 1024;
/** Of all files that are being received, waiting or read, in bytes. */
const heldLimit = 32 * 1024 * 1024;
/** Of them one sender's: half, so that nobody's files leave no room for those of others. */
const heldLimitOfOne = heldLimit / 2;

export const multipartLimits = {
  fileSize: fileLimit,
  files: 1,
  fields: 4,
  parts: 5,
  fieldSize: textLimit,
  fieldNameSize: 40,
  headerPairs: 20,
};

type Upload = {
  source: ReadTask['source'];
  /** To be called when it is no longer needed. */
  release(): void;
};

/** Gives the function that takes tickets; all it has taken and not released counts against one limit. */
export function createUploads(): (request: FastifyRequest) => Promise<Upload> {
  let held = 0;
  const heldBySender = new Map<string, number>();

  const takeForm = async (request: FastifyRequest): Promise<Upload> => {
    const sender = senderOf(request);
    let own = 0;
    const hold = (bytes: number) => {
      own += bytes;
      held += bytes;
      const ofSender = (heldBySender.get(sender) ?? 0) + bytes;
      heldBySender.set(sender, ofSender);
      if (ofSender <= 0) heldBySender.delete(sender);
      return held <= heldLimit && ofSender <= heldLimitOfOne;
    };
    const release = () => void hold(-own);
    try {
      let pdf: Buffer[] | undefined;
      let text: string | undefined;
      for await (const part of request.parts()) {
        if (part.type === 'field') {
          if (part.valueTruncated) throw new RefusedError(refusals.textTooLong);
          if (part.fieldname === 'text') text = String(part.value);
          continue;
        }
        const chunks: Buffer[] = [];
        for await (const chunk of part.file as AsyncIterable<Buffer>) {
          if (!hold(chunk.length)) throw new RefusedError(refusals.busy, { retryAfterSeconds: 10 });
          if (part.fieldname === 'pdf') chunks.push(chunk);
        }
        if (part.file.truncated) throw new RefusedError(refusals.tooLarge);
        if (part.fieldname === 'pdf') pdf = chunks;
      }
      // A form may carry its empty file field beside the text, or its empty text beside the file.
      if (pdf && (own > 0 || !text?.trim())) return { source: { pdf }, release };
      return { source: textSource(text), release };
    } catch (error) {
      release();
      letRestPass(request);
      throw asRefusal(error);
    }
  };

  return async (request) => {
    if (request.isMultipart()) return takeForm(request);
    const { body } = request;
    const text = typeof body === 'object' && body !== null && 'text' in body ? body.text : undefined;
    return { source: textSource(text), release: () => undefined };
  };
}

/**
 * The parser of forms holds the request back as soon as nobody reads the form on. Unread, the rest of it would stand before the next
 * request on the same connection until that one times out.
 */
function letRestPass({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

function textSource(text: unknown): { text: string } {
  if (typeof text !== 'string' || text.trim() === '') throw new RefusedError(refusals.noFile);
  return { text: text.toWellFormed() };
}

/** What the parser of forms throws is about the form, whatever status it has: broken off, more than one file, no boundary. */
function asRefusal(error: unknown): RefusedError {
  if (error instanceof RefusedError) return error;
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new RefusedError(refusals.tooLarge);
  return new RefusedError(code === 'FST_FILES_LIMIT' ? refusals.severalFiles : refusals.wrongForm);
}
