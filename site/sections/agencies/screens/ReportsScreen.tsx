import { formatNumber } from '#domain/format/counted.ts';
import { monthNames } from '#domain/format/dates.ts';
import { formatEuro } from '#domain/format/euro.ts';
import { channelStyle } from './ChannelPlate.tsx';
import styles from './Screen.module.css';
import { ScreenFrame, type ScreenProps } from './ScreenFrame.tsx';
import { screenWords } from './screen-words.ts';

const channels = ['gds', 'ndc', 'low-cost', 'hotel'] as const;

/** Thousand euro by month and channel, in the order above; invented. Every total of the picture is added up from these. */
const months: readonly (readonly number[])[] = [
  [5.1, 2.2, 1.1, 1.4],
  [5.4, 2.6, 1.2, 1.3],
  [6.2, 3.1, 1.5, 2.0],
  [6.8, 3.6, 2.1, 2.6],
  [7.1, 4.2, 2.4, 3.1],
  [7.6, 4.9, 3.2, 3.8],
  [6.4, 4.6, 3.9, 4.4],
  [5.2, 4.1, 3.6, 4.0],
  [7.9, 5.2, 2.6, 3.2],
  [8.6, 5.9, 2.2, 3.0],
  [8.1, 5.6, 1.9, 2.4],
  [6.9, 4.8, 2.0, 2.8],
];

const routes: readonly (readonly [route: string, tickets: number, fare: number])[] = [
  ['OTP – LHR', 168, 221],
  ['TSR – IST', 141, 187],
  ['CLJ – VIE', 117, 164],
  ['OTP – ATH', 96, 152],
];

const tickets = 1046;
const saved = 2310;
const perThousand = 20;
const ground = 704;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Totals of a year, its months by channel, and where people flew. */
export function ReportsScreen(props: ScreenProps) {
  const { lang, fee } = props;
  const words = screenWords[lang];
  const shares = channels.map((_, channel) => sum(months.map((month) => month[channel] ?? 0)));
  const volume = sum(shares);
  const kpis = [
    formatEuro(lang, Math.round(volume * 1000)),
    formatNumber(lang, tickets),
    formatEuro(lang, tickets * fee),
    formatEuro(lang, saved),
  ];
  const labels = { gds: 'GDS', ndc: 'NDC', 'low-cost': words.lowCost, hotel: words.hotels };
  const initials = monthNames(lang).map((name) => name.slice(0, 3));
  return (
    <ScreenFrame {...props} active="reports" title={words.reports} spent={1158}>
      {kpis.map((figure, place) => {
        const x = 270 + place * 328;
        return (
          <g key={words.kpis[place]}>
            <path className={styles.solid} d={`M${x} 110h306v3h-306z`} />
            <text x={x} y="172" className={styles.huge}>
              {figure}
            </text>
            <text x={x} y="206" className={styles.dim}>
              {words.kpis[place]}
            </text>
          </g>
        );
      })}
      <text x="270" y="266" className={styles.strong}>
        {words.byMonth}
      </text>
      <text x="1130" y="266" className={`${styles.small} ${styles.dim} ${styles.end}`}>
        {words.year}
      </text>
      {[0, 5, 10, 15, 20].map((level) => (
        <g key={level}>
          <path className={styles.rule} d={`M310 ${ground - level * perThousand}h820`} />
          <text x="296" y={ground + 6 - level * perThousand} className={`${styles.small} ${styles.dim} ${styles.end}`}>
            {level}
          </text>
        </g>
      ))}
      {months.map((month, place) => {
        const x = 322 + place * 68;
        return (
          <g key={initials[place]}>
            {channels.map((channel, index) => {
              const height = Math.round((month[index] ?? 0) * perThousand);
              const top = ground - Math.round(sum(month.slice(0, index + 1)) * perThousand);
              return <path key={channel} className={channelStyle[channel]} d={`M${x} ${top}h46v${height}h-46z`} />;
            })}
            <text x={x + 23} y={ground + 30} className={`${styles.small} ${styles.dim} ${styles.middle}`}>
              {initials[place]}
            </text>
          </g>
        );
      })}
      <text x="1190" y="266" className={styles.strong}>
        {words.byChannel}
      </text>
      {channels.map((channel, place) => {
        const y = 308 + place * 104;
        const share = (shares[place] ?? 0) / volume;
        const width = Math.round(share * 700);
        return (
          <g key={channel}>
            <text x="1190" y={y + 22}>
              {labels[channel]}
            </text>
            <text x="1560" y={y + 22} className={`${styles.strong} ${styles.end}`}>
              {Math.round(share * 100)}%
            </text>
            <path className={styles.tint} d={`M1190 ${y + 38}h370v32h-370z`} />
            <path className={channelStyle[channel]} d={`M1190 ${y + 38}h${width}v32h-${width}z`} />
          </g>
        );
      })}
      <text x="270" y="790" className={styles.strong}>
        {words.routes}
      </text>
      {routes.map(([route, count, fare], place) => {
        const x = 270 + place * 328;
        return (
          <g key={route}>
            <path className={styles.rule} d={`M${x} 812h306`} />
            <text x={x} y="856" className={styles.large}>
              {route}
            </text>
            <text x={x} y="892" className={styles.dim}>
              {words.routeColumns[1]}
            </text>
            <text x={x + 306} y="892" className={`${styles.strong} ${styles.end}`}>
              {count}
            </text>
            <text x={x} y="924" className={styles.dim}>
              {words.routeColumns[2]}
            </text>
            <text x={x + 306} y="924" className={`${styles.strong} ${styles.end}`}>
              {formatEuro(lang, fare)}
            </text>
          </g>
        );
      })}
    </ScreenFrame>
  );
}
