import { formatEuro } from '#domain/format/euro.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import styles from './Screen.module.css';
import { type ScreenName, screenWords } from './screen-words.ts';

/** What the four pictures share: the language and the two sums of agency.yaml that are drawn into them. */
export type ScreenProps = { lang: Lang; credit: number; fee: number };

type ScreenFrameProps = ScreenProps & { active: ScreenName; title: string; spent: number; children: React.ReactNode };

const names: readonly ScreenName[] = ['flights', 'hotels', 'bookings', 'reports'];
const barWidth = 168;

/** The platform's own frame, 1600 × 1000: navigation and credit on the left, title and account on top. */
export function ScreenFrame({ lang, credit, active, title, spent, children }: ScreenFrameProps) {
  const words = screenWords[lang];
  return (
    <g className={styles.screen}>
      <path className={styles.ground} d="M0 0h1600v1000H0z" />
      <path className={styles.side} d="M0 0h230v1000H0z" />
      <g className={styles.sideText}>
        <text x="32" y="66" className={styles.brand}>
          Booking Time
        </text>
        {names.map((name, place) => {
          const y = 118 + place * 60;
          return name === active ? (
            <g key={name}>
              <path className={styles.sideOn} d={`M0 ${y}h230v52H0z`} />
              <path className={styles.lit} d={`M0 ${y}h7v52H0z`} />
              <text x="32" y={y + 34} className={styles.on}>
                {words[name]}
              </text>
            </g>
          ) : (
            <text key={name} x="32" y={y + 34}>
              {words[name]}
            </text>
          );
        })}
        <text x="32" y="888">
          {words.credit}
        </text>
        <text x="32" y="924" className={styles.brand}>
          {formatEuro(lang, credit - spent)}
        </text>
        <path className={styles.sideOn} d={`M32 942h${barWidth}v8h-${barWidth}z`} />
        <path className={styles.lit} d={`M32 942h${Math.round(((credit - spent) / credit) * barWidth)}v8H32z`} />
        <text x="32" y="976" className={styles.small}>
          {words.creditOf} {formatEuro(lang, credit)}
        </text>
      </g>
      <text x="270" y="72" className={styles.title}>
        {title}
      </text>
      <text x="1500" y="68" className={`${styles.dim} ${styles.end}`}>
        {words.agency}
      </text>
      <path className={styles.side} d="M1516 40h44v44h-44z" />
      <text x="1538" y="69" className={styles.initials}>
        AD
      </text>
      {children}
    </g>
  );
}
