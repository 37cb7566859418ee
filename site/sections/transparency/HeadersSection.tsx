import type { SiteReport } from '#domain/schemas/site-report.ts';
import type { TransparencyPage } from '#domain/schemas/transparency-page.ts';
import { Axis } from '#site/ui/Axis.tsx';
import { Aside } from './Aside.tsx';
import styles from './HeadersSection.module.css';
import { wordsFor } from './report-words.ts';

type HeadersSectionProps = { copy: TransparencyPage; headers: SiteReport['headers'] | undefined };

/** Hashes tell nobody anything but how many scripts there are. */
const withoutHashes = (value: string) =>
  value.replace(/'sha256-[^']+'(?: 'sha256-[^']+')*/g, (hashes) => `sha256 × ${hashes.split(' ').length}`);

/** The headers of every page, each with what it does. */
export function HeadersSection({ copy, headers }: HeadersSectionProps) {
  const { headers: words, board, unmeasured } = copy;
  return (
    <Axis id="antete" heading={words.heading} aside={<Aside text={words.about} again={board.repeat} repeat={words.repeat} />}>
      {headers ? (
        <dl className={styles.headers}>
          {headers.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{wordsFor(words.meaning, name, 'headers.meaning')}</dd>
              <dd className={styles.value} data-header={name}>
                {withoutHashes(value)}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{unmeasured}</p>
      )}
    </Axis>
  );
}
