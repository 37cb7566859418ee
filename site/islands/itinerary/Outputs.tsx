import { useState } from 'react';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { jsonLd } from '#itinerary/json-ld.ts';
import { plainText } from '#itinerary/plain-text.ts';
import button from '#site/ui/Button.module.css';
import { showToast } from '../toasts.ts';
import { makePdf } from './make-pdf.ts';
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
  const tell = (title: string, status: 'success' | 'error') =>
    showToast({ title, status, position: 'bottom', duration: 3000, closable: true });

  const download = async () => {
    setBusy(true);
    try {
      saveFile(await makePdf(by, { itinerary, lang, brand, phone }), 'beautified-itinerary.pdf');
      tell(words.downloaded, 'success');
    } catch {
      // Refused, out of time or out of reach: the visitor is told, and everything read is still on the page.
      tell(words.downloadFailed, 'error');
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
    <div className={styles.outputs}>
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
    </div>
  );
}
