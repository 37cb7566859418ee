import { hrefOf } from '#domain/rules/addresses.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { SearchForm } from '#site/ui/SearchForm.tsx';
import styles from './SearchSection.module.css';
import { shellWords } from './words.ts';

/** The search dialog of every page; the server answers, so it needs no script; with it, pages are found while typing. */
export function SearchSection({ lang }: { lang: Lang }) {
  const words = shellWords[lang];
  return (
    <dialog className={styles.dialog} id="search" closedby="any" aria-label={words.search}>
      <div className={styles.panel}>
        <SearchForm
          action={hrefOf('search', lang)}
          question={words.searchQuestion}
          hint={words.searchHint}
          button={words.search}
          query=""
          id="search-field"
        />
        <div className={styles.results} data-search-results="" />
        <button className={styles.close} type="button" command="close" commandfor="search" aria-label={words.close}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
