import styles from './Button.module.css';

type ButtonLinkProps = {
  href: string;
  /** `solid` for most, `signal` for the one loud action of a view, `hot` on leisure pages, `line` beside another. */
  look: 'solid' | 'signal' | 'hot' | 'line';
  /** `new` opens a new tab: for other people's sites. */
  tab: 'same' | 'new';
  children: React.ReactNode;
};

/** A link that looks like the action it is. */
export function ButtonLink({ href, look, tab, children }: ButtonLinkProps) {
  const outside = tab === 'new' ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a className={look === 'solid' ? styles.button : `${styles.button} ${styles[look]}`} href={href} {...outside}>
      {children}
    </a>
  );
}
