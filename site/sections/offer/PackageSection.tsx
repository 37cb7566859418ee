import type { OffersPage } from '#domain/schemas/offers-page.ts';
import styles from './PackageSection.module.css';

/** What the law has everybody told who buys transport and a bed together (OG 2/2018, Directive (EU) 2015/2302). */
export function PackageSection({ heading, text, links }: OffersPage['package']) {
  return (
    <section className="wrap" aria-labelledby="package">
      <div className={styles.package}>
        <h2 id="package">{heading}</h2>
        <p>{text}</p>
        <p className={styles.links}>
          {links.map(({ label, href }) => (
            <a key={href} className="link" href={href}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}
