import { useRef, useState } from 'react';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { jsonLd } from '#itinerary/json-ld.ts';
import { plainText } from '#itinerary/plain-text.ts';
import button from '#site/ui/Button.module.css';
import { makePdf, RefusedPdfError } from './make-pdf.ts';
import { Notice, type Said } from './Notice.tsx';
import styles from './Outputs.module.css';
import { saveCalendar, saveFile } from './save-file.ts';
import type { Reader } from './ticket.ts';
import type { ToolWords } from './words.ts';

type OutputsProps = { lang: Lang; words: ToolWords; itinerary: Itinerary; by: Reader; brand: string; phone: string };

const languages = { en: 'English', ro: 'Română' } as const;

/** What the visitor takes along, in either language, with the corrections made here. */
export function Outputs({ lang: pageLang, words, itinerary, by, brand, phone }: OutputsProps) {
  const [lang, setLang] = useState(pageLang);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  /** Beside which a message stands: the button that was pressed. */
  const pressed = useRef<HTMLElement>(null);
  const tell = (title: string, status: Said['status'], detail?: string) => setSaid({ title, status, detail });

  const download = async () => {
    setBusy(true);
    try {
      saveFile(await makePdf(by, { itinerary, lang, brand, phone }), 'beautified-itinerary.pdf');
      tell(words.downloaded, 'success');
    } catch (error) {
      // Refused, out of time or out of reach: the visitor is told, and everything read is still on the page.
      tell(words.downloadFailed, 'error', error instanceof RefusedPdfError ? error.message : undefined);
    } finally {
      setBusy(false);
    }
  };
  const copy = async () => {
    const text = plainText(itinerary, lang);
    try {
      await navigator.clipboard.writeText(text);
      tell(words.copied, 'success');
    } catch {
      // The browser gives no access to its clipboard: the text comes as a file.
      saveFile(new Blob([text], { type: 'text/plain' }), 'itinerary.txt');
    }
  };
  const saveData = () =>
    saveFile(new Blob([JSON.stringify(jsonLd(itinerary), null, 2)], { type: 'application/ld+json' }), 'itinerary.jsonld');

  return (
    <div
      className={styles.outputs}
      onClickCapture={({ target }) => {
        pressed.current = (target as HTMLElement).closest('button');
      }}
    >
      <button type="button" className={`${button.button} ${button.signal}`} disabled={busy} aria-busy={busy} onClick={download}>
        {busy ? words.preparing : words.download}
      </button>
      <button
        type="button"
        className={`${button.button} ${button.line}`}
        onClick={() => saveCalendar(itinerary, lang, 'itinerary')}
      >
        {words.calendar}
      </button>
      <p className={styles.more}>
        <button type="button" onClick={copy}>
          {words.copy}
        </button>
        <button type="button" onClick={() => print()}>
          {words.print}
        </button>
        <button type="button" onClick={saveData}>
          {words.jsonLd}
        </button>
        <select aria-label={words.outputLang} value={lang} onChange={(event) => setLang(event.target.value as Lang)}>
          {(['en', 'ro'] as const).map((one) => (
            <option key={one} value={one}>
              {languages[one]}
            </option>
          ))}
        </select>
      </p>
      <Notice said={said} closeLabel={words.close} onGone={() => setSaid(null)} style={under(pressed.current)} />
    </div>
  );
}

const under = (button: HTMLElement | null) => (button ? { top: button.offsetTop + button.offsetHeight + 8 } : {});
