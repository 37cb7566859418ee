import type { SavedListPage } from '#domain/schemas/saved-list-page.ts';
import styles from './SavedHeadSection.module.css';

type SavedHeadSectionProps = {
  copy: SavedListPage;
  /** Address of the list in the browser. */
  page: string;
  contactHref: string;
};

/** What the list concludes, and what happened to it last. */
export function SavedHeadSection({ copy, page, contactHref }: SavedHeadSectionProps) {
  const { received, unloaded, noScript } = copy;
  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <h1>{copy.heading}</h1>
        <p data-lead={copy.address} aria-live="polite">
          {copy.lead}
        </p>
      </header>
      <noscript>
        <p className={`wrap ${styles.noScript}`}>
          {noScript.text}{' '}
          <a className="link" href={contactHref}>
            {noScript.link}
          </a>
          .
        </p>
      </noscript>
      <div className={`wrap ${styles.strip}`} data-strip="removed" hidden>
        <span id="removed" data-words={copy.removed} />
        <button type="button" className="link" data-action="back" aria-describedby="removed">
          {copy.back}
        </button>
      </div>
      <div className={`wrap ${styles.strip}`} data-strip="received" hidden>
        <span data-besides={received.besides} data-failed={received.failed}>
          {received.text}
        </span>
        <button type="button" className="link" data-action="keep" data-besides={received.instead}>
          {received.keep}
        </button>
        <a className="link" href={page} data-own hidden>
          {received.own}
        </a>
      </div>
      <div className={`wrap ${styles.strip}`} data-strip="unloaded" hidden>
        <span role="alert" data-words={unloaded.text} />
        <button type="button" className="link" data-action="retry">
          {unloaded.retry}
        </button>
      </div>
      <p className="sr" role="status" data-place={copy.place} data-changed={copy.changed} />
    </>
  );
}
