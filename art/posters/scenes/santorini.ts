import { sailboat } from '../engine/boats.ts';
import { cumulus } from '../engine/clouds.ts';
import { circle, path, polygon, rect, roundArch, roundDome, smooth, standingRect, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';
import { island, water } from '../engine/water.ts';

/** White cubes and blue domes of Oia above the caldera. */
export const santorini: Scene = {
  horizon: 640,
  wideTop: 200,
  mood: 'noon',
  night: 'lagoon',
  sun: { x: 1080, y: 330, r: 84 },
  plane: [520, 220, -14, 0.6],
  ground(ctx) {
    const y = 640;
    return {
      sky: cumulus(ctx, 470, 420, 300) + cumulus(ctx, 1530, 360, 320) + cumulus(ctx, 60, 330, 280),
      far:
        water(ctx, { glintX: 1080 }) +
        island(ctx, { x: 1210, y: y + 2, w: 560, h: 86, depth: 0.5, albedo: '#8a7a78', jag: 0.1 }) +
        island(ctx, { x: 880, y: y + 16, w: 240, h: 34, depth: 0.38, albedo: '#7a6a68', jag: 0.1 }),
      mid: sailboat(ctx, 1090, 780, 0.66, { depth: 0.05 }) + sailboat(ctx, 1230, 712, 0.34, { depth: 0.2, flip: true }),
    };
  },
  draw(ctx) {
    const white = '#fbf6ec',
      blue = '#2c62b8';
    const L = ctx.built(white, 0),
      M = ctx.built(white, 1.3),
      D = ctx.built(white, 2.05),
      W = ctx.night ? ctx.mood.glow : ctx.tone('#3f5f8f', 1.6);
    // caldera cliff
    const cliff =
      fill(
        `${smooth([240, 560, 420, 600, 560, 690, 660, 800, 800, 930, 900, 1100, 960, 1290])}L-400 1290L-400 500L240 560z`,
        ctx.tone('#9a6a58', 1),
      ) +
      fill(
        polygon([600, 760, 700, 900, 660, 1000, 760, 1110, 720, 1290, 960, 1290, 900, 1100, 800, 930, 660, 800]),
        ctx.tone('#9a6a58', 2.1),
      ) +
      stroke(
        times(5, (i) => path`M${620 + i * 54} ${840 + i * 84}q60 14 ${110 - i * 4} ${42}`),
        ctx.tone('#c98e74', 0.6),
        5,
        opacity(0.5),
      );
    let faceL = '',
      sideD = '',
      top = '',
      win = '',
      domes = '',
      domesD = '',
      arch = '',
      doors = '';
    const cube = (x: number, y: number, w: number, h: number, o: { side?: number; win?: boolean; door?: boolean } = {}) => {
      const sw = w * (o.side ?? 0.34);
      faceL += rect(x, y - h, w - sw, h);
      sideD += rect(x + w - sw, y - h, sw, h);
      top += rect(x - 2, y - h - 5, w + 4, 6);
      if (o.win !== false) {
        win += roundArch(x + w * 0.2, y - h * 0.42, 13, 24);
        if (w > 110) win += roundArch(x + w * 0.46, y - h * 0.42, 13, 24);
      }
      if (o.door) doors += roundArch(x + w * 0.36, y, 24, 46);
    };
    const dome = (x: number, y: number, w: number, h: number) => {
      domes += roundDome(x, y, w, h);
      domesD += path`M${x - w * 0.06} ${y - h}A${w * 0.56} ${h} 0 0 0 ${x + w / 2} ${y}Q${x + w * 0.24} ${y - h * 0.1} ${x + w * 0.2} ${y - h * 0.5}Q${x + w * 0.14} ${y - h * 0.86} ${x - w * 0.06} ${y - h}z`;
      arch += standingRect(x, y - h, 8, 12) + rect(x - 1.6, y - h - 34, 3.2, 24) + rect(x - 8, y - h - 28, 16, 3.2);
    };
    const layers: string[] = [];
    const flush = () => {
      layers.push(
        fill(faceL, L) +
          fill(sideD, D) +
          fill(top, M) +
          fill(win, W) +
          fill(doors, ctx.built(blue, 0.8)) +
          fill(domes, ctx.built(blue, 0.5)) +
          fill(domesD, ctx.built(blue, 1.9)) +
          fill(arch, L),
      );
      faceL = sideD = top = win = domes = domesD = arch = doors = '';
    };
    cube(-60, 640, 170, 150);
    cube(90, 650, 150, 120);
    cube(210, 660, 150, 160);
    cube(340, 680, 130, 110);
    cube(430, 720, 110, 100);
    flush();
    cube(-120, 800, 210, 190);
    cube(60, 790, 180, 150);
    cube(330, 800, 150, 170);
    cube(460, 812, 130, 120);
    flush();
    // church: drum and blue dome, bell wall
    cube(200, 830, 210, 190, { win: false, side: 0.3 });
    faceL += standingRect(292, 642, 130, 44);
    sideD += rect(318, 598, 39, 44);
    dome(292, 600, 150, 92);
    win += times(4, (i) => roundArch(246 + i * 30, 640, 10, 26));
    flush();
    cube(560, 880, 130, 130);
    cube(420, 930, 190, 150, { door: true });
    cube(590, 950, 110, 96);
    flush();
    cube(-80, 980, 220, 170);
    cube(110, 990, 190, 150, { door: true });
    cube(280, 1000, 190, 130);
    flush();
    cube(540, 1040, 150, 124, { win: false });
    faceL += standingRect(606, 916, 96, 22);
    sideD += rect(624, 894, 30, 22);
    dome(606, 896, 112, 70);
    flush();
    // bell gable
    const bg =
      fill(polygon([440, 1010, 440, 850, 452, 834, 488, 812, 524, 834, 536, 850, 536, 1010]), L) +
      fill(rect(516, 838, 20, 170), D) +
      fill(
        roundArch(466, 905, 26, 46) + roundArch(510, 905, 26, 46) + roundArch(488, 858, 18, 28),
        ctx.night ? ctx.mood.sky[1][1] : ctx.tone('#79b6dc', 0.8),
      ) +
      fill(roundDome(466, 896, 16, 18) + roundDome(510, 896, 16, 18), ctx.built('#b58a3c', 1.4)) +
      fill(rect(486, 786, 4, 26) + rect(479, 793, 18, 4), L);
    cube(290, 1110, 170, 130);
    cube(640, 1120, 150, 110);
    cube(700, 1190, 160, 110);
    cube(430, 1150, 230, 160, { door: true });
    flush();
    const stairs = fill(
      times(12, (i) => rect(662 - i * 4, 1146 + i * 11, 60 + i * 7, 6)),
      D,
      opacity(0.8),
    );
    cube(-60, 1290, 300, 200, { door: true });
    cube(210, 1290, 260, 170);
    cube(740, 1300, 190, 120);
    flush();
    const bou = (x: number, y: number, n: number, seed: string) => {
      const r = ctx.random(seed);
      let a = '',
        b = '';
      for (let i = 0; i < n; i++) {
        const q = circle(x + r.jitter(74), y + r.jitter(46), r.range(12, 24));
        if (i % 2) a += q;
        else b += q;
      }
      return fill(a, ctx.tone('#b02a6f', 1.6)) + fill(b, ctx.tone('#e0489a', 0.6));
    };
    return {
      main:
        cliff +
        layers.slice(0, 3).join('') +
        layers.slice(3, 6).join('') +
        bg +
        layers.slice(6).join('') +
        stairs +
        bou(360, 1180, 26, 'b1') +
        bou(716, 1078, 14, 'b2') +
        bou(120, 1090, 18, 'b3'),
      front: '',
    };
  },
};
