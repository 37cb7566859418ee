import { formatDay } from '#domain/format/dates.ts';
import { isPageName } from '#domain/rules/addresses.ts';
import type { TextSection } from '#domain/rules/text-sections.ts';
import type { Agency } from '#domain/schemas/agency.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { ContentsAxis } from './ContentsAxis.tsx';
import { DocumentState } from './DocumentState.tsx';
import styles from './LongTextSection.module.css';
import { longTextWords } from './long-text-words.ts';
import { Markdown } from './Markdown.tsx';

type LongTextSectionProps = {
  lang: Lang;
  title: string;
  /** Day of the last change, YYYY-MM-DD. */
  updatedOn: string;
  intro: string;
  sections: TextSection[];
  /** Documents of the agency by the anchor of the section that explains them. */
  documents: ReadonlyMap<string, Agency['documents'][number]>;
  mail: string;
};

/** A text one looks things up in: name and day, contents, then section by section. */
export function LongTextSection({ lang, title, updatedOn, intro, sections, documents, mail }: LongTextSectionProps) {
  const words = longTextWords[lang];
  return (
    <article>
      <header className={`wrap ${styles.head}`}>
        <h1>{title}</h1>
        <p>
          <time dateTime={updatedOn}>{words.updated.replace('{date}', formatDay(lang, updatedOn))}</time>
        </p>
      </header>
      <ContentsAxis
        label={words.contents}
        entries={sections.map(({ id, heading, onlyWith }) => ({ id, label: heading, onlyWith }))}
      >
        {intro && (
          <div className={styles.intro}>
            <Markdown lang={lang} text={intro} />
          </div>
        )}
        {sections.map(({ id, heading, body, onlyWith }) => {
          const document = documents.get(id);
          return (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-titlu`} data-only-with={onlyWith}>
              <h2 id={`${id}-titlu`}>{heading}</h2>
              <Markdown lang={lang} text={body} />
              {document && !isBare(document) && <DocumentState lang={lang} document={document} mail={mail} />}
            </section>
          );
        })}
      </ContentsAxis>
    </article>
  );
}

/** A link to this very section with nothing else to say about it. */
const isBare = ({ url, standIns, validUntil }: Agency['documents'][number]) =>
  isPageName(url) && standIns.length === 0 && !validUntil;
