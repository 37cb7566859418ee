import type { SavedListPage } from '#domain/schemas/saved-list-page.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import styles from './SendListSection.module.css';

type SendListSectionProps = {
  copy: SavedListPage['send'];
  /** Of the form; the script lets it name the list. */
  contactHref: string;
};

/** The list in its order, the way to ask about it, and its address to copy. */
export function SendListSection({ copy, contactHref }: SendListSectionProps) {
  return (
    <section className={styles.send} data-full hidden aria-labelledby="send">
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2 id="send">{copy.heading}</h2>
          <ol data-names />
        </div>
        <div>
          <p className={styles.text}>{copy.text}</p>
          <p className={styles.actions} data-send>
            <ButtonLink href={contactHref} look="signal" tab="same">
              {copy.button}
            </ButtonLink>
            <button type="button" className="link" data-action="copy">
              {copy.copy}
            </button>
          </p>
          <p role="status" data-copied={copy.copied} data-not-copied={copy.notCopied} />
          <p>{copy.note}</p>
        </div>
      </div>
    </section>
  );
}
