import { foreignWords } from '../shell/foreign-words.ts';
import styles from './OtherLanguageSection.module.css';

type OtherLanguageSectionProps = { text: string /** A page in Romanian. */; link: { label: string; href: string } };

/** The way from an English list to the places that are told in Romanian only. */
export function OtherLanguageSection({ text, link }: OtherLanguageSectionProps) {
  return (
    <p className={`wrap ${styles.others}`}>
      {text}{' '}
      <a className="link" href={link.href} hrefLang="ro">
        <span lang="ro">{link.label}</span> {foreignWords.en}
      </a>
    </p>
  );
}
