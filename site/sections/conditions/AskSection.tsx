import type { ConditionsPage } from '#domain/schemas/conditions-page.ts';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import styles from './AskSection.module.css';

type AskSectionProps = ConditionsPage['ask'] & { href: string };

/** For whoever did not find the case: a person to ask. */
export function AskSection({ heading, text, link, href }: AskSectionProps) {
  return (
    <section className={styles.ask} aria-labelledby="ask">
      <div className="wrap">
        <h2 id="ask">{heading}</h2>
        <p className="lede">{text}</p>
        <ButtonLink href={href} look="solid" tab="same">
          {link}
        </ButtonLink>
      </div>
    </section>
  );
}
