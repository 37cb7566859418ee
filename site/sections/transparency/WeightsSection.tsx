import { counted } from '#domain/format/counted.ts';
import { fillNumbers } from '#domain/format/fill-numbers.ts';
import { kilobytes, kilobytesOfParts } from '#domain/format/kilobytes.ts';
import { totalOf } from '#domain/rules/instruments.ts';
import type { SiteReport } from '#domain/schemas/site-report.ts';
import type { TransparencyPage } from '#domain/schemas/transparency-page.ts';
import { foreignNote } from '#site/sections/shell/foreign-words.ts';
import { Axis } from '#site/ui/Axis.tsx';
import { Aside } from './Aside.tsx';
import { wordsFor } from './report-words.ts';
import styles from './WeightsSection.module.css';

type Weight = SiteReport['weights'][number];
type WeightsSectionProps = { copy: TransparencyPage; weights: readonly Weight[] | undefined };

const parts = ['htmlAndCss', 'script', 'letters', 'pictures'] as const;

/** The heaviest page of each kind as a bar of its parts, all on one scale, with the limit where the kind has one. */
export function WeightsSection({ copy, weights }: WeightsSectionProps) {
  const { weights: words, board, unmeasured } = copy;
  const scale = Math.max(0, ...(weights ?? []).flatMap(({ parts, limit = 0 }) => [totalOf(parts), limit]));
  const named = parts.filter((part) => weights?.some((weight) => weight.parts[part] > 0));
  const aside = <Aside text={words.about} again={board.repeat} repeat={words.repeat} />;
  return (
    <Axis id="greutati" heading={words.heading} aside={aside}>
      {weights ? (
        <>
          <p className={styles.key} aria-hidden="true">
            {named.map((part) => (
              <span key={part}>
                <i className={styles[part]} />
                {words.parts[part]}
              </span>
            ))}
            <span>
              <i className={styles.limit} />
              {words.limit}
            </span>
          </p>
          <ul className={styles.weights}>
            {weights.map((weight) => (
              <WeightRow key={weight.kind} copy={copy} weight={weight} scale={scale} />
            ))}
          </ul>
        </>
      ) : (
        <p>{unmeasured}</p>
      )}
    </Axis>
  );
}

type WeightRowProps = {
  copy: TransparencyPage;
  weight: Weight;
  /** Bytes of the whole width. */
  scale: number;
};

function WeightRow({ copy: { lang, weights: words }, weight, scale }: WeightRowProps) {
  const { kind, pages, heaviest, limit } = weight;
  const sizes = kilobytesOfParts(weight.parts);
  const { hrefLang, note } = foreignNote(heaviest, lang);
  const said = parts.filter((part) => sizes[part] > 0).map((part) => `${words.parts[part]} ${sizes[part]}`);
  const which = pages === 1 ? words.heaviest.one : fillNumbers(words.heaviest.of, { pages: counted(lang, pages, words.pages) });
  return (
    <li data-kind={kind} data-bytes={totalOf(weight.parts)}>
      <h3>{wordsFor(words.kinds, kind, 'weights.kinds')}</h3>
      <p className={styles.total}>
        {kilobytes(totalOf(weight.parts))} <small>KB</small>
      </p>
      <WeightBar weight={weight} scale={scale} />
      <p className={styles.detail}>
        {said.join(', ')}
        {limit && `; ${words.limit} ${kilobytes(limit)}`}.{' '}
        <a href={heaviest} hrefLang={hrefLang}>
          {heaviest}
          {note}
        </a>
        , {which}
      </p>
    </li>
  );
}

/** Drawn in attributes: a style in the page would need its hash in the policy. */
function WeightBar({ weight, scale }: { weight: Weight; scale: number }) {
  const share = (bytes: number) => (100 * bytes) / scale;
  let from = 0;
  return (
    <svg className={styles.bar} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      {parts.map((part) => {
        const x = from;
        from += share(weight.parts[part]);
        return <rect key={part} className={styles[part]} x={x.toFixed(2)} width={(from - x).toFixed(2)} height="20" />;
      })}
      {weight.limit && <rect className={styles.limit} x={share(weight.limit).toFixed(2)} y="-5" width=".35" height="30" />}
    </svg>
  );
}
