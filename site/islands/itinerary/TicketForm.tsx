import { type Ref, useRef, useState } from 'react';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import styles from './TicketForm.module.css';
import type { Reader, Ticket } from './ticket.ts';
import type { ToolWords } from './words.ts';

type TicketFormProps = {
  ref: Ref<HTMLFormElement>;
  words: ToolWords;
  ticket: Ticket | null;
  error: string | null;
  busy: boolean;
  /** Out of the way, for what was read. */
  folded: boolean;
  reader: Reader;
  onChoose: (file: File | undefined) => void;
  onText: (text: string) => void;
  onReader: (reader: Reader) => void;
  onConvert: () => void;
  onSample: () => void;
  /** What stands before everything else in it. */
  children?: React.ReactNode;
};

/** The place where a ticket is put: chosen, dropped or pasted. */
export function TicketForm(props: TicketFormProps) {
  const { ref, words, ticket, error, busy, folded, reader, onChoose, onText, onReader, onConvert, onSample, children } = props;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // What was chosen the browser names itself, in the field; what was dropped or pasted has its name below.
  const file = ticket && 'file' in ticket && ticket.file !== input.current?.files?.[0] ? ticket.file : null;
  const dropHere = (event: React.DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') onChoose(event.dataTransfer.files[0]);
  };

  return (
    <form
      ref={ref}
      className={styles.form}
      hidden={folded}
      data-over={over || undefined}
      data-wrong={error ? true : undefined}
      onDragOver={dropHere}
      onDragLeave={dropHere}
      onDrop={dropHere}
      onSubmit={(event) => {
        event.preventDefault();
        onConvert();
      }}
    >
      {children}
      <div className={styles.field}>
        <label htmlFor="ticket-file">{words.file}</label>
        <small id="ticket-hint">{words.fileHint}</small>
        <p id="ticket-error" role="alert" className={styles.error}>
          {error}
        </p>
        <input
          ref={input}
          id="ticket-file"
          type="file"
          accept="application/pdf,.pdf,.eml,.html,.htm,.pkpass,.pkpasses,.ics"
          aria-describedby={error ? 'ticket-error ticket-hint' : 'ticket-hint'}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChoose(event.target.files?.[0])}
        />
        {file && <p className={styles.name}>{file.name}</p>}
      </div>
      <details className={styles.paste} open={ticket !== null && 'text' in ticket ? true : undefined}>
        <summary>{words.paste}</summary>
        <label className="sr" htmlFor="ticket-text">
          {words.text}
        </label>
        <textarea
          id="ticket-text"
          rows={6}
          spellCheck={false}
          value={ticket && 'text' in ticket ? ticket.text : ''}
          onChange={(event) => onText(event.target.value)}
        />
      </details>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={reader === 'device'}
          onChange={(event) => onReader(event.target.checked ? 'device' : 'server')}
        />
        <span>
          {words.onDevice} <small>{words.onDeviceHint}</small>
        </span>
      </label>
      <div className={styles.actions}>
        <SubmitButton state={busy ? 'busy' : ticket ? 'idle' : 'asleep'}>{busy ? words.processing : words.convert}</SubmitButton>
        <button type="button" className="link" data-sample="" disabled={busy} onClick={onSample}>
          {words.sample}
        </button>
      </div>
    </form>
  );
}
