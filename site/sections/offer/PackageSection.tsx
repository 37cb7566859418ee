import type { OffersPage } from '#domain/schemas/offers-page.ts';
import { newTab } from '#site/ui/new-tab.ts';
import styles from './PackageSection.module.css';

type PackageSectionProps = OffersPage['package'] & {
  /** The standard form of this offer, as a page and as a file. */ formHref: string;
  pdf: string;
};

/** What the law has everybody told who buys transport and a bed together (OG 2/2018, Directive (EU) 2015/2302). */
export function PackageSection({ heading, text, form, links, formHref, pdf }: PackageSectionProps) {
  return (
    <section className="wrap" aria-labelledby="package">
      <div className={styles.package}>
        <h2 id="package">{heading}</h2>
        <p>{text}</p>
        <p className={styles.links}>
          <a className="link" href={formHref}>
            {form.page}
          </a>
          <a className="link" href={pdf} target="_blank" rel="noopener">
            {form.file}
            <span className="sr"> ({newTab.ro})</span>
          </a>
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
