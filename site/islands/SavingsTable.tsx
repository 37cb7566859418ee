import { formatNumber } from '#domain/format/counted.ts';
import { formatEuro } from '#domain/format/euro.ts';
import { fillNumbers } from '#domain/format/fill-numbers.ts';
import { type Shares, type Span, shareNames, type TravelSavings, type TravelYear } from '#domain/rules/travel-savings.ts';
import type { CompanyTools } from '#domain/schemas/company-tools.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import styles from './SavingsTable.module.css';

type SavingsTableProps = {
  lang: Lang;
  words: CompanyTools['savings']['words'];
  year: TravelYear;
  shares: Shares;
  /** Nothing while a number is missing or wrong. */
  savings: TravelSavings | null;
};

/** Every line with its formula and the numbers in it, from the cautious end to the hopeful one. */
export function SavingsTable({ lang, words, year, shares, savings }: SavingsTableProps) {
  const euro = (sum: number) => formatEuro(lang, sum);
  const range = ({ low, high }: Span) => `${formatNumber(lang, low)}–${formatNumber(lang, high)}%`;
  const values = {
    trips: formatNumber(lang, year.trips),
    ticket: euro(year.ticket),
    changed: `${formatNumber(lang, year.changed)}%`,
    change: euro(year.change),
    hours: formatNumber(lang, year.hours),
    hour: euro(year.hour),
    fee: euro(year.fee),
    fares: range(shares.fares),
    changes: range(shares.changes),
    time: range(shares.time),
  };
  const lines = [
    ...shareNames.map((name) => ({ ...words.lines[name], name, span: savings?.[name] })),
    { ...words.lines.fees, name: 'fees', span: savings ? { low: -savings.fees, high: -savings.fees } : undefined },
  ];
  return (
    <table className={styles.table}>
      <caption className="sr">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col">{words.low}</th>
          <th scope="col">{words.high}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, label, formula, span }) => (
          <tr key={name}>
            <th scope="row">
              {label} <span className={styles.formula}>{savings ? fillNumbers(formula, values) : '–'}</span>
            </th>
            <td>{span ? euro(span.low) : '–'}</td>
            <td>{span ? euro(span.high) : '–'}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.left}</th>
          <td>{savings ? euro(savings.left.low) : '–'}</td>
          <td>{savings ? euro(savings.left.high) : '–'}</td>
        </tr>
      </tfoot>
    </table>
  );
}
