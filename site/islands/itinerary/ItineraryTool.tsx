import { useEffect, useRef, useState } from 'react';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { ResultProps } from './ItineraryResult.tsx';
import { forgetAll } from './keep-tool.ts';
import { LastTicket } from './LastTicket.tsx';
import { type LastItinerary, lastItinerary } from './last-itinerary.ts';
import { ReadBar } from './ReadBar.tsx';
import { fetchSample, readTicket } from './read-ticket.ts';
import { TicketForm } from './TicketForm.tsx';
import { isTicketFile, type Reader, rememberedReader, rememberReader, type Ticket } from './ticket.ts';
import { toolWords } from './words.ts';

type ItineraryToolProps = {
  lang: Lang;
  /** Printed on what the visitor takes along. */
  brand: string;
  phone: string;
};

type Read = Pick<ResultProps, 'itinerary' | 'by' | 'origin' | 'ticket'> & {
  /** Counts up: a new reading is a new result, to which the edits of the one before are not carried over. */
  turn: number;
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
  const [last, setLast] = useState<LastItinerary | null>(null);
  /** The form gives way to what was read, until another ticket is wanted. */
  const [folded, setFolded] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  /** Shows the form again, with what is kept by now: it may be another itinerary than before, or none. */
  const unfold = () => {
    if (!folded) return;
    setLast(lastItinerary());
    setFolded(false);
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    setTicket(isTicketFile(file) ? { file } : null);
    setError(isTicketFile(file) ? null : words.notPdf);
    unfold();
  };
  const paste = (text: string) => {
    setTicket(text.trim() ? { text } : null);
    setError(null);
    unfold();
  };
  const chooseReader = (next: Reader) => {
    setReader(next);
    rememberReader(next);
  };

  /** Shows what an attempt gives, or says why it gives nothing. */
  const attempt = async (work: () => Promise<Omit<Read, 'turn' | 'Result'> | { error: string }>) => {
    setError(null);
    setBusy(true);
    try {
      // The result's own code comes while the ticket is read.
      const [result, { ItineraryResult }] = await Promise.all([work(), import('./ItineraryResult.tsx')]);
      if ('error' in result) return setError(result.error);
      setRead((before) => ({ ...result, turn: (before?.turn ?? 0) + 1, Result: ItineraryResult }));
      setFolded(true);
    } catch {
      // A part of the tool did not arrive: the connection broke, or the site changed meanwhile.
      setError(words.offline);
    } finally {
      setBusy(false);
    }
  };
  const readOne = async (which: Ticket, origin: 'read' | 'sample') => {
    const result = await readTicket(reader, which, lang, words);
    return 'error' in result ? result : { itinerary: result.itinerary, by: reader, origin, ticket: which };
  };
  const convert = async () => (ticket ? attempt(() => readOne(ticket, 'read')) : setError(words.noFile));
  const trySample = () => attempt(async () => readOne(await fetchSample(words), 'sample'));
  const openLast = (kept: LastItinerary) =>
    attempt(async () => {
      const { itinerarySchema } = await import('#domain/schemas/itinerary.ts');
      const whole = itinerarySchema.safeParse(kept.itinerary);
      // Kept by an older site, in another form.
      if (!whole.success) return { error: words.lastLost };
      return { itinerary: whole.data as Itinerary, by: kept.by, origin: 'kept', ticket: null };
    });
  const forgetLast = () => {
    forgetAll();
    setLast(null);
  };
  const another = () => {
    setTicket(null);
    unfold();
    const input = form.current?.querySelector<HTMLInputElement>('input[type=file]');
    // Emptied, so that the same file may be chosen again; in hand as soon as it is shown.
    if (input) input.value = '';
    // Asked for by itself: whoever presses while the page is still on its way to the result would be carried on past the field.
    setTimeout(() => {
      input?.focus({ preventScroll: true });
      input?.scrollIntoView({ block: 'center' });
    });
  };

  // What was chosen, typed or pressed before the island woke, what is kept, and what is pasted anywhere on the page.
  const handle = useRef({ choose, paste, trySample, openLast });
  handle.current = { choose, paste, trySample, openLast };
  useEffect(() => {
    setReader(rememberedReader());
    const kept = lastItinerary();
    setLast(kept);
    const typed = form.current?.querySelector('textarea')?.value;
    if (typed) handle.current.paste(typed);
    handle.current.choose(form.current?.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0]);
    if (form.current?.closest<HTMLElement>('[data-pressed]')) void handle.current.trySample();
    else if (kept && !navigator.onLine) void handle.current.openLast(kept);
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

  return (
    <>
      {folded && read && <ReadBar words={words} name={nameOf(read, words)} onAnother={another} />}
      <TicketForm
        ref={form}
        words={words}
        ticket={ticket}
        error={error}
        busy={busy}
        folded={folded}
        reader={reader}
        onChoose={choose}
        onText={paste}
        onReader={chooseReader}
        onConvert={convert}
        onSample={trySample}
      >
        {last && <LastTicket lang={lang} words={words} last={last} onOpen={() => openLast(last)} onForget={forgetLast} />}
      </TicketForm>
      {read && <read.Result key={read.turn} {...read} lang={lang} brand={brand} phone={phone} />}
    </>
  );
}

function nameOf({ origin, ticket }: Read, words: (typeof toolWords)[Lang]): string {
  if (origin === 'kept') return words.lastName;
  return ticket && 'file' in ticket ? ticket.file.name : words.pastedName;
}
