import { Icon } from './Icon.tsx';
import styles from './KeepButton.module.css';
import { keepWords } from './keep-words.ts';

type KeepButtonProps = {
  lang: 'ro' | 'en';
  /** What the visitor's list calls the place. */
  id: string;
  name: string;
  /** On the corner of a poster; in a row of actions, where it also tells its number in words; or the sign alone. */
  look: 'corner' | 'action' | 'sign';
};

/**
 * Keeps a place in the visitor's list, and takes it out again: a gate sign, yellow and with its number once kept. Only a script can
 * keep (site/islands/keep-buttons.ts); without one it is not there.
 */
export function KeepButton({ lang, id, name, look }: KeepButtonProps) {
  return (
    <button type="button" className={`${styles.keep} ${styles[look]}`} data-keep={id} data-look={look} aria-pressed="false">
      <Icon name="keep" />
      <b />
      <span>{keepWords[lang].keep}</span>
      <span className="sr">{`: ${name}`}</span>
    </button>
  );
}
