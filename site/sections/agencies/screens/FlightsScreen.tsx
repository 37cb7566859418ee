import { formatEuro } from '#domain/format/euro.ts';
import { ChannelPlate } from './ChannelPlate.tsx';
import styles from './Screen.module.css';
import { ScreenFrame, type ScreenProps } from './ScreenFrame.tsx';
import { SearchBar } from './SearchBar.tsx';
import { screenWords } from './screen-words.ts';

type Leg = { departs: string; arrives: string; to: string; time: string; via?: boolean };
type Offer = {
  channel: 'gds' | 'ndc' | 'low-cost';
  carrier: string;
  flights: string;
  family: string;
  out: Leg;
  back: Leg;
  bag: 'bag' | 'twoBags' | 'noBag';
  terms: 'refundable' | 'flexible' | 'changes' | 'fixed';
  net: number;
};

/** Cheapest fare of each day around the chosen one, before our fee; the chosen day is the first offer's. */
const dayFares = [268, 241, 189, 211, 204, 297, 312];
const chosenDay = 3;

// Carriers and flights are invented; times are local, London two hours behind Bucharest.
const offers: readonly Offer[] = [
  {
    channel: 'ndc',
    carrier: 'Carpatia',
    flights: 'KP 391 · KP 392',
    family: 'Classic',
    out: leg('07:15', '08:50', 'LHR', '3 h 35'),
    back: leg('09:45', '15:05', 'OTP', '3 h 20'),
    bag: 'bag',
    terms: 'refundable',
    net: 211,
  },
  {
    channel: 'low-cost',
    carrier: 'Skylark',
    flights: 'SQ7 1042 · 1043',
    family: 'Basic',
    out: leg('13:20', '14:55', 'LTN', '3 h 35'),
    back: leg('15:35', '20:55', 'OTP', '3 h 20'),
    bag: 'noBag',
    terms: 'fixed',
    net: 186,
  },
  {
    channel: 'gds',
    carrier: 'Aurelia',
    flights: 'AX 810 · AX 817',
    family: 'Economy',
    out: leg('06:00', '10:10', 'LHR', '6 h 10', true),
    back: leg('11:20', '19:30', 'OTP', '6 h 10', true),
    bag: 'bag',
    terms: 'changes',
    net: 224,
  },
  {
    channel: 'gds',
    carrier: 'Danubia',
    flights: 'DU 051 · DU 052',
    family: 'Economy Flex',
    out: leg('10:05', '11:40', 'LHR', '3 h 35'),
    back: leg('12:30', '17:50', 'OTP', '3 h 20'),
    bag: 'bag',
    terms: 'flexible',
    net: 259,
  },
  {
    channel: 'ndc',
    carrier: 'Carpatia',
    flights: 'KP 395 · KP 396',
    family: 'Business',
    out: leg('17:45', '19:20', 'LHR', '3 h 35'),
    back: leg('20:10', '01:30', 'OTP', '3 h 20'),
    bag: 'twoBags',
    terms: 'flexible',
    net: 538,
  },
];

/** Search results: prices by day, then offers of all channels with what they include. */
export function FlightsScreen(props: ScreenProps) {
  const { lang, fee } = props;
  const words = screenWords[lang];
  const chips = [`${words.all} 42`, 'GDS 24', 'NDC 9', `${words.lowCost} 9`];
  const cheapest = Math.min(...dayFares);
  return (
    <ScreenFrame {...props} active="flights" title={words.flights} spent={1158}>
      <SearchBar labels={words.flightFields} values={words.flightValues} action={words.search} />
      {dayFares.map((fare, day) => {
        const x = Math.round(270 + day * 185.33);
        const on = day === chosenDay;
        return (
          <g key={words.days[day]}>
            <path className={on ? styles.solid : styles.tint} d={`M${x} 204h178v96h-178z`} />
            <text x={x + 89} y="238" className={on ? styles.onSolid : `${styles.middle} ${styles.dim}`}>
              {words.days[day]}
            </text>
            <text
              x={x + 89}
              y="276"
              className={on ? styles.onSolid : `${styles.middle} ${fare === cheapest ? styles.good : styles.strong}`}
            >
              {formatEuro(lang, fare + fee)}
            </text>
          </g>
        );
      })}
      {chips.map((chip, place) => {
        const x = 270 + place * 142;
        return (
          <g key={chip}>
            <path className={place === 0 ? styles.solid : styles.rule} d={`M${x} 322h132v40h-132z`} />
            <text x={x + 66} y="349" className={place === 0 ? styles.onSolid : styles.middle}>
              {chip}
            </text>
          </g>
        );
      })}
      <text x="1560" y="349" className={`${styles.dim} ${styles.end}`}>
        {words.sorted}
      </text>
      {offers.map((offer, place) => (
        <OfferRow key={offer.flights} {...props} offer={offer} y={384 + place * 122} best={place === 0} />
      ))}
    </ScreenFrame>
  );
}

function OfferRow({ lang, fee, offer, y, best }: ScreenProps & { offer: Offer; y: number; best: boolean }) {
  const words = screenWords[lang];
  const channel = offer.channel === 'low-cost' ? words.lowCost : offer.channel.toUpperCase();
  return (
    <g>
      <path className={styles.rule} d={`M270 ${y}h1290`} />
      <ChannelPlate channel={offer.channel} label={channel} x={270} y={y + 22} />
      <text x="270" y={y + 92} className={styles.small}>
        {offer.family}
      </text>
      <text x="420" y={y + 46} className={styles.strong}>
        {offer.carrier}
      </text>
      <text x="420" y={y + 92} className={`${styles.small} ${styles.dim}`}>
        {offer.flights}
      </text>
      <LegLine leg={offer.out} from="OTP" y={y + 46} via={words.viaMunich} direct={words.direct} />
      <LegLine leg={offer.back} from={offer.out.to} y={y + 92} via={words.viaMunich} direct={words.direct} />
      <text x="1146" y={y + 46}>
        {words[offer.bag]}
      </text>
      <text
        x="1146"
        y={y + 92}
        className={offer.terms === 'fixed' ? styles.bad : offer.terms === 'flexible' ? styles.good : styles.dim}
      >
        {words[offer.terms]}
      </text>
      {best && <path className={styles.lit} d={`M1424 ${y + 14}h136v46h-136z`} />}
      <text x="1546" y={y + 48} className={`${styles.large} ${styles.end} ${best ? styles.onPrice : ''}`}>
        {formatEuro(lang, offer.net + fee)}
      </text>
      <text x="1546" y={y + 92} className={`${styles.small} ${styles.dim} ${styles.end}`}>
        {`${offer.net} + ${fee} ${words.fee}`}
      </text>
    </g>
  );
}

function LegLine({ leg, from, y, via, direct }: { leg: Leg; from: string; y: number; via: string; direct: string }) {
  return (
    <>
      <text x="640" y={y} className={styles.large}>
        {leg.departs}
      </text>
      <text x="734" y={y} className={`${styles.small} ${styles.dim}`}>
        {from}
      </text>
      <path className={styles.line} d={`M786 ${y - 9}h74`} />
      {leg.via && <path d={`M818 ${y - 15}h12v12h-12z`} />}
      <text x="876" y={y} className={styles.large}>
        {leg.arrives}
      </text>
      <text x="970" y={y} className={`${styles.small} ${styles.dim}`}>
        {leg.to}
      </text>
      <text x="1116" y={y - 10} className={`${styles.tiny} ${styles.end}`}>
        {leg.time}
      </text>
      <text x="1116" y={y + 9} className={`${styles.tiny} ${styles.dim} ${styles.end}`}>
        {leg.via ? via : direct}
      </text>
    </>
  );
}

function leg(departs: string, arrives: string, to: string, time: string, via = false): Leg {
  return { departs, arrives, to, time, via };
}
