import type { ConsultancyPage } from '#domain/schemas/consultancy-page.ts';
import { Axis } from '#site/ui/Axis.tsx';
import styles from './ProcessSection.module.css';

/** Four steps: what is done, with whom, and what the company holds at the end of each. */
export function ProcessSection({ heading, intro, receive, steps }: ConsultancyPage['process']) {
  return (
    <Axis heading={heading} id="process" aside={<p className={styles.intro}>{intro}</p>}>
      <ol className={styles.steps}>
        {steps.map(({ name, text, tasks, result }) => (
          <li key={name} className={styles.step}>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
              <p className={styles.result}>
                <b>{receive}</b> {result}
              </p>
            </div>
            <ul className={styles.tasks}>
              {tasks.map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Axis>
  );
}
