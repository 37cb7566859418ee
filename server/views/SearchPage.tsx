import { mostFound } from '#domain/rules/search-limit.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { PageList } from '#site/ui/PageList.tsx';
import { SearchForm } from '#site/ui/SearchForm.tsx';
import { searchWords } from '#site/ui/search-words.ts';
import type { FoundPage } from '../services/page-index.ts';

const words = {
  en: {
    title: 'Search',
    hint: 'a country, a service, a document',
    button: 'Search',
  },
  ro: {
    title: 'Căutare',
    hint: 'o țară, un serviciu, un document',
    button: 'Căutați',
  },
} as const;

export const searchTitle = (lang: Lang) => words[lang].title;

type SearchPageProps = {
  lang: Lang;
  /** Address that answers searches in this language. */
  action: string;
  query: string;
  pages: FoundPage[];
};

/** The answer to a search: the field with the words still in it, and what was found. */
export function SearchPage({ lang, action, query, pages }: SearchPageProps) {
  const { title, hint, button } = words[lang];
  const { found, none } = searchWords[lang];
  return (
    <section className="wrap section">
      <h1 className="say">{title}</h1>
      <SearchForm action={action} question={hint} hint="" button={button} query={query} id="search-page-field" />
      {query && pages.length === 0 && <p className="lede">{none(query)}</p>}
      {pages.length > 0 && <PageList heading={found(pages.length, query, mostFound)} pages={pages} />}
    </section>
  );
}
