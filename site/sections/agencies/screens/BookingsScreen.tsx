import { formatEuro } from '#domain/format/euro.ts';
import { ChannelPlate } from './ChannelPlate.tsx';
import styles from './Screen.module.css';
import { ScreenFrame, type ScreenProps } from './ScreenFrame.tsx';
import { type ScreenWords, screenWords } from './screen-words.ts';

type Booking = {
  locator: string;
  traveller: string;
  journey: string;
  channel: 'gds' | 'ndc' | 'low-cost' | 'hotel';
  status: keyof ScreenWords['statuses'];
  price: number;
};

// Names are those of test bookings; everything else is invented.
const bookings: readonly Booking[] = [
  { locator: 'Q7TMJ4', traveller: 'DEMO / ANA MRS', journey: 'OTP – LHR – OTP', channel: 'ndc', status: 'hold', price: 214 },
  { locator: 'R2HXV8', traveller: 'DEMO / ION MR', journey: 'CLJ – VIE – CLJ', channel: 'gds', status: 'ticketed', price: 187 },
  { locator: 'H40518', traveller: 'DEMO / ION MR', journey: 'Hotel am Ring', channel: 'hotel', status: 'ticketed', price: 378 },
  { locator: 'B9KCE1', traveller: 'TEST / MIA MS', journey: 'IAS – FCO', channel: 'low-cost', status: 'change', price: 96 },
  { locator: 'N3WPA6', traveller: 'TEST / DAN MR', journey: 'OTP – ATH – JMK', channel: 'ndc', status: 'ticketed', price: 302 },
  { locator: 'M8VYD2', traveller: 'DEMO × 18', journey: 'TSR – IST – TSR', channel: 'gds', status: 'hold', price: 3222 },
  { locator: 'C5LQZ7', traveller: 'DEMO / EVA MRS', journey: 'OTP – MUC – JFK', channel: 'ndc', status: 'ticketed', price: 689 },
  { locator: 'F1SGR9', traveller: 'TEST / LIA MRS', journey: 'OTP – CDG', channel: 'gds', status: 'refund', price: 154 },
  { locator: 'T6UBN3', traveller: 'TEST / DAN MR', journey: 'OTP – LCA', channel: 'gds', status: 'void', price: 133 },
];

const counts = [38, 4, 27, 3, 4];
const times = ['14:30', '17:00', '23:59'];
const columns = [270, 380, 576, 756, 852, 972, 1208];

/** Every file in one table; beside it what has to be done today. */
export function BookingsScreen(props: ScreenProps) {
  const { lang, credit } = props;
  const words = screenWords[lang];
  const spent = 1158;
  const tabX = [270, 390, 560, 680, 830];
  return (
    <ScreenFrame {...props} active="bookings" title={words.bookings} spent={spent}>
      {words.tabs.map((tab, place) => (
        <text key={tab} x={tabX[place]} y="140" className={place === 0 ? styles.strong : styles.dim}>
          {tab} {counts[place]}
        </text>
      ))}
      <path className={styles.lit} d="M270 158h96v6h-96z" />
      <path className={styles.rule} d="M270 164h938" />
      {words.columns.map((column, place) => (
        <text
          key={column}
          x={columns[place]}
          y="202"
          className={`${styles.small} ${styles.dim} ${place === 6 ? styles.end : ''}`}
        >
          {column}
        </text>
      ))}
      {bookings.map((booking, place) => (
        <BookingRow
          key={booking.locator}
          booking={booking}
          date={words.dates[place] ?? ''}
          words={words}
          lang={lang}
          y={220 + place * 82}
        />
      ))}
      <path className={styles.tint} d="M1248 104h312v854h-312z" />
      <text x="1276" y="152" className={styles.strong}>
        {words.deadlines}
      </text>
      {times.map((time, place) => {
        const y = 216 + place * 138;
        const [locator = '', text = ''] = (words.deadlineTexts[place] ?? '').split(': ');
        return (
          <g key={time}>
            <path className={place === 0 ? styles.lit : styles.solid} d={`M1276 ${y - 40}h6v92h-6z`} />
            <text x="1300" y={y} className={styles.huge}>
              {time}
            </text>
            <text x="1300" y={y + 28} className={`${styles.small} ${styles.strong}`}>
              {locator}
            </text>
            <text x="1300" y={y + 52} className={`${styles.tiny} ${styles.dim}`}>
              {text}
            </text>
          </g>
        );
      })}
      <path className={styles.rule} d="M1276 632h256" />
      <text x="1276" y="680" className={styles.strong}>
        {words.credit}
      </text>
      <text x="1276" y="748" className={styles.huge}>
        {formatEuro(lang, credit - spent)}
      </text>
      <text x="1276" y="780" className={`${styles.small} ${styles.dim}`}>
        {words.left}
      </text>
      <CreditBar share={spent / credit} />
      <text x="1276" y="884" className={`${styles.small} ${styles.dim}`}>
        {formatEuro(lang, spent)} {words.open}
      </text>
      <text x="1276" y="912" className={`${styles.small} ${styles.dim}`}>
        {words.creditOf} {formatEuro(lang, credit)}
      </text>
    </ScreenFrame>
  );
}

type BookingRowProps = { booking: Booking; date: string; words: ScreenWords; lang: ScreenProps['lang']; y: number };

const statusStyle = {
  hold: styles.lit,
  ticketed: styles.tint,
  change: styles.lowCost,
  refund: styles.tint,
  void: styles.tint,
} as const;

function BookingRow({ booking, date, words, lang, y }: BookingRowProps) {
  const { locator, traveller, journey, channel, status, price } = booking;
  const label = { gds: 'GDS', ndc: 'NDC', 'low-cost': words.lowCost, hotel: 'Hotel' }[channel];
  const line = y + 50;
  const statusText = {
    hold: styles.onLit,
    ticketed: styles.middle,
    change: styles.plateText,
    refund: styles.middle,
    void: styles.middle,
  }[status];
  return (
    <g>
      <path className={styles.rule} d={`M270 ${y}h938`} />
      <text x="270" y={line} className={styles.strong}>
        {locator}
      </text>
      <text x="380" y={line}>
        {traveller}
      </text>
      <text x="576" y={line}>
        {journey}
      </text>
      <text x="756" y={line} className={styles.dim}>
        {date}
      </text>
      <ChannelPlate channel={channel} label={label} x={852} y={y + 27} />
      <path className={statusStyle[status]} d={`M972 ${y + 27}h132v32h-132z`} />
      <text x="1038" y={y + 49} className={`${styles.tiny} ${statusText}`}>
        {words.statuses[status]}
      </text>
      <text x="1208" y={line} className={`${styles.strong} ${styles.end}`}>
        {formatEuro(lang, price)}
      </text>
    </g>
  );
}

function CreditBar({ share }: { share: number }) {
  const used = Math.round(share * 256);
  return (
    <>
      <path className={styles.good} d="M1276 808h256v36h-256z" />
      <path className={styles.lit} d={`M1276 808h${used}v36h-${used}z`} />
    </>
  );
}
