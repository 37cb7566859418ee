import type { PosterContext } from '../context.ts';
import { figures } from './family.ts';

const red = '#dc4232';
const blue = '#2f6fb0';

/** Parents and children in and along the shallows. */
export const bathers = (ctx: PosterContext) =>
  figures(ctx, [
    { x: 872, y: 798, h: 104, top: blue, hair: '#3a2620', left: [-24, 34] },
    { x: 830, y: 800, h: 58, top: red, hair: '#c98a3a', left: [-26, -30], right: [24, -18] },
    { x: 934, y: 792, h: 98, top: '#f2a23a', hair: '#7a4a2a', right: [24, 30] },
    { x: 970, y: 788, h: 50, top: '#58b07a', hair: '#4a2c20', left: [-24, -16], right: [30, -14] },
    { x: 520, y: 726, h: 56, top: '#f2d23a', hair: '#4a2c20', left: [-28, -24], right: [28, -24] },
    { x: 574, y: 720, h: 52, top: '#e86a9a', hair: '#a8622e', left: [-22, -4], right: [30, -30] },
    { x: 214, y: 768, h: 96, top: '#58b07a', hair: '#3a2620', right: [24, 34] },
    { x: 254, y: 770, h: 54, top: red, hair: '#c98a3a', left: [-22, -12] },
    { x: 1420, y: 752, h: 92, top: red, hair: '#3a2620', left: [-26, 20] },
    { x: 1376, y: 750, h: 50, top: blue, hair: '#3a2620', right: [24, -18] },
  ]);
