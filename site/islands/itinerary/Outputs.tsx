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

type OutputsProps = {
  lang: Lang;
  words: ToolWords;
  itinerary: Itinerary;
  /** Whether anything is to be checked before. */
  doubted: boolean;
  by: Reader;
  brand: string;
  phone: string;
};

const languages = { en: 'English', ro: 'Română' } as const;

/** The documents that are drawn, by the names their files have. */
const fileNames = { sheet: 'beautified-itinerary.pdf', cards: 'wallet-cards.pdf', page: 'itinerary.html' } as const;
type Document = keyof typeof fileNames;

/** What the visitor takes along, in either language, with the corrections made here. What is not certain is told before, and here alone. */
export function Outputs({ lang: pageLang, words, itinerary, doubted, by, brand, phone }: OutputsProps) {
  const [lang, setLang] = useState(pageLang);
  const [busy, setBusy] = useState<Document | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  /** Beside which a message stands: the button that was pressed. */
  const pressed = useRef<HTMLElement>(null);
  const tell = (title: string, status: Said['status'], detail?: string) => setSaid({ title, status, detail });

  const drawn = async (document: Document) => {
    const order = { itinerary, lang, brand, phone };
    if (document !== 'page') return makePdf(by, { ...order, paper: document });
    const { makePage } = await import('./make-page.ts');
    return makePage(by, order);
  };
  const download = async (document: Document) => {
    setBusy(document);
    try {
      saveFile(await drawn(document), fileNames[document]);
      tell(document === 'page' ? words.pageDownloaded : words.downloaded, 'success');
    } catch (error) {
      // Refused, out of time or out of reach: the visitor is told, and everything read is still on the page.
      const why = error instanceof RefusedPdfError ? error.message || words.adrift : undefined;
      tell(document === 'page' ? words.pageFailed : words.downloadFailed, 'error', why);
    } finally {
      setBusy(null);
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
  const waiting = (document: Document) => ({ disabled: busy !== null, 'aria-busy': busy === document });

  return (
    <div
      className={styles.outputs}
      onClickCapture={({ target }) => {
        pressed.current = (target as HTMLElement).closest('button');
      }}
    >
      {doubted && <p className={styles.first}>{words.checkFirst}</p>}
      <button
        type="button"
        className={`${button.button} ${button.signal}`}
        {...waiting('sheet')}
        onClick={() => download('sheet')}
      >
        {busy === 'sheet' ? words.preparing : words.download}
      </button>
      <button
        type="button"
        className={`${button.button} ${button.line}`}
        onClick={() => saveCalendar(itinerary, lang, 'itinerary')}
      >
        {words.calendar}
      </button>
      <p className={styles.more}>
        <button type="button" {...waiting('cards')} onClick={() => download('cards')}>
          {words.cards}
        </button>
        <button type="button" {...waiting('page')} onClick={() => download('page')}>
          {words.webPage}
        </button>
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
