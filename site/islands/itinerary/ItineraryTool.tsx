import { useEffect, useRef, useState } from 'react';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { showToast } from '../toasts.ts';
import type { ResultProps } from './ItineraryResult.tsx';
import { TicketForm } from './TicketForm.tsx';
import {
  isTicketFile,
  type Reader,
  type ReadResult,
  readOnServer,
  rememberedReader,
  rememberReader,
  type Ticket,
} from './ticket.ts';
import { toolWords } from './words.ts';

type ItineraryToolProps = {
  lang: Lang;
  /** Printed on what the visitor takes along. */
  brand: string;
  phone: string;
};

type Read = {
  /** Counts up: a new reading is a new result, to which the edits of the one before are not carried over. */
  turn: number;
  itinerary: Itinerary;
  by: Reader;
  ticket: Ticket;
  Result: React.ComponentType<ResultProps>;
};

/** Takes a ticket, has it read here or on the server, and shows what was read. Each attempt ends: with a result or with a reason. */
export function ItineraryTool({ lang, brand, phone }: ItineraryToolProps) {
  const words = toolWords[lang];
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const [reader, setReader] = useState<Reader>('server');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [read, setRead] = useState<Read | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const choose = (file: File | undefined) => {
    if (!file) return;
    setTicket(isTicketFile(file) ? { file } : null);
    setError(isTicketFile(file) ? null : words.notPdf);
  };
  const paste = (text: string) => {
    setTicket(text.trim() ? { text } : null);
    setError(null);
  };
  const chooseReader = (next: Reader) => {
    setReader(next);
    rememberReader(next);
  };

  // What was chosen or typed before the island woke, and what is pasted anywhere on the page.
  const handle = useRef({ choose, paste });
  handle.current = { choose, paste };
  useEffect(() => {
    setReader(rememberedReader());
    const typed = form.current?.querySelector('textarea')?.value;
    if (typed) handle.current.paste(typed);
    handle.current.choose(form.current?.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0]);
    const pasted = ({ clipboardData, target }: ClipboardEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      const [file] = clipboardData?.files ?? [];
      const text = clipboardData?.getData('text/plain') ?? '';
      if (file) handle.current.choose(file);
      else if (text.trim()) handle.current.paste(text);
    };
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, []);

  const convert = async () => {
    if (!ticket) return setError(words.noFile);
    setError(null);
    setBusy(true);
    try {
      // The result's own code comes while the ticket is read.
      const [result, { ItineraryResult }] = await Promise.all([readBy(reader, ticket), import('./ItineraryResult.tsx')]);
      if ('error' in result) return setError(result.error);
      setRead((before) => ({
        turn: (before?.turn ?? 0) + 1,
        itinerary: result.itinerary,
        by: reader,
        ticket,
        Result: ItineraryResult,
      }));
      showToast({ title: words.processed, status: 'success', position: 'bottom', duration: 3000, closable: true });
    } catch {
      // A part of the tool did not arrive: the connection broke, or the site changed meanwhile.
      setError(words.offline);
    } finally {
      setBusy(false);
    }
  };
  const readBy = async (by: Reader, which: Ticket): Promise<ReadResult> => {
    if (by === 'server') return readOnServer(which, lang, words);
    const { readOnDevice } = await import('./ticket-desk.ts');
    return readOnDevice(which, lang, words);
  };

  return (
    <>
      <TicketForm
        ref={form}
        words={words}
        ticket={ticket}
        error={error}
        busy={busy}
        reader={reader}
        onChoose={choose}
        onText={paste}
        onReader={chooseReader}
        onConvert={convert}
      />
      {read && (
        <read.Result
          key={read.turn}
          itinerary={read.itinerary}
          by={read.by}
          ticket={read.ticket}
          lang={lang}
          brand={brand}
          phone={phone}
        />
      )}
    </>
  );
}
