import { type Labels, labelAttributes } from '#domain/rules/listing.ts';
import { costChoices } from '#domain/rules/where-and-when.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { WhereAndWhenPage } from '#domain/schemas/where-and-when-page.ts';
import { KeepButton } from '#site/ui/KeepButton.tsx';
import { CostSquares } from './CostSquares.tsx';
import styles from './PlaceRow.module.css';

export type ShownPlace = {
  id: string;
  href: string;
  name: string;
  country: string;
  /** Colours of its continent. */
  field: string;
  thumbnail: string;
  lit: readonly { name: string; isGood: boolean }[];
  /** „apr, mai, sep” */
  goodMonths: string;
  why: string;
  suits: string;
  minutes: number | null;
  /** „2 h 55”; empty where nobody knows. */
  time: string;
  way: string;
  /** „3–4”, and what is counted. */
  stay: string;
  stayNoun: string;
  cost: number;
  /** What it is found under, by question. */
  labels: Labels;
};

type PlaceRowProps = { lang: Lang; row: ShownPlace; words: WhereAndWhenPage['board'] };

/** A place: its months as cells, its reason below them. What filters and order go by stands on the group of its two rows. */
export function PlaceRow({ lang, row, words }: PlaceRowProps) {
  const { id, href, name, country, field, thumbnail, lit, goodMonths, why, suits, minutes, time, way } = row;
  return (
    <tbody
      className={styles.place}
      data-place={id}
      data-colours={field}
      data-minutes={minutes ?? undefined}
      {...labelAttributes(row.labels)}
    >
      <tr>
        <th scope="row" rowSpan={2}>
          <a href={href} className={styles.who}>
            <img src={thumbnail} alt="" width="112" height="140" loading="lazy" decoding="async" />
            <b>{name}</b>
            <span>{country}</span>
          </a>
        </th>
        {lit.map((month) => (
          <td key={month.name} data-lit={month.isGood ? '' : undefined}>
            {month.name}
            {month.isGood && <span className="sr">{`, ${words.good}`}</span>}
          </td>
        ))}
        <td rowSpan={2} className={styles.way}>
          <b data-time>{time}</b>
          <small>{way}</small>
        </td>
        <td rowSpan={2} className={styles.days}>
          <b>{row.stay}</b>
          <small>{row.stayNoun}</small>
        </td>
        <td rowSpan={2} className={styles.cost}>
          <CostSquares
            level={row.cost}
            label={words.level.replace('{level}', String(row.cost)).replace('{levels}', String(costChoices.length))}
          />
          <KeepButton lang={lang} id={id} name={name} look="sign" />
        </td>
      </tr>
      <tr>
        <td colSpan={lit.length} className={styles.why}>
          <b>{goodMonths}</b>
          {` ${why} `}
          <span>{`${words.suits} ${suits}.`}</span>
        </td>
      </tr>
    </tbody>
  );
}
