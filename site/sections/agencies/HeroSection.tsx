import type { AgenciesPage } from '#domain/schemas/agencies-page.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import styles from './HeroSection.module.css';

type HeroSectionProps = Pick<AgenciesPage, 'heading' | 'tagline' | 'tryNow' | 'login' | 'onThisPage'> & {
  contactHref: string;
  loginHref: string;
  newTab: string;
};

/**
 * The name of the platform on split flaps. The letters turn by style alone, one every 200 ms; the words are in the page
 * from the start, so nothing waits for them.
 */
export function HeroSection({ heading, tagline, tryNow, login, onThisPage, contactHref, loginHref, newTab }: HeroSectionProps) {
  return (
    <section className={styles.hero} aria-labelledby="booking-time">
      <div className={`wrap ${styles.board}`}>
        <h1 id="booking-time">
          <span className="sr">{heading}</span>
          <span className={styles.words} aria-hidden="true">
            {heading.split(' ').map((word) => (
              <span key={word} className={styles.word}>
                {[...word].map((letter, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat, their place is what tells them apart
                  <b key={place}>{letter}</b>
                ))}
              </span>
            ))}
          </span>
        </h1>
        <div className={styles.after}>
          <p className="say">{tagline}</p>
          <p className={styles.actions}>
            <ButtonLink href={contactHref} look="signal" tab="same">
              {tryNow}
            </ButtonLink>
            <ButtonLink href={loginHref} look="line" tab="new">
              {login}
              <span className="sr"> ({newTab})</span>
            </ButtonLink>
          </p>
        </div>
      </div>
      <nav className={`wrap ${styles.contents}`} aria-label={onThisPage.label}>
        <ul>
          {onThisPage.links.map(({ label, id }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
