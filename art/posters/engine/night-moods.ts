import { type Mood, night } from './mood.ts';

/** After dark. A scene names one of these as its night. */
export const nightMoods = {
  night: night({
    sky: [
      [0, '#071230'],
      [0.5, '#10295a'],
      [0.85, '#235487'],
      [1, '#4785a6'],
    ],
    key: '#bcd8f2',
    shadow: '#0a1a42',
    haze: '#27568a',
    sun: '#f6efd6',
    glow: '#ffd178',
    cloud: ['#4b78a8', '#1d3f70'],
    water: ['#3a749b', '#0a1c46'],
  }),
  violet: night({
    sky: [
      [0, '#120c34'],
      [0.45, '#33216b'],
      [0.8, '#7a3f8e'],
      [1, '#d9737f'],
    ],
    key: '#e9c3e6',
    shadow: '#170f40',
    haze: '#653c86',
    sun: '#fff0d0',
    glow: '#ffce7a',
    cloud: ['#94559a', '#3b2768'],
    water: ['#a75a8c', '#1c1446'],
  }),
  teal: night({
    sky: [
      [0, '#041a2b'],
      [0.5, '#0a3e52'],
      [0.85, '#1d7479'],
      [1, '#6fb3a0'],
    ],
    key: '#c6ecdf',
    shadow: '#06243a',
    haze: '#1d6670',
    sun: '#fbf3d2',
    glow: '#ffd680',
    cloud: ['#3f8a8c', '#0f4656'],
    water: ['#4c9a95', '#062a40'],
  }),
  /** Deserts and savannas: the day's heat still glows at the horizon. */
  sand: night({
    sky: [
      [0, '#0c1030'],
      [0.45, '#2a2650'],
      [0.8, '#6e4654'],
      [1, '#d08a5c'],
    ],
    key: '#f3d9b4',
    shadow: '#150f2c',
    haze: '#57405a',
    sun: '#fff1cf',
    glow: '#ffca70',
    cloud: ['#8a5f66', '#352a4c'],
    water: ['#a06a5c', '#17143a'],
  }),
  /** Northern and eastern cities: cool slate over streets of lamps. */
  slate: night({
    sky: [
      [0, '#0a1222'],
      [0.5, '#1d2f4a'],
      [0.82, '#42596f'],
      [1, '#a39b8f'],
    ],
    key: '#d5dfea',
    shadow: '#0d1730',
    haze: '#3f5670',
    sun: '#fbf2da',
    glow: '#ffcb74',
    cloud: ['#61798f', '#26384f'],
    water: ['#5f778a', '#101c34'],
  }),
  /** Warm seas under the moon. */
  lagoon: night({
    sky: [
      [0, '#04103a'],
      [0.5, '#0a3470'],
      [0.84, '#1b6c9e'],
      [1, '#8ccdc8'],
    ],
    key: '#d3ecf0',
    shadow: '#071a46',
    haze: '#1f5f90',
    sun: '#fff4d6',
    glow: '#ffd588',
    cloud: ['#4d8bb4', '#143c72'],
    water: ['#3fa0b4', '#06204e'],
  }),
  /** Forests of the tropics: green dark, a low yellow light. */
  jungle: night({
    sky: [
      [0, '#06161c'],
      [0.48, '#103c3c'],
      [0.82, '#3f6f4e'],
      [1, '#c3b66a'],
    ],
    key: '#e4ecc4',
    shadow: '#08202a',
    haze: '#2c5a4c',
    sun: '#fff4cf',
    glow: '#ffd07a',
    cloud: ['#5f8a6c', '#1b4444'],
    water: ['#7c9a6c', '#0a2a30'],
  }),
  aurora: night({
    aurora: true,
    sky: [
      [0, '#040b20'],
      [0.6, '#0a2744'],
      [1, '#1b5a66'],
    ],
    key: '#a9ecd0',
    shadow: '#07173a',
    haze: '#1a4c62',
    sun: '#eef6e6',
    glow: '#ffcf74',
    cloud: ['#2e6b78', '#0f2f4c'],
    water: ['#1f6a70', '#06142f'],
  }),
} satisfies Record<string, Mood>;
