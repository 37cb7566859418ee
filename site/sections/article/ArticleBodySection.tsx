import type { Chapter } from '#domain/rules/chapters.ts';
import type { Article } from '#domain/schemas/article.ts';
import { ChapterSection } from '#site/sections/entry/ChapterSection.tsx';
import { SourcesSection } from '#site/sections/entry/SourcesSection.tsx';
import styles from './ArticleBodySection.module.css';
import { ChecklistSection } from './ChecklistSection.tsx';

type ArticleBodySectionProps = { id: string; chapters: Chapter[] } & Pick<Article, 'list' | 'sources'>;

/** The list, and its reasons beside it; on a telephone the list comes first. */
export function ArticleBodySection({ id, list, chapters, sources }: ArticleBodySectionProps) {
  return (
    <div className={`wrap ${styles.body}`}>
      <ChecklistSection id={id} list={list} />
      <div data-screen-only>
        {chapters.map((chapter) => (
          <ChapterSection lang="ro" key={chapter.heading} chapter={chapter} look="column" />
        ))}
        <SourcesSection lang="ro" sources={sources} look="column" />
      </div>
    </div>
  );
}
