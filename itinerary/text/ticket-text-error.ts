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
  /** Where there is no text: whether anything is drawn that may be a code for machines. */
  readonly pictured: boolean;

  constructor(code: TicketTextProblem, { pictured = false, ...options }: ErrorOptions & { pictured?: boolean } = {}) {
    super(`The document cannot be read as text: ${code}.`, options);
    this.name = 'TicketTextError';
    this.code = code;
    this.pictured = pictured;
  }
}
