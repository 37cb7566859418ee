import type { CapabilitiesPage } from '#domain/schemas/capabilities-page.ts';
import { Axis } from '#site/ui/Axis.tsx';
import { Definitions } from '#site/ui/Definitions.tsx';
import styles from './BenefitsSection.module.css';

/** What a customer has of it. */
export function BenefitsSection({ heading, points }: CapabilitiesPage['benefits']) {
  return (
    <Axis heading={heading} id="benefits">
      <div className={styles.points}>
        <Definitions items={points} columns="two" />
      </div>
    </Axis>
  );
}
