import type { Chapter } from '#domain/rules/chapters.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { Picture, type ShownPicture } from '#site/ui/Picture.tsx';
import { Prose } from '#site/ui/Prose.tsx';
import styles from './ChapterSection.module.css';

type ChapterSectionProps = {
  lang: Lang;
  chapter: Chapter;
  /** `band` goes from edge to edge of the page, by what it holds; `column` stands below the others beside something else. */
  look: 'band' | 'column';
  /** A wide print of the place that bleeds across the page before the chapter. */
  picture?: ShownPicture | undefined;
};

/** One chapter, laid out by what it holds: a giant figure, a list of up to five points, or heading and text. */
export function ChapterSection({ lang, chapter, look, picture }: ChapterSectionProps) {
  const { heading, paragraphs, figure, list } = chapter;
  const band = figure ? styles.figured : list.length > 0 ? styles.listed : styles.plain;
  const layout = look === 'band' ? `wrap ${styles.band} ${band}` : styles.column;
  return (
    <>
      {picture && (
        <div className={styles.bleed}>
          <Picture picture={picture} width={2000} height={840} sizes="100vw" />
        </div>
      )}
      <section className={`${styles.chapter} ${layout}`}>
        <h2>{heading}</h2>
        {figure && (
          <p className={styles.figure}>
            <b>{look === 'band' ? figure.value : <Figure {...figure} />}</b> <span>{figure.label}</span>
          </p>
        )}
        <div className={styles.prose}>
          {paragraphs.map((paragraph) => (
            <Prose key={paragraph} lang={lang} text={paragraph} as="p" />
          ))}
        </div>
        {list.length > 0 && (
          <ol className={styles.points} data-even={list.length % 2 === 0 ? '' : undefined}>
            {list.map((item) => (
              <Prose key={item} lang={lang} text={item} as="li" />
            ))}
          </ol>
        )}
      </section>
    </>
  );
}

/** A number with its unit small behind it: „100 ml”, „21 de zile”. */
function Figure({ value }: { value: string }) {
  const [number, ...unit] = value.split(' ');
  return (
    <>
      {number}
      {unit.length > 0 && <small> {unit.join(' ')}</small>}
    </>
  );
}
