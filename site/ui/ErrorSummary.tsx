import styles from './ErrorSummary.module.css';

type ErrorSummaryProps = {
  title: string;
  text?: string;
  problems: { field: string; message: string }[];
  /** Other ways out when the message could not be sent: mail, WhatsApp. */
  links?: { label: string; href: string }[];
};

/** What stands above a form that did not go through. It takes the focus; each problem leads to its field. */
export function ErrorSummary({ title, text, problems, links = [] }: ErrorSummaryProps) {
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} id="form-problems">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
