/**
 * The two lights of the home picture: first light by day, the moon by night.
 * Whatever lies behind the white name stays dark enough for 3:1; the warm colours begin below it.
 */
import type { Stop } from './svg-parts.ts';

export type HeroTime = 'day' | 'night';

export type HeroLight = {
  /** From the top of the picture, where it must meet the flight board, down to the horizon. */
  sky: Stop[];
  /** Light that spreads from behind the globe. */
  halo: Stop[];
  /** Across the globe, from the side in shadow to the side in light. */
  sea: Stop[];
  land: Stop[];
  arcs: Stop[];
  rim: Stop[];
  graticule: string;
  cloud: string;
  stars: number;
  ridges: { far: RangeLight; near: RangeLight };
  mist: string;
  /** Woods from far to near: the trees, and the mist at their foot. */
  woods: [far: Stop[], middle: Stop[], near: Stop[]];
  village: { wall: string; roof: string; roofLit: string; windows: string };
  /** Glow of the air around the globe, from its centre to 1.3 radii. */
  air: Stop[];
  aircraft: string;
  /** Colour of the moon; by day there is none. */
  moon?: string;
};

/** A mountain range: its lit faces and its faces in shadow, summit to foot. */
export type RangeLight = { lit: [string, string]; shade: [string, string]; snow: string; snowShade: string };

export const heroLights: Record<HeroTime, HeroLight> = {
  day: {
    sky: [
      [0, '#081430'],
      [0.16, '#0d2253'],
      [0.37, '#1d4690'],
      [0.52, '#6a76bb'],
      [0.62, '#c390b3'],
      [0.7, '#f3a58f'],
      [0.8, '#ffd39b'],
    ],
    halo: [
      [0, '#fff0c4', 0.95],
      [0.35, '#ffd49a', 0.6],
      [0.7, '#f79f86', 0.22],
      [1, '#c390b3', 0],
    ],
    sea: [
      [0, '#3b2f74'],
      [0.34, '#a23b62'],
      [0.62, '#e2452a'],
      [1, '#ff8a4c'],
    ],
    land: [
      [0, '#8f7fb4'],
      [0.34, '#e7a89e'],
      [0.62, '#fbdcb2'],
      [1, '#fff3d6'],
    ],
    arcs: [
      [0, '#ffe7bd'],
      [0.46, '#ffe7bd'],
      [0.5, '#14284f'],
      [1, '#14284f'],
    ],
    rim: [
      [0, '#ffd9b0', 0],
      [0.5, '#ffd9b0', 0.35],
      [1, '#fff3d6', 1],
    ],
    graticule: '#ffe9d0',
    cloud: '#d98aa6',
    stars: 60,
    ridges: {
      far: { lit: ['#f2a793', '#a98bb8'], shade: ['#5a5f9f', '#8e83b6'], snow: '#ffdcc2', snowShade: '#8c8fc6' },
      near: { lit: ['#c9768a', '#4a4d8c'], shade: ['#27397a', '#3d478a'], snow: '#ffc9b0', snowShade: '#6470b0' },
    },
    mist: '#f7b9a4',
    woods: [
      [
        [0, '#2c3a7c'],
        [1, '#6a64a0'],
      ],
      [
        [0, '#172a62'],
        [1, '#384080'],
      ],
      [
        [0, '#081434'],
        [1, '#0a1838'],
      ],
    ],
    village: { wall: '#2a2858', roof: '#10194a', roofLit: '#b56a80', windows: '#ffd178' },
    air: [
      [0.72, '#ff9d7a', 0.75],
      [0.78, '#e0708a', 0.4],
      [0.88, '#a05a9a', 0.15],
      [1, '#5a5aa8', 0],
    ],
    aircraft: '#ffe7c9',
  },
  night: {
    sky: [
      [0, '#081430'],
      [0.3, '#0b2050'],
      [0.6, '#15427a'],
      [0.8, '#2f719f'],
    ],
    halo: [
      [0, '#9fd4f2', 0.75],
      [0.4, '#4f94c8', 0.4],
      [1, '#15427a', 0],
    ],
    sea: [
      [0, '#0c2152'],
      [0.4, '#164480'],
      [1, '#3c83bd'],
    ],
    land: [
      [0, '#3d5f97'],
      [0.4, '#a9b6c9'],
      [0.7, '#f3e6c4'],
      [1, '#fdf4da'],
    ],
    arcs: [
      [0, '#ffcb57'],
      [1, '#ffcb57'],
    ],
    rim: [
      [0, '#bfe2f7', 0],
      [0.5, '#bfe2f7', 0.4],
      [1, '#e9f6ff', 1],
    ],
    graticule: '#bcdcf6',
    cloud: '#2c5488',
    stars: 150,
    ridges: {
      far: { lit: ['#4d7fb0', '#2c5f92'], shade: ['#1c4377', '#235288'], snow: '#cfe2f2', snowShade: '#4a77a8' },
      near: { lit: ['#2f5d94', '#163763'], shade: ['#10294f', '#12305a'], snow: '#a9c6e2', snowShade: '#33598c' },
    },
    mist: '#3f7fb0',
    woods: [
      [
        [0, '#11305c'],
        [1, '#2a5d8c'],
      ],
      [
        [0, '#0b2046'],
        [1, '#173b68'],
      ],
      [
        [0, '#051029'],
        [1, '#061230'],
      ],
    ],
    village: { wall: '#13254a', roof: '#071430', roofLit: '#3a6798', windows: '#ffd178' },
    air: [
      [0.72, '#8cc8ee', 0.7],
      [0.78, '#4f94c8', 0.35],
      [1, '#15427a', 0],
    ],
    aircraft: '#f6efd6',
    moon: '#f6efd6',
  },
};
