import styles from './Person.module.css';

type PersonProps = {
  name?: string | undefined;
  job: string;
  monogram: string;
  email: string;
  photo?: string | undefined;
  /** Among other things of a page; large on a page of people; one of many there. */
  look: 'guest' | 'large' | 'small';
};

/** A colleague: photograph or, until there is one, a monogram that fills the frame. */
export function Person({ name, job, monogram, email, photo, look }: PersonProps) {
  return (
    <article className={`${styles.person} ${styles[look]}`}>
      <span className={styles.frame} aria-hidden="true">
        {photo ? (
          <img src={photo} alt="" width={800} height={1000} loading="lazy" />
        ) : (
          [...monogram].map((letter, place) => <b key={place ? 'second' : 'first'}>{letter}</b>)
        )}
      </span>
      <h3>{name ?? job}</h3>
      {name && <p>{job}</p>}
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
    </article>
  );
}
