import type { Failure } from '#domain/format/contact-words.ts';
import { endpoints } from '#domain/rules/endpoints.ts';
import type { FieldProblem } from '#domain/schemas/enquiry.ts';

/** Milliseconds to wait for the server before saying so. */
const patience = 10_000;

type SendResult =
  | { kind: 'sent'; reference: string }
  | { kind: 'problems'; problems: FieldProblem[] }
  | { kind: 'failed'; failure: Failure };

/** Sends the form and always comes back with one of three ends; it never throws. */
export async function sendEnquiry(form: FormData): Promise<SendResult> {
  try {
    const response = await fetch(endpoints.contact, {
      method: 'POST',
      body: form,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    });
    const body: unknown = await response.json();
    if (response.status === 201 && isReceipt(body)) return { kind: 'sent', reference: body.reference };
    if (response.status === 422 && hasProblems(body)) return { kind: 'problems', problems: body.problems };
    return { kind: 'failed', failure: failureOf(response.status) };
  } catch (error) {
    return { kind: 'failed', failure: error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network' };
  }
}

const failureOf = (status: number): Failure => (status === 429 ? 'too-many' : status === 413 ? 'too-large' : 'server');

const isReceipt = (body: unknown): body is { reference: string } =>
  typeof body === 'object' && body !== null && 'reference' in body && typeof body.reference === 'string';

const hasProblems = (body: unknown): body is { problems: FieldProblem[] } =>
  typeof body === 'object' && body !== null && 'problems' in body && Array.isArray(body.problems);
