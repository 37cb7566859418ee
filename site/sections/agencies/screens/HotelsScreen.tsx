import { formatEuro } from '#domain/format/euro.ts';
import { type Facade, HotelFront } from './HotelFront.tsx';
import styles from './Screen.module.css';
import { ScreenFrame, type ScreenProps } from './ScreenFrame.tsx';
import { SearchBar } from './SearchBar.tsx';
import { type ScreenWords, screenWords } from './screen-words.ts';

type Hotel = {
  name: string;
  district: string;
  stars: number;
  distance: string;
  /** Price of a night at each of the three suppliers; null where the supplier does not have the hotel. */
  prices: readonly (number | null)[];
  free: boolean;
  facade: Facade;
  /** Place on the map. */
  at: readonly [x: number, y: number];
};

// Hotels and prices are invented.
const hotels: readonly Hotel[] = [
  {
    name: 'Hotel am Ring',
    district: 'Innere Stadt',
    stars: 4,
    distance: '0,4 km',
    prices: [131, 126, 138],
    free: true,
    facade: { floors: 4, windows: 6, roof: 'mansard', colour: 'gds' },
    at: [1352, 476],
  },
  {
    name: 'City Garden',
    district: 'Landstraße',
    stars: 4,
    distance: '1,3 km',
    prices: [104, null, 98],
    free: true,
    facade: { floors: 3, windows: 5, roof: 'gable', colour: 'ndc' },
    at: [1470, 596],
  },
  {
    name: 'Donau Tower',
    district: 'Leopoldstadt',
    stars: 5,
    distance: '2,1 km',
    prices: [189, 182, null],
    free: true,
    facade: { floors: 5, windows: 3, roof: 'flat', colour: 'hotel' },
    at: [1452, 360],
  },
  {
    name: 'Station Rooms',
    district: 'Favoriten',
    stars: 3,
    distance: '2,8 km',
    prices: [79, 74, 81],
    free: false,
    facade: { floors: 2, windows: 7, roof: 'flat', colour: 'lowCost' },
    at: [1330, 742],
  },
];

const dearest = 200;

/** One list from several suppliers: the same room once, every price beside it, and where it is. */
export function HotelsScreen(props: ScreenProps) {
  const words = screenWords[props.lang];
  return (
    <ScreenFrame {...props} active="hotels" title={words.hotels} spent={1158}>
      <SearchBar labels={words.hotelFields} values={words.hotelValues} action={words.search} />
      <text x="270" y="232" className={styles.dim}>
        {words.hotelsFound}
      </text>
      {hotels.map((hotel, place) => (
        <HotelRow key={hotel.name} hotel={hotel} words={words} lang={props.lang} y={256 + place * 184} />
      ))}
      <CityMap lang={props.lang} label={words.map} />
    </ScreenFrame>
  );
}

type HotelRowProps = { hotel: Hotel; words: ScreenWords; lang: ScreenProps['lang']; y: number };

function HotelRow({ hotel, words, lang, y }: HotelRowProps) {
  const lowest = lowestPrice(hotel);
  const distance = lang === 'en' ? hotel.distance.replace(',', '.') : hotel.distance;
  return (
    <g>
      <path className={styles.rule} d={`M270 ${y}h850`} />
      <HotelFront facade={hotel.facade} x={270} y={y + 24} />
      <text x="484" y={y + 48} className={styles.strong}>
        {hotel.name} {'★'.repeat(hotel.stars)}
      </text>
      <text x="484" y={y + 80} className={`${styles.small} ${styles.dim}`}>
        {hotel.district}, {distance} {words.toCentre}
      </text>
      <text x="484" y={y + 126} className={styles.small}>
        {words.double}
      </text>
      <text x="484" y={y + 156} className={`${styles.small} ${hotel.free ? styles.good : styles.bad}`}>
        {hotel.free ? words.freeUntil : words.noFree}
      </text>
      {hotel.prices.map((price, supplier) => {
        const line = y + 48 + supplier * 36;
        const width = price === null ? 0 : Math.round((price / dearest) * 100);
        return (
          <g key={words.suppliers[supplier]}>
            <text x="880" y={line} className={`${styles.small} ${styles.dim} ${styles.end}`}>
              {words.suppliers[supplier]}
            </text>
            {price === null ? (
              <path className={styles.rule} d={`M894 ${line - 6}h40`} />
            ) : (
              <>
                <path className={price === lowest ? styles.lit : styles.tint} d={`M894 ${line - 19}h${width}v26h-${width}z`} />
                <text x={902 + width} y={line} className={price === lowest ? styles.strong : styles.dim}>
                  {formatEuro(lang, price)}
                </text>
              </>
            )}
          </g>
        );
      })}
      <text x="1110" y={y + 156} className={`${styles.large} ${styles.end}`}>
        {formatEuro(lang, lowest * 3)}
      </text>
      <text x="880" y={y + 154} className={`${styles.small} ${styles.dim} ${styles.end}`}>
        {words.threeNights}
      </text>
    </g>
  );
}

/** The ring, the canal and the streets between them, with a price at each hotel. */
function CityMap({ lang, label }: { lang: ScreenProps['lang']; label: string }) {
  return (
    <svg x="1160" y="256" width="400" height="704" viewBox="1160 256 400 704" aria-hidden="true">
      <path className={styles.tint} d="M1160 256h400v704h-400z" />
      <path
        className={styles.street}
        d="M1160 420L1560 520M1160 640L1560 560M1160 820L1560 700M1260 256L1300 960M1420 256L1400 960M1160 900L1330 742L1560 880"
      />
      <path className={styles.street} d="M1290 400l90-30l60 60l-10 100l-90 40l-70-70z" />
      <path className={styles.water} d="M1310 256C1350 330 1430 380 1480 420S1540 480 1560 500" />
      <path className={styles.side} d="M1160 256h92v44h-92z" />
      <text x="1206" y="285" className={`${styles.on} ${styles.middle}`}>
        {label}
      </text>
      {hotels.map((hotel, place) => {
        const [x, y] = hotel.at;
        return (
          <g key={hotel.name}>
            <path className={place === 0 ? styles.lit : styles.solid} d={`M${x - 44} ${y - 58}h88v40h-36l-8 18l-8-18h-36z`} />
            <text x={x} y={y - 31} className={place === 0 ? styles.onLit : styles.onSolid}>
              {formatEuro(lang, lowestPrice(hotel))}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const lowestPrice = ({ prices }: Hotel) => Math.min(...prices.filter((price) => price !== null));
