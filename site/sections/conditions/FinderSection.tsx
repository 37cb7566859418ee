import { counted } from '#domain/format/counted.ts';
import { conditionAnchors } from '#domain/rules/condition-table.ts';
import { company, papers, people, places, type Question } from '#domain/rules/travel-cases.ts';
import type { ConditionsPage } from '#domain/schemas/conditions-page.ts';
import chip from '#site/ui/chip.module.css';
import grounds from '#site/ui/grounds.module.css';
import styles from './FinderSection.module.css';
import { type ListedCondition, PackListSection } from './PackListSection.tsx';

type FinderSectionProps = {
  copy: ConditionsPage;
  /** All conditions, in the order of the list. */
  rows: readonly ListedCondition[];
  contactHref: string;
};

/**
 * Three questions, and of all conditions those that concern who answered so. Choosing and hiding is made of style, so it works
 * without script; site/islands/condition-finder.ts adds the address and the count.
 */
export function FinderSection({ copy, rows, contactHref }: FinderSectionProps) {
  const { finder } = copy;
  return (
    <section className={styles.finder} id={conditionAnchors.finder} aria-labelledby="finder" data-finder={copy.lang}>
      <form className={`wrap ${styles.form}`} method="get" action={`#${conditionAnchors.finder}`}>
        <div className={styles.head}>
          <h2 id="finder">{finder.heading}</h2>
          <p>{finder.lead}</p>
        </div>
        <Answers question="cine" legend={finder.people} values={people} labels={finder.cine} kind="people" />
        <Answers question="cine" legend={finder.company} values={company} labels={finder.cine} />
        <Answers question="unde" legend={finder.place} values={places} labels={finder.unde} />
        <Answers question="act" legend={finder.paper} values={papers} labels={finder.act} />
        <div className={`${grounds.board} ${styles.bar}`}>
          <Count copy={copy} total={rows.length} />
          <a className="link" href={`#${conditionAnchors.table}`} data-when="none">
            {finder.toTable}
          </a>
          <a className="link" href={`#${conditionAnchors.list}`} data-when="some">
            {finder.toList}
          </a>
          <button className="link" type="reset" data-when="some">
            {finder.reset}
          </button>
        </div>
      </form>
      <PackListSection copy={copy} rows={rows} contactHref={contactHref} />
    </section>
  );
}

type AnswersProps<Value extends string> = {
  question: Question;
  legend: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  /** People answer who travels; what comes along does not. */
  kind?: 'people';
};

function Answers<Value extends string>({ question, legend, values, labels, kind }: AnswersProps<Value>) {
  return (
    <fieldset className={styles.question}>
      <legend>{legend}</legend>
      <div>
        {values.map((value) => (
          <label key={value} className={`${chip.chip} ${chip.slim}`}>
            <input type="checkbox" name={question} value={value} data-person={kind && ''} />
            <span>{labels[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** How many conditions there are; the script says how many of them are left. */
function Count({ copy: { lang, finder }, total }: { copy: ConditionsPage; total: number }) {
  const all = counted(lang, total, finder.count);
  const words = JSON.stringify({ forms: finder.count, within: finder.within });
  return (
    <p className={styles.count} role="status" data-words={words}>
      {all}
    </p>
  );
}
