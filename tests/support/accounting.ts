/** Who was promised an answer, and what arrived: the sums the fault tests make. */
import type { Enquiry } from '#domain/schemas/enquiry.ts';
import type { ReceivedMail, SmtpPeer } from './smtp-peer.ts';

/** Enquiries a fault test sends. */
export const crowd = 200;

/** Sends one enquiry from an address of its own. Gives the reference, or nothing when it was refused with a 503. */
type Post = (enquiry: Enquiry, address: string) => Promise<string | undefined>;

/** The nth visitor's address, in the range reserved for tests of networks (RFC 2544). */
export const addressOf = (visitor: number) => `198.18.${Math.floor(visitor / 250)}.${1 + (visitor % 250)}`;

/** Posts over HTTP to a running server. */
export const postTo =
  (origin: string): Post =>
  async (enquiry, address) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(enquiry)) form.append(name, value);
    const response = await fetch(`${origin}/api/contact`, {
      method: 'POST',
      body: form,
      headers: { 'x-forwarded-for': address, origin },
    });
    const answer = (await response.json()) as { reference: string };
    if (response.status === 503) return undefined;
    if (response.status !== 201) throw new Error(`answered with ${response.status}: ${JSON.stringify(answer)}`);
    return answer.reference;
  };

/** Calls `work` for 0 … count − 1, a few at a time. */
export async function together<Result>(
  count: number,
  parallel: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await work(index);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return results;
}

/** The references that arrived, each once however often its mail came; the Message-ID tells. */
export function arrivedReferences(mails: readonly ReceivedMail[]): string[] {
  return [...new Set(mails.map(({ parsed }) => parsed.messageId?.replace(/^<(.+)@.+>$/, '$1') ?? 'without identifier'))].sort();
}

/**
 * Waits until every promised enquiry has arrived at least once.
 * @throws with those that are missing after `withinMs`
 */
export async function allArrived(peer: SmtpPeer, references: readonly string[], withinMs = 30_000): Promise<void> {
  const end = Date.now() + withinMs;
  for (;;) {
    const arrived = new Set(arrivedReferences(peer.mails));
    const missing = references.filter((reference) => !arrived.has(reference));
    if (missing.length === 0) return;
    if (Date.now() > end)
      throw new Error(`${missing.length} of ${references.length} enquiries did not arrive: ${missing.join(' ')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
