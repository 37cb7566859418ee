import { createHash } from 'node:crypto';
import type { Enquiry } from '#domain/schemas/enquiry.ts';

/**
 * What one sending of a form is known by. The words belong to it: whoever comes back to a page of yesterday and writes something else
 * writes another enquiry, whatever key that page still has. Where no script gave a key, the same words on the same day are one enquiry.
 *
 * @param given the key that came with the form
 */
export function sendingKey(enquiry: Enquiry, given: string | undefined, now: Date = new Date()): string {
  const occasion = given?.trim() || now.toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([occasion, enquiry]))
    .digest('base64url');
}
