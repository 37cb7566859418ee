import { expired } from '#domain/rules/expiry.ts';
import type { Certificate } from '#domain/schemas/certificate.ts';
import type { HomePage } from '#domain/schemas/home-page.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { Axis } from '#site/ui/Axis.tsx';
import { Mark, type Marked } from '#site/ui/Mark.tsx';
import styles from './CertificatesSection.module.css';

type CertificatesSectionProps = HomePage['certificates'] & {
  lang: Lang;
  certificates: (Certificate & { mark: Marked })[];
  newTab: string;
};

/** Certificates as a ruled register: a compact table of rows on a phone, three columns from the medium width. */
export function CertificatesSection({ heading, open, onRequest, lang, certificates, newTab }: CertificatesSectionProps) {
  return (
    <Axis heading={heading} id="certificates">
      <ul className={styles.register}>
        {certificates
          .filter(({ validUntil }) => !expired(validUntil))
          .map((certificate) => (
            <li key={`${certificate.issuer} ${certificate.title.en}`}>
              <span className={styles.year}>{certificate.year}</span>
              <b className={styles.issuer}>
                <Mark {...certificate.mark} />
              </b>
              <span className={styles.title}>{certificate.title[lang]}</span>
              {certificate.pdfLink ? (
                <a className={`arrow ${styles.open}`} href={certificate.pdfLink} target="_blank" rel="noopener">
                  {open}
                  <span className="sr">
                    {' '}
                    {certificate.issuer} {certificate.year}, {certificate.title[lang]} ({newTab})
                  </span>
                </a>
              ) : (
                <span className={styles.onRequest}>{onRequest}</span>
              )}
            </li>
          ))}
      </ul>
    </Axis>
  );
}
