/** A ticket read where the visitor wants it, or the sample fetched: always an answer, never an exception that nobody told. */
import { endpoints } from '#domain/rules/endpoints.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { type Reader, type ReadResult, readOnServer, type Ticket } from './ticket.ts';
import type { ToolWords } from './words.ts';

/** @throws when the reader's own code does not arrive */
export async function readTicket(by: Reader, ticket: Ticket, lang: Lang, words: ToolWords): Promise<ReadResult> {
  const result = await readBy(by, ticket, lang, words);
  return 'error' in result && 'text' in ticket && isBrokenJson(ticket.text) ? { error: words.brokenJson } : result;
}

async function readBy(by: Reader, ticket: Ticket, lang: Lang, words: ToolWords): Promise<ReadResult> {
  if (by === 'server') return readOnServer(ticket, lang, words);
  const { readOnDevice } = await import('./ticket-desk.ts');
  return readOnDevice(ticket, lang, words);
}

/** Data for programs, copied in part: `{"@context": "https://schema.org", …` */
export function isBrokenJson(text: string): boolean {
  if (!/^\s*[{[]\s*[{"]/.test(text)) return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}

/** @throws when it does not arrive */
export async function fetchSample(words: ToolWords): Promise<Ticket> {
  const response = await fetch(endpoints.sampleTicket);
  if (!response.ok) throw new Error(`the sample ticket answered ${response.status}`);
  return { file: new File([await response.blob()], words.sampleName, { type: 'application/pdf' }) };
}
