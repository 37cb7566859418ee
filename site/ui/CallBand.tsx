import { ButtonLink } from './ButtonLink.tsx';
import styles from './CallBand.module.css';
import grounds from './grounds.module.css';

type CallBandProps = { text: string; label: string; href: string; id: string };

/** The last words of a page, and the way to write to the agency. */
export function CallBand({ text, label, href, id }: CallBandProps) {
  return (
    <section className={grounds.signal} aria-labelledby={id}>
      <div className={`wrap ${styles.inner}`}>
        <h2 id={id}>{text}</h2>
        <p>
          <ButtonLink href={href} look="solid" tab="same">
            {label}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
