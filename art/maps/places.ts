/** Cities the maps show, with the airport their routes start and end at. */
import type { LonLat } from './geography.ts';

type PlaceName = { ro: string; en: string };
type Place = {
  name: PlaceName;
  /** Airport code; the coordinates are the airport's. */
  iata: string;
  at: LonLat;
};

const same = (name: string): PlaceName => ({ ro: name, en: name });

export const places = {
  bucharest: { name: { ro: 'București', en: 'Bucharest' }, iata: 'OTP', at: [26.085, 44.571] },
  timisoara: { name: same('Timișoara'), iata: 'TSR', at: [21.338, 45.81] },
  istanbul: { name: same('Istanbul'), iata: 'IST', at: [28.752, 41.275] },
  paris: { name: same('Paris'), iata: 'CDG', at: [2.55, 49.009] },
  london: { name: { ro: 'Londra', en: 'London' }, iata: 'LHR', at: [-0.461, 51.477] },
  berlin: { name: same('Berlin'), iata: 'BER', at: [13.503, 52.367] },
  rome: { name: { ro: 'Roma', en: 'Rome' }, iata: 'FCO', at: [12.251, 41.804] },
  athens: { name: { ro: 'Atena', en: 'Athens' }, iata: 'ATH', at: [23.944, 37.936] },
  barcelona: { name: same('Barcelona'), iata: 'BCN', at: [2.078, 41.297] },
  lisbon: { name: { ro: 'Lisabona', en: 'Lisbon' }, iata: 'LIS', at: [-9.134, 38.774] },
  amsterdam: { name: same('Amsterdam'), iata: 'AMS', at: [4.764, 52.309] },
  vienna: { name: { ro: 'Viena', en: 'Vienna' }, iata: 'VIE', at: [16.57, 48.11] },
  warsaw: { name: { ro: 'Varșovia', en: 'Warsaw' }, iata: 'WAW', at: [20.967, 52.166] },
  stockholm: { name: same('Stockholm'), iata: 'ARN', at: [17.919, 59.652] },
  helsinki: { name: same('Helsinki'), iata: 'HEL', at: [24.963, 60.317] },
  reykjavik: { name: same('Reykjavik'), iata: 'KEF', at: [-22.606, 63.985] },
  newYork: { name: same('New York'), iata: 'JFK', at: [-73.779, 40.64] },
  toronto: { name: same('Toronto'), iata: 'YYZ', at: [-79.631, 43.677] },
  dubai: { name: same('Dubai'), iata: 'DXB', at: [55.364, 25.253] },
  doha: { name: same('Doha'), iata: 'DOH', at: [51.608, 25.273] },
  cairo: { name: same('Cairo'), iata: 'CAI', at: [31.406, 30.122] },
  marrakech: { name: same('Marrakech'), iata: 'RAK', at: [-8.036, 31.607] },
  nairobi: { name: same('Nairobi'), iata: 'NBO', at: [36.928, -1.319] },
  capeTown: { name: same('Cape Town'), iata: 'CPT', at: [18.602, -33.965] },
  male: { name: same('Malé'), iata: 'MLE', at: [73.529, 4.192] },
  delhi: { name: same('Delhi'), iata: 'DEL', at: [77.1, 28.556] },
  bangkok: { name: same('Bangkok'), iata: 'BKK', at: [100.747, 13.69] },
  singapore: { name: same('Singapore'), iata: 'SIN', at: [103.994, 1.364] },
  hanoi: { name: same('Hanoi'), iata: 'HAN', at: [105.807, 21.221] },
  tokyo: { name: same('Tokyo'), iata: 'HND', at: [139.78, 35.549] },
  beijing: { name: same('Beijing'), iata: 'PEK', at: [116.597, 40.072] },
} as const satisfies Record<string, Place>;

export type PlaceId = keyof typeof places;
