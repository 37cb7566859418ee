import styles from './SearchForm.module.css';
import { SubmitButton } from './SubmitButton.tsx';

type SearchFormProps = { action: string; question: string; hint: string; button: string; query: string; id: string };

/** One field and a button; the answer is a page of its own. */
export function SearchForm({ action, question, hint, button, query, id }: SearchFormProps) {
  return (
    <search>
      <form className={styles.form} action={action} method="get">
        <label htmlFor={id}>{question}</label>
        <div className={styles.row}>
          <input id={id} type="search" name="q" defaultValue={query} placeholder={hint} required maxLength={100} />
          <SubmitButton state="idle">{button}</SubmitButton>
        </div>
      </form>
    </search>
  );
}
