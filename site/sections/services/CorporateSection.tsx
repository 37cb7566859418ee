import type { ServicesPage } from '#domain/schemas/services-page.ts';
import { Definitions } from '#site/ui/Definitions.tsx';
import { PlateAxis } from '#site/ui/PlateAxis.tsx';
import styles from './CorporateSection.module.css';

/** Corporate Travel Management: four promises. */
export function CorporateSection({ name, say, points, more }: ServicesPage['corporate']) {
  return (
    <PlateAxis id="corporate-travel" number={1} tone="signal" heading={name} ground="page">
      <p className={`say ${styles.say}`}>{say}</p>
      <Definitions items={points} columns="two" />
      <p className={styles.more}>
        <a className="link arrow" href={more.href}>
          {more.label}
        </a>
      </p>
    </PlateAxis>
  );
}
