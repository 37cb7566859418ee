import { parametersIn } from '#domain/rules/where-and-when.ts';
import type { WhereAndWhenPage } from '#domain/schemas/where-and-when-page.ts';
import chip from '#site/ui/chip.module.css';
import grounds from '#site/ui/grounds.module.css';
import styles from './BoardSection.module.css';
import { CostSquares } from './CostSquares.tsx';
import { PlaceRow, type ShownPlace } from './PlaceRow.tsx';

type BoardSectionProps = {
  copy: WhereAndWhenPage;
  /** „105 locuri” */
  all: string;
  rows: readonly ShownPlace[];
  months: readonly { value: string; long: string; short: string; places: number }[];
  /** Address of the form. */
  ask: string;
};

/** The table, which is the form as well: its months are radio buttons, and each says how many places are good then. */
export function BoardSection({ copy, all, rows, months, ask }: BoardSectionProps) {
  const { board, none, key } = copy;
  const name = parametersIn[copy.lang].month;
  const columns = months.length + 4;
  return (
    <section className={`wrap ${grounds.board} ${styles.board}`} aria-label={board.label} data-words={scriptWords(copy)}>
      <table data-board>
        <caption className="sr">{board.label}</caption>
        <thead data-question="month">
          <tr>
            <th scope="col">
              <span className="sr">{board.place}</span>
              <div className={styles.bar}>
                <span role="status" data-count>
                  {all}
                </span>
                <label className={`${chip.chip} ${chip.slim}`}>
                  <input type="radio" name={name} value="" defaultChecked />
                  {board.anyMonth}
                </label>
                <button type="reset" className="link" hidden>
                  {copy.ask.reset}
                </button>
              </div>
            </th>
            {months.map(({ value, long, short, places }) => (
              <th key={value} scope="col">
                <label className={styles.flap}>
                  <input type="radio" name={name} value={value} />
                  <span aria-hidden="true">{short}</span>
                  <span className="sr">
                    {long}, {board.behind}:{' '}
                  </span>
                  <small>{places}</small>
                </label>
              </th>
            ))}
            <th scope="col" className={styles.wide}>
              {board.way}
            </th>
            <th scope="col" className={styles.wide}>
              {board.days}
            </th>
            <th scope="col" className={styles.wide}>
              {board.cost}
            </th>
          </tr>
        </thead>
        {rows.map((row) => (
          <PlaceRow key={row.id} lang={copy.lang} row={row} words={board} />
        ))}
        <tbody className={styles.cut} data-cut hidden>
          <tr>
            <th scope="rowgroup" colSpan={columns} />
          </tr>
        </tbody>
        <tbody className={styles.rest} data-rest hidden>
          <tr>
            <td colSpan={columns}>
              <button type="button" className={styles.way} />
            </td>
          </tr>
        </tbody>
      </table>
      <div className={styles.none} data-none hidden>
        <h2>{none.heading}</h2>
        <p>{none.text}</p>
        <p className={styles.ways}>
          {(['days', 'way', 'cost', 'theme'] as const).map((question) => (
            <button key={question} type="button" className={styles.way} data-without={question} hidden />
          ))}
        </p>
        <p>
          <a className="link" href={ask}>
            {none.ask}
          </a>
        </p>
      </div>
      <ul className={styles.key}>
        <li>
          <b>{months[0]?.short}</b> {key.good}
        </li>
        <li>{key.behind}</li>
        <li>
          <CostSquares level={2} label={copy.ask.cost.choices[2]} /> {key.cost}
        </li>
        <li>{key.days}</li>
      </ul>
    </section>
  );
}

/** What the script says, with the words it fills in; whatever else it needs stands in the page. */
function scriptWords({ lang, places, answers, board, none }: WhereAndWhenPage): string {
  return JSON.stringify({
    lang,
    places,
    answers,
    inMonth: board.inMonth,
    cut: board.cut,
    more: board.more,
    without: none.without,
  });
}
