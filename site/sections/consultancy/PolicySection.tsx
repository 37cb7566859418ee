import type { ConsultancyPage } from '#domain/schemas/consultancy-page.ts';
import { Axis } from '#site/ui/Axis.tsx';
import { Definitions } from '#site/ui/Definitions.tsx';
import grounds from '#site/ui/grounds.module.css';
import { Stages } from '#site/ui/Stages.tsx';
import styles from './PolicySection.module.css';

/** The travel policy: how it comes about, in four stages, and what it settles. */
export function PolicySection({ heading, say, hold, stages, settles }: ConsultancyPage['policy']) {
  return (
    <div className={grounds.board}>
      <Axis heading={heading} id="policy">
        <p className="say">{say}</p>
        <div className={styles.stages}>
          <Stages items={stages} outcomeLabel={hold} heading="h3" />
        </div>
        <h3 className={styles.settles}>{settles.heading}</h3>
        <Definitions items={settles.points} columns="three" />
      </Axis>
    </div>
  );
}
