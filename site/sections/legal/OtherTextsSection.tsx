import type { Lang } from '#domain/schemas/lang.ts';
import { longTextWords } from './long-text-words.ts';
import styles from './OtherTextsSection.module.css';

type OtherTextsSectionProps = { lang: Lang; texts: { label: string; href: string }[] };

/** The way on to the agency's other legal pages. */
export function OtherTextsSection({ lang, texts }: OtherTextsSectionProps) {
  return (
    <nav className={`wrap ${styles.others}`} aria-labelledby="other-texts">
      <h2 className="h2" id="other-texts">
        {longTextWords[lang].others}
      </h2>
      <ul>
        {texts.map(({ label, href }) => (
          <li key={href}>
            <a className="arrow" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
