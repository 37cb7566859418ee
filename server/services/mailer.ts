/** How an enquiry leaves the house. Two ways keep this contract: SMTP and the mail provider's form call. */
import type { Enquiry } from '#domain/schemas/enquiry.ts';

export type Letter = Readonly<{
  reference: string;
  enquiry: Enquiry;
  /** Milliseconds since 1970. */
  acceptedAt: number;
}>;

export type Mailer = {
  /**
   * Hands the letter over. Resolves once the other side has taken responsibility for it; rejects otherwise, and when
   * `signal` fires. May be called again for the same letter, which then has the same Message-ID.
   */
  deliver(letter: Letter, signal: AbortSignal): Promise<void>;
};

/** The other side answered, and said no. `code` goes to the log; `message`, which may quote an address, does not. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
