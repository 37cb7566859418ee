/** Why a document could not be read as text; `steps/problems.ts` says it to people. */
export type TicketTextProblem =
  | 'not-a-pdf'
  | 'empty'
  | 'damaged'
  | 'encrypted'
  | 'no-pages'
  | 'no-text'
  | 'too-many-pages'
  | 'too-large'
  | 'far-too-much'
  | 'text-too-long'
  | 'too-slow'
  | 'page-too-large'
  | 'mail-too-deep'
  | 'pass-damaged'
  | 'pass-too-large'
  | 'pass-not-of-flight'
  | 'calendar-damaged'
  | 'calendar-too-large'
  | 'calendar-without-flights'
  | 'other-reservation';

export class TicketTextError extends Error {
  readonly code: TicketTextProblem;

  constructor(code: TicketTextProblem, options?: ErrorOptions) {
    super(`The document cannot be read as text: ${code}.`, options);
    this.name = 'TicketTextError';
    this.code = code;
  }
}
