import { setTimeout as pause } from 'node:timers/promises';

/** A mail the site sent during the browser tests. */
export type Letter = { to: string[]; subject: string; text: string };

/**
 * Waits for the mail that mentions a text only one test uses: a reference number, a name.
 *
 * @throws after ten seconds without such a mail
 */
export async function mailAbout(text: string): Promise<Letter> {
  const end = Date.now() + 10_000;
  do {
    const answer = await fetch(`http://127.0.0.1:${process.env.MAILBOX_PORT}/`);
    const letters = (await answer.json()) as Letter[];
    const found = letters.find((letter) => letter.subject.includes(text) || letter.text.includes(text));
    if (found) return found;
    await pause(50);
  } while (Date.now() < end);
  throw new Error(`No mail about „${text}” within 10 s.`);
}
