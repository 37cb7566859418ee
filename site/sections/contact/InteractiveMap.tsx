import type { ConsentWords } from '#domain/format/third-party-words.ts';
import type { ContactPage } from '#domain/schemas/contact-page.ts';
import styles from './InteractiveMap.module.css';

type Words = ContactPage['location']['interactive'];

/** The button that asks for the map, and whose map it is. Asleep until the script knows that. */
export function MapOffer({ words, parties }: { words: Words; parties: readonly ConsentWords[] }) {
  return (
    <div className={styles.offer}>
      <button type="button" className={styles.show} data-map-show disabled>
        {words.show}
      </button>
      <button type="button" className={styles.hide} data-map-hide>
        {words.hide}
      </button>
      <p className={styles.from}>
        {parties.map(({ id, consent }) => (
          <span key={id} data-party={id} hidden>
            {consent}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Where the map comes, in front of the drawing, and what is said while it comes, once it is there, or when it does not come. */
export function MapStage({ words }: { words: Words }) {
  return (
    <div className={styles.stage}>
      <div className={styles.frame} data-map-frame />
      <div className={styles.plate}>
        <div className={styles.said} role="status">
          <p className={styles.loading}>{words.loading}</p>
          <p className={`sr ${styles.loaded}`}>{words.loaded}</p>
          <p className={styles.failed}>{words.failed}</p>
        </div>
        <button type="button" className={styles.retry} data-map-retry>
          {words.retry}
        </button>
      </div>
    </div>
  );
}
