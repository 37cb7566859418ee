import { bands, distances } from '#domain/rules/air-passenger-rights.ts';
import type { EmergencyPage } from '#domain/schemas/emergency-page.ts';
import button from '#site/ui/Button.module.css';
import { Icon } from '#site/ui/Icon.tsx';
import { Stages } from '#site/ui/Stages.tsx';
import styles from './FlightSection.module.css';
import { Checked, type CheckedSource, PartSection } from './PartSection.tsx';
import { Reckoner } from './Reckoner.tsx';

type FlightSectionProps = { copy: EmergencyPage; id: string; number: number; source: CheckedSource };

/** A flight that does not go: the steps, the sentence for the desk, what is owed, the rule it follows. */
export function FlightSection({ copy, id, number, source }: FlightSectionProps) {
  const { flight } = copy;
  return (
    <PartSection id={id} number={number} heading={flight.heading}>
      <Stages items={flight.steps} heading="h3" />
      <p className={styles.show}>
        <button className={button.button} type="button" popoverTarget="desk">
          {flight.desk.button}
        </button>
      </p>
      <Desk desk={flight.desk} lang={copy.lang} />
      <Reckoner words={flight.reckoner} lang={copy.lang} />
      <RuleTable flight={flight} />
      {flight.scope.map((sentence) => (
        <p key={sentence} className={styles.scope}>
          {sentence}
        </p>
      ))}
      <Checked {...source} />
    </PartSection>
  );
}

/** The whole window, in large letters, to be held up at a counter. */
function Desk({ desk, lang }: { desk: EmergencyPage['flight']['desk']; lang: EmergencyPage['lang'] }) {
  return (
    <div className={styles.desk} id="desk" popover="auto" role="dialog" aria-label={desk.name}>
      <div>
        <span lang="en">{desk.to}</span>
        <button type="button" popoverTarget="desk" popoverTargetAction="hide" aria-label={desk.close}>
          <Icon name="close" />
        </button>
      </div>
      {desk.lines.map((line) => (
        <p key={line} lang="en">
          {line}
        </p>
      ))}
      <p className={styles.own} lang={lang}>
        {desk.own}
      </p>
    </div>
  );
}

function RuleTable({ flight }: { flight: EmergencyPage['flight'] }) {
  const { table, reckoner } = flight;
  return (
    <table className={styles.table}>
      <caption>{table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{table.distance}</th>
          <th scope="col">{table.sum}</th>
          <th scope="col">{table.care}</th>
        </tr>
      </thead>
      <tbody>
        {distances.map((distance) => (
          <tr key={distance} data-distance={distance}>
            <th scope="row">{reckoner.distance.options[distance].name}</th>
            <td>
              <b>{bands[distance].euro} €</b>
            </td>
            <td>{table.hours.replace('{hours}', String(bands[distance].careAfter))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
