import { counted, formatNumber } from '#domain/format/counted.ts';
import { fillNumbers } from '#domain/format/fill-numbers.ts';
import type { SiteReport } from '#domain/schemas/site-report.ts';
import type { TransparencyPage } from '#domain/schemas/transparency-page.ts';
import { Axis } from '#site/ui/Axis.tsx';
import grounds from '#site/ui/grounds.module.css';
import { Aside } from './Aside.tsx';
import styles from './FactsSection.module.css';
import { wordsBelow } from './report-words.ts';

type FactsSectionProps = { copy: TransparencyPage; facts: SiteReport['facts'] | undefined };

const looks = ['recent', 'middle', 'old'] as const;

/** As many squares as an eye takes in at once, and how many facts one may stand for. */
const most = 200;
const units = [1, 5, 10, 20, 50, 100, 200, 500] as const;

/** How long ago the sources were read: in figures, and one square for some facts each. */
export function FactsSection({ copy, facts }: FactsSectionProps) {
  const { lang, facts: words, board, unmeasured } = copy;
  const unit = units.find((size) => (facts?.dated ?? 0) / size <= most) ?? most;
  const about = fillNumbers(words.about, { unit: counted(lang, unit, words.unit) });
  return (
    <div className={grounds.tint}>
      <Axis id="fapte" heading={words.heading} aside={<Aside text={about} again={board.repeat} repeat={words.repeat} />}>
        {facts ? <Ages copy={copy} facts={facts} unit={unit} /> : <p>{unmeasured}</p>}
      </Axis>
    </div>
  );
}

type AgesProps = { copy: TransparencyPage; facts: NonNullable<FactsSectionProps['facts']>; unit: number };

function Ages({ copy: { lang, facts: words }, facts, unit }: AgesProps) {
  const figures = [
    ...looks.map((look, index) => ({ label: words[look], figure: facts.ages[index]?.facts ?? 0 })),
    { label: wordsBelow(lang, facts.oldest, words.oldest), figure: facts.oldest },
  ];
  const squares = looks.flatMap((look, index) =>
    Array.from({ length: Math.ceil((facts.ages[index]?.facts ?? 0) / unit) }, (_, place) => ({ look, key: `${look} ${place}` })),
  );
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ label, figure }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={figure === 0 ? styles.zero : undefined}>{formatNumber(lang, figure)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.ages} aria-hidden="true">
        {squares.map(({ look, key }) => (
          <i key={key} className={styles[look]} />
        ))}
      </p>
    </>
  );
}
