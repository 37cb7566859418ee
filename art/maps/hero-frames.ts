/** Composition of the home picture: where globe, ridges and hills stand in the wide and in the tall window. */
import type { GlobeView } from './globe.ts';
import type { Hill } from './hero-forest.ts';
import type { Range } from './hero-mountains.ts';
import type { PlaceId } from './places.ts';
import type { Point } from './trace.ts';

export type Frame = {
  /** Width of the part that the usual window shows. */
  width: number;
  /** Foot of the letters: above this line everything stays dark enough for white letters. */
  name: number;
  globe: GlobeView;
  sun: Point;
  /** How far its light spreads sideways and upwards. */
  sunReach: [across: number, up: number];
  routes: [from: PlaceId, to: PlaceId][];
  /** The land repeats itself sideways at this distance, for windows wider than the usual one. */
  period: number;
  ranges: { far: Range; near: Range };
  mist: [top: number, bottom: number];
  clouds: [at: Point, width: number][];
  aircraft: Point;
  moon: Point;
  /** No tree stands between these two. */
  clearing: [from: number, to: number];
  church: Point;
  huts: Point[];
  /** Size of the houses; 1 makes the church about 190 high. */
  village: number;
  hills: [back: Hill, middle: Hill, front: Hill];
};

const routes: Frame['routes'] = [
  ['bucharest', 'london'],
  ['bucharest', 'paris'],
  ['bucharest', 'lisbon'],
  ['bucharest', 'barcelona'],
  ['bucharest', 'rome'],
  ['bucharest', 'stockholm'],
  ['bucharest', 'reykjavik'],
  ['bucharest', 'newYork'],
  ['bucharest', 'marrakech'],
  ['bucharest', 'cairo'],
  ['bucharest', 'dubai'],
  ['istanbul', 'timisoara'],
  ['istanbul', 'delhi'],
  ['istanbul', 'bangkok'],
  ['istanbul', 'singapore'],
  ['istanbul', 'tokyo'],
  ['istanbul', 'beijing'],
  ['istanbul', 'nairobi'],
  ['istanbul', 'capeTown'],
];

export const heroFrames = {
  wide: {
    width: 1850,
    name: 365,
    globe: { facing: [27, 4], centre: [1150, 898], radius: 525, below: 800 },
    sun: [1440, 720],
    sunReach: [560, 350],
    routes,
    period: 1850,
    ranges: {
      far: {
        id: 'f',
        ridge: [
          [-840, 695],
          [-720, 665],
          [-580, 712],
          [-420, 560],
          [-340, 605],
          [-135, 290],
          [0, 590],
          [100, 468],
          [180, 535],
          [392, 252],
          [530, 470],
          [612, 408],
          [820, 690],
          [930, 655],
          [1010, 695],
        ],
        foot: 800,
        snowLine: 520,
        seed: 'bucegi',
      },
      near: {
        id: 'n',
        ridge: [
          [-1090, 800],
          [-850, 745],
          [-650, 800],
          [-350, 650],
          [-190, 770],
          [-80, 690],
          [0, 790],
          [190, 560],
          [380, 760],
          [560, 600],
          [760, 800],
        ],
        foot: 900,
        snowLine: 0,
        seed: 'baiului',
      },
    },
    mist: [600, 820],
    clouds: [
      [[40, 470], 300],
      [[1330, 560], 330],
    ],
    aircraft: [175, 415],
    moon: [1800, 425],
    clearing: [455, 650],
    church: [540, 876],
    huts: [
      [606, 884],
      [464, 874],
    ],
    village: 0.95,
    hills: [
      { y: 800, swell: 26, phase: 0.6 },
      { y: 868, swell: 30, phase: 2.2 },
      { y: 955, swell: 26, phase: 4.1 },
    ],
  },
  tall: {
    width: 717,
    name: 260,
    globe: { facing: [27, 4], centre: [470, 690], radius: 400, below: 760 },
    sun: [640, 660],
    sunReach: [420, 420],
    routes,
    period: 1420,
    ranges: {
      far: {
        id: 'f',
        ridge: [
          [-980, 640],
          [-880, 560],
          [-800, 620],
          [-655, 400],
          [-480, 560],
          [-360, 410],
          [-270, 540],
          [-170, 420],
          [-90, 520],
          [118, 104],
          [330, 620],
          [385, 585],
          [440, 640],
        ],
        foot: 800,
        snowLine: 520,
        seed: 'bucegi',
      },
      near: {
        id: 'n',
        ridge: [
          [-920, 780],
          [-760, 640],
          [-640, 740],
          [-520, 610],
          [-400, 720],
          [-260, 600],
          [-70, 730],
          [60, 580],
          [240, 770],
          [380, 710],
          [500, 780],
        ],
        foot: 900,
        snowLine: 0,
        seed: 'baiului',
      },
    },
    mist: [560, 800],
    clouds: [
      [[-120, 330], 300],
      [[520, 400], 260],
    ],
    aircraft: [345, 290],
    moon: [672, 291],
    clearing: [225, 400],
    church: [300, 858],
    huts: [
      [358, 866],
      [232, 856],
    ],
    village: 0.85,
    hills: [
      { y: 780, swell: 22, phase: 0.6 },
      { y: 850, swell: 26, phase: 2.2 },
      { y: 940, swell: 24, phase: 4.1 },
    ],
  },
} as const satisfies Record<'wide' | 'tall', Frame>;
