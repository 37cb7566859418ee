import { formatDay } from '#domain/format/dates.ts';
import type { TextSection } from '#domain/rules/text-sections.ts';
import type { PressRelease } from '#domain/schemas/press-release.ts';
import { Markdown } from '#site/sections/legal/Markdown.tsx';
import { PressPages } from './PressPages.tsx';
import styles from './PressReleaseSection.module.css';
import { pressWords } from './press-words.ts';

type PressReleaseSectionProps = {
  release: PressRelease;
  /** Its text as a file. */
  pdf: string;
  intro: string;
  sections: TextSection[] /** Where a copy can be asked for. */;
  mail: string;
};

/** A release as it went out: its day, its text, and beside it the two pages. */
export function PressReleaseSection({ release, pdf, intro, sections, mail }: PressReleaseSectionProps) {
  const { lang, title, date, pages } = release;
  const words = pressWords[lang];
  return (
    <article className={`wrap ${styles.release}`}>
      <header>
        <p className={styles.kind}>
          {words.kind}, <time dateTime={date}>{formatDay(lang, date)}</time>
        </p>
        <h1>{title}</h1>
      </header>
      <div className={styles.columns}>
        <div className={styles.text}>
          <div className={styles.intro}>
            <Markdown lang={lang} text={intro} />
          </div>
          {sections.map(({ id, heading, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-titlu`}>
              <h2 id={`${id}-titlu`}>{heading}</h2>
              <Markdown lang={lang} text={body} />
            </section>
          ))}
        </div>
        <section aria-label={words.pages}>
          <p className={styles.file}>
            <a className="link" href={pdf} target="_blank" rel="noopener">
              {words.pdf}
              <span className="sr"> ({words.newTab})</span>
            </a>
          </p>
          <PressPages release={release} />
          {pages.some(({ image }) => !image) && (
            <p className={styles.onRequest}>
              {words.onRequest} <a href={`mailto:${mail}`}>{mail}</a>
            </p>
          )}
        </section>
      </div>
    </article>
  );
}
