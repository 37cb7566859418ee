import type { ServicesPage } from '#domain/schemas/services-page.ts';
import { PageHead } from '#site/ui/PageHead.tsx';
import tones from '#site/ui/tones.module.css';
import styles from './HeroSection.module.css';
import { services } from './services.ts';

type HeroSectionProps = { copy: ServicesPage };

/** The title, and four signs that lead down the page. */
export function HeroSection({ copy }: HeroSectionProps) {
  return (
    <>
      <PageHead title={copy.heading} />
      <nav aria-label={copy.onThisPage}>
        <ol className={styles.gates}>
          {services.map(({ id, part, tone }, index) => (
            <li key={id}>
              <a className={`${styles.gate} ${tones[tone]}`} href={`#${id}`}>
                <b aria-hidden="true">{index + 1}</b>
                <span>
                  {copy[part].name}
                  <svg
                    width="20"
                    height="24"
                    viewBox="0 0 20 24"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2.5"
                    aria-hidden="true"
                  >
                    <path d="M10 1v20M2 14l8 8 8-8" />
                  </svg>
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
