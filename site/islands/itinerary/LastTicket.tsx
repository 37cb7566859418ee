import type { Lang } from '#domain/schemas/lang.ts';
import type { LastItinerary } from './last-itinerary.ts';
import styles from './TicketForm.module.css';
import type { ToolWords } from './words.ts';

type LastTicketProps = { lang: Lang; words: ToolWords; last: LastItinerary; onOpen: () => void; onForget: () => void };

/** What this browser kept of an earlier visit. */
export function LastTicket({ lang, words, last, onOpen, onForget }: LastTicketProps) {
  return (
    <div className={styles.last}>
      <p>
        {words.lastKept} <b>{last.title[lang]}</b>
      </p>
      <button type="button" className="link" onClick={onOpen}>
        {words.openLast}
      </button>
      <button type="button" className="link" onClick={onForget}>
        {words.forget}
      </button>
    </div>
  );
}
