import { useEffect, useRef, useState } from 'react';
import type { Source } from '#domain/schemas/itinerary.ts';
import { watchInView } from '../in-view.ts';
import type { PageSize } from './desk-messages.ts';
import styles from './TicketPages.module.css';
import { openDocument, paintPage } from './ticket-desk.ts';
import type { ToolWords } from './words.ts';

type TicketPagesProps = { words: ToolWords; file: File; source: Source | undefined };

/** Wide windows show the document at once; on a phone it waits until it is asked for. */
const openAtOnce = '(min-width: 62em)';

/** The document itself, page by page as it scrolls into view, with a frame around what the field in hand was read from. */
export function TicketPages({ words, file, source }: TicketPagesProps) {
  const [sizes, setSizes] = useState<PageSize[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [shown, setShown] = useState(() => matchMedia(openAtOnce).matches);

  useEffect(() => {
    if (!shown) return;
    let current = true;
    openDocument(file).then(
      (found) => current && setSizes(found),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [file, shown]);

  return (
    <details className={styles.document} open={shown} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>{words.document}</summary>
      <p className={styles.hint}>{failed ? words.cannotPaint : words.documentHint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, so the keyboard must be able to enter it */}
      <section className={styles.pages} aria-label={words.document} tabIndex={0}>
        {sizes?.map((size, index) => (
          <TicketPage
            // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their places
            key={index}
            number={index + 1}
            size={size}
            label={words.pages.replace('{n}', String(index + 1)).replace('{all}', String(sizes.length))}
            problem={words.cannotPaint}
            source={source?.page === index + 1 ? source : undefined}
          />
        ))}
      </section>
    </details>
  );
}

type TicketPageProps = { number: number; size: PageSize; label: string; problem: string; source: Source | undefined };

function TicketPage({ number, size, label, problem, source }: TicketPageProps) {
  const page = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const [sheet, target] = [page.current, canvas.current];
    if (!sheet || !target) return;
    const end = watchInView(sheet, async (inView) => {
      if (!inView) return;
      end();
      try {
        const scale = (sheet.clientWidth * Math.min(devicePixelRatio, 2)) / size.width;
        const image = await paintPage(number, scale);
        Object.assign(target, { width: image.width, height: image.height });
        target.getContext('bitmaprenderer')?.transferFromImageBitmap(image);
      } catch {
        // A page that pdfjs cannot paint; its words were read all the same.
        setFailed(true);
      }
    });
    return end;
  }, [number, size.width]);

  useEffect(() => {
    if (source) frame.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [source]);

  const room = 3;
  return (
    <figure ref={page} className={styles.page}>
      <canvas ref={canvas} width={Math.round(size.width)} height={Math.round(size.height)} role="img" aria-label={label} />
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {source && (
          <rect
            ref={frame}
            x={source.x - room}
            y={source.y - room}
            width={source.width + 2 * room}
            height={source.height + 2 * room}
          />
        )}
      </svg>
      <figcaption>{failed ? problem : label}</figcaption>
    </figure>
  );
}
