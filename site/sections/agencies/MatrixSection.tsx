import type { AgenciesPage } from '#domain/schemas/agencies-page.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { channels, type Supplier } from '#domain/schemas/supplier.ts';
import chip from '#site/ui/chip.module.css';
import styles from './MatrixSection.module.css';

type MatrixSectionProps = { lang: Lang; copy: AgenciesPage['matrix']; suppliers: Supplier[] };

/**
 * Suppliers against what an agency asks about them. The filter works by style alone: a checked choice hides the rows it
 * does not fit, a style counter counts what is left, and a script only says the count aloud.
 */
export function MatrixSection({ lang, copy, suppliers }: MatrixSectionProps) {
  const { columns } = copy;
  return (
    <section className={`section ${styles.matrix}`} aria-labelledby="matrix" data-supplier-filter>
      <div className="wrap">
        <h2 className={styles.heading} id="matrix">
          {copy.heading}
        </h2>
        <p className={`lede ${styles.intro}`}>{copy.intro}</p>
        <MatrixFilter copy={copy} suppliers={suppliers} />
        <div className={styles.results}>
          <table className={styles.table}>
            <caption className="sr">{copy.caption}</caption>
            <thead>
              <tr>
                {Object.entries(columns).map(([key, column]) => (
                  <th key={key} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {suppliers.map((supplier) => (
                <tr
                  key={supplier.name.en}
                  data-channels={supplier.channels.join(' ')}
                  data-void={supplier.void.possible ? 'yes' : 'no'}
                >
                  <th scope="row">{supplier.name[lang]}</th>
                  <td data-label={columns.channel}>{supplier.channels.map((channel) => copy.channels[channel]).join(', ')}</td>
                  <td data-label={columns.content}>{supplier.content[lang]}</td>
                  <td data-label={columns.void}>
                    <b>{supplier.void.possible ? copy.yes : copy.no}.</b> {supplier.void.rule[lang]}
                  </td>
                  <td data-label={columns.refund}>{supplier.refund[lang]}</td>
                  <td data-label={columns.fee}>{copy.fee[supplier.fee]}</td>
                  <td data-label={columns.support}>{copy.support[supplier.support]}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.count} aria-hidden="true">
            {copy.count}
          </p>
          {channels
            .filter((channel) => !suppliers.some((supplier) => supplier.void.possible && supplier.channels.includes(channel)))
            .map((channel) => (
              <p key={channel} className={styles.none} data-none={channel}>
                {copy.none.replace('[channel]', copy.channels[channel])}
              </p>
            ))}
          <p className="sr" role="status" data-words={copy.count} />
        </div>
      </div>
    </section>
  );
}

/** The choice of a channel and of what can be voided, each with the number of suppliers behind it. */
function MatrixFilter({ copy, suppliers }: Omit<MatrixSectionProps, 'lang'>) {
  const choices = ['all', ...channels] as const;
  return (
    // A form outside a dialog that is sent to one goes nowhere: Enter on a choice must not load the page again.
    <form className={styles.filter} method="dialog">
      <fieldset>
        <legend>{copy.channel}</legend>
        {choices.map((choice) => (
          <label key={choice} className={chip.chip}>
            <input type="radio" name="channel" value={choice} defaultChecked={choice === 'all'} />
            {choice === 'all' ? copy.all : copy.channels[choice]}{' '}
            <small>
              {choice === 'all' ? suppliers.length : suppliers.filter(({ channels }) => channels.includes(choice)).length}
            </small>
          </label>
        ))}
      </fieldset>
      <label className={chip.chip}>
        <input type="checkbox" name="void" value="yes" />
        {copy.voidable} <small>{suppliers.filter((supplier) => supplier.void.possible).length}</small>
      </label>
      <button className="link" type="reset">
        {copy.reset}
      </button>
    </form>
  );
}
