import { useContext, useId, useState } from 'react';
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
  look: 'plain' | 'code' | 'clock';
  /** Seen by screen readers only, where the place says what the field is. */
  labelled?: 'seen' | 'heard';
};

/** One value of the ticket, as it was read, to be corrected in place. In hand, it shows where it stands in the document. */
export function FieldInput({ path, label, example, kind, lang, look, labelled = 'seen' }: FieldInputProps) {
  const { words, value, note, change, point } = useContext(DeskContext);
  const id = useId();
  /** What the field cannot hold, kept to be mended. */
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null;
  const [inHand, setInHand] = useState(false);
  const read = value(path) ?? '';
  const unsure = read === '' ? '' : note(path);
  const shown = kind === 'day' && !inHand && read ? shortDay(read, lang) : (typed ?? read);

  const type = (text: string) => setTyped(change(path, text) ? null : text);
  const field = {
    id,
    'data-path': path,
    value: shown,
    placeholder: words.notRead,
    'aria-invalid': wrong || undefined,
    'aria-describedby': `${id}-note`,
    spellCheck: false,
    autoComplete: 'off',
    onFocus: () => {
      setInHand(true);
      point(path);
    },
    onBlur: () => setInHand(false),
    onPointerEnter: () => point(path),
  };
  return (
    <span className={`${styles.field} ${styles[look]}`} data-note={unsure === '' ? undefined : 'unsure'}>
      <label htmlFor={id} className={labelled === 'seen' ? undefined : 'sr'}>
        {label}
      </label>
      {kind === 'text' && look === 'plain' ? (
        // As wide as its words, over as many lines as they need: nothing that was read is cut.
        <span className={styles.words} data-words={shown || words.notRead}>
          <textarea {...field} rows={1} onChange={({ target }) => type(target.value.replaceAll(/[\r\n]+/g, ' '))} />
        </span>
      ) : (
        <input
          {...field}
          type={kind === 'day' && inHand ? 'date' : 'text'}
          size={Math.max(3, shown.length || words.notRead.length) + 1}
          onChange={({ target }) => type(target.value)}
        />
      )}
      <small id={`${id}-note`} className={styles.note}>
        {wrong ? words.wrong.replace('{example}', example) : unsure}
      </small>
    </span>
  );
}
