import { type KeyboardEvent, useEffect, useState } from 'react';
import { endpoints } from '#domain/rules/endpoints.ts';
import { mostFound } from '#domain/rules/search-limit.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { searchWords } from '#site/ui/search-words.ts';
import styles from './SearchResults.module.css';

type Found = { path: string; lang: Lang; title: string; description: string; thumbnail?: string };

/** What the server said of some words. */
type Answer = { query: string; pages: Found[] } | { query: string; failed: true };

/** More than fit beside the field; the rest is one link away. */
const shown = 8;
/** Milliseconds without a key before the server is asked. */
const pause = 90;

/** Pages found while words are typed into the field of the dialog. Arrows walk through them and back into the field. */
export function SearchResults({ lang, input }: { lang: Lang; input: HTMLInputElement }) {
  const words = searchWords[lang];
  const query = useTyped(input).trim();
  const answer = useAnswer(query, lang);
  useArrows(input);
  if (!query || !answer) return <p className="sr" role="status" />;
  if ('failed' in answer)
    return (
      <p className={styles.status} role="status">
        {words.failed}
      </p>
    );
  const { pages } = answer;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a second way besides Tab; every result is a link
    <div className={styles.results} onKeyDown={(event) => walk(event, input)}>
      <p className={styles.status} role="status">
        {pages.length > 0 ? words.found(pages.length, answer.query, mostFound) : words.none(answer.query)}
      </p>
      <ul>
        {pages.slice(0, shown).map((page) => (
          <li key={page.path} lang={page.lang}>
            <Result page={page} note={page.lang === lang ? undefined : words.otherLang} lang={lang} />
          </li>
        ))}
      </ul>
      {pages.length > shown && (
        <button className={styles.all} type="button" onClick={() => input.form?.requestSubmit()}>
          {words.all}
        </button>
      )}
    </div>
  );
}

function Result({ page, note, lang }: { page: Found; note: string | undefined; lang: Lang }) {
  return (
    <a className={styles.result} href={page.path}>
      <span className={styles.picture}>
        {page.thumbnail && <img src={page.thumbnail} alt="" width={56} height={70} decoding="async" />}
      </span>
      <span className={styles.text}>
        <b>{page.title}</b>
        {note && (
          <span className={styles.note} lang={lang}>
            {note}
          </span>
        )}
        <span className={styles.line}>{page.description}</span>
      </span>
    </a>
  );
}

/** What stands in a field that React has not drawn. */
function useTyped(input: HTMLInputElement): string {
  const [typed, setTyped] = useState(input.value);
  useEffect(() => {
    const hear = () => setTyped(input.value);
    hear();
    input.addEventListener('input', hear);
    return () => input.removeEventListener('input', hear);
  }, [input]);
  return typed;
}

/** The answer to the words typed last; until it is there, the one before. */
function useAnswer(query: string, lang: Lang): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!query) return setAnswer(undefined);
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const next = await ask(query, lang, asking.signal);
      if (!asking.signal.aborted) setAnswer(next);
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [query, lang]);
  return answer;
}

async function ask(query: string, lang: Lang, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(`${endpoints.search}?${new URLSearchParams({ q: query, lang })}`, { signal });
    if (!response.ok) return { query, failed: true };
    const { pages } = (await response.json()) as { pages: Found[] };
    return { query, pages };
  } catch {
    // No network, or words typed since; an answer nobody waits for is not shown.
    return { query, failed: true };
  }
}

/** The arrow down leads from the field to the first result. */
function useArrows(input: HTMLInputElement): void {
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      const first = input.closest('dialog')?.querySelector<HTMLElement>('[data-search-results] a');
      if (!first) return;
      event.preventDefault();
      first.focus();
    };
    input.addEventListener('keydown', hear);
    return () => input.removeEventListener('keydown', hear);
  }, [input]);
}

function walk(event: KeyboardEvent<HTMLElement>, input: HTMLInputElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const at = stops.indexOf(event.target as HTMLElement);
  (stops[at + step] ?? (step < 0 ? input : stops[at]))?.focus();
}
