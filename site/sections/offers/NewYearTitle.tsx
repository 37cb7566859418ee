import { type LayeredPicture, LayeredTitle } from '#site/ui/LayeredTitle.tsx';
import styles from './NewYearTitle.module.css';

type NewYearTitleProps = {
  heading: string;
  year: number;
  picture: LayeredPicture;
  lead: string;
  /** Said instead of `lead` when all have left; `until` is the last day on which anybody can. */
  over: string;
  until: string | null;
};

/** One night: the word behind the clock, the year at its foot. */
export function NewYearTitle({ heading, year, picture, lead, over, until }: NewYearTitleProps) {
  return (
    <LayeredTitle title={heading} more={String(year)} look="leisure" picture={picture}>
      <div className={`wrap ${styles.foot}`}>
        <b aria-hidden="true">{year}</b>
        {until ? (
          <>
            <p data-until={until}>{lead}</p>
            <p data-until={until} hidden>
              {over}
            </p>
          </>
        ) : (
          <p>{over}</p>
        )}
      </div>
    </LayeredTitle>
  );
}
