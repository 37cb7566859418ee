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
