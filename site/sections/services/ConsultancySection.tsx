import type { ServicesPage } from '#domain/schemas/services-page.ts';
import { Definitions } from '#site/ui/Definitions.tsx';
import { MeridianRow } from '#site/ui/Meridian.tsx';
import { PlateAxis } from '#site/ui/PlateAxis.tsx';
import { Stages } from '#site/ui/Stages.tsx';
import { Steps } from '#site/ui/Steps.tsx';
import styles from './ConsultancySection.module.css';

/** Consultancy: four steps, a policy in four stages, what comes next. */
export function ConsultancySection({ name, steps, policy, future, more }: ServicesPage['consultancy']) {
  const rows = (
    <>
      <MeridianRow heading={policy.heading}>
        <p className={`lede ${styles.lede}`}>{policy.lede}</p>
        <Stages items={policy.stages} heading="h4" />
      </MeridianRow>
      <MeridianRow heading={future.heading}>
        <div className={styles.future}>
          <Definitions items={future.points} columns="three" />
          <p className={styles.more}>
            <a className="link arrow" href={more.href}>
              {more.label}
            </a>
          </p>
        </div>
      </MeridianRow>
    </>
  );
  return (
    <PlateAxis id="consultancy" number={4} tone="blue" heading={name} ground="page" rows={rows}>
      <Steps items={steps} />
    </PlateAxis>
  );
}
