import { formatDay } from '#domain/format/dates.ts';
import type { PressRelease } from '#domain/schemas/press-release.ts';
import { DrawnPage } from './DrawnPage.tsx';
import styles from './PressPages.module.css';
import { pressWords } from './press-words.ts';

/** The two pages side by side: the scans, or two drawn sheets that have a title and no text. */
export function PressPages({ release }: { release: PressRelease }) {
  const { lang, title, date, pages } = release;
  const words = pressWords[lang];
  return (
    <div className={styles.pages}>
      {pages.map(({ image, alt }, index) => (
        <figure key={alt}>
          {image ? (
            <img src={image} alt={alt} width={1240} height={1754} loading="lazy" decoding="async" />
          ) : (
            <DrawnPage kind={words.kind} title={title} day={formatDay(lang, date)} page={index === 0 ? 'first' : 'second'} />
          )}
          <figcaption>{words.page.replace('{n}', String(index + 1))}</figcaption>
        </figure>
      ))}
    </div>
  );
}
