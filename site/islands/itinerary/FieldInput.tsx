import { useContext, useId, useState } from 'react';
import type { Source } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { shortDay } from '#itinerary/trip/phrases.ts';
import { DeskContext } from './desk-context.ts';
import styles from './FieldInput.module.css';

type FieldInputProps = {
  /** `segments[0].departure.time` */
  path: string;
  label: string;
  /** How a value is written; said when what was typed is not one. */
  example: string;
  /** A day is read as people write it, and edited as the browser lets one choose it. */
  kind: 'text' | 'day';
  lang: Lang;
  look: 'plain' | 'code' | 'clock' | 'title';
  /** Seen by screen readers only, where the place says what the field is. */
  labelled?: 'seen' | 'heard';
};

/** Below this a value was concluded rather than read. */
const certain = 0.75;

/** One value of the ticket, as it was read, to be corrected in place. In hand, it shows where it stands in the document. */
export function FieldInput({ path, label, example, kind, lang, look, labelled = 'seen' }: FieldInputProps) {
  const { words, value, source, change, point } = useContext(DeskContext);
  const id = useId();
  /** What the field cannot hold, kept to be mended. */
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null;
  const [inHand, setInHand] = useState(false);
  const read = value(path) ?? '';
  const note = noteOf(source(path), read);
  const shown = kind === 'day' && !inHand && read ? shortDay(read, lang) : (typed ?? read);

  const type = (text: string) => setTyped(change(path, text) ? null : text);
  return (
    <span className={`${styles.field} ${styles[look]}`} data-note={note ?? undefined}>
      <label htmlFor={id} className={labelled === 'seen' ? undefined : 'sr'}>
        {label}
      </label>
      <input
        id={id}
        data-path={path}
        type={kind === 'day' && inHand ? 'date' : 'text'}
        value={shown}
        placeholder={words.notRead}
        size={Math.max(3, shown.length || words.notRead.length) + 1}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-note`}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onFocus={() => {
          setInHand(true);
          point(path);
        }}
        onBlur={() => setInHand(false)}
        onPointerEnter={() => point(path)}
      />
      <small id={`${id}-note`} className={styles.note}>
        {wrong ? words.wrong.replace('{example}', example) : note === 'unsure' ? words.unsure : ''}
      </small>
    </span>
  );
}

function noteOf(source: Source | undefined, value: string): 'unsure' | 'absent' | null {
  if (value === '') return 'absent';
  return source && source.certainty < certain ? 'unsure' : null;
}
