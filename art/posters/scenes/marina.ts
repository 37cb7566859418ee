import { birds } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { circle, offset, path, polygon, segment, tick, times } from '../engine/path.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { skyline } from '../engine/town.ts';
import { jungle } from '../engine/undergrowth.ts';
import { water } from '../engine/water.ts';

/** Marina Bay Sands and the Singapore waterfront. */
export const marina: Scene = {
  horizon: 900,
  wideTop: 240,
  mood: 'dusk',
  night: 'night',
  sun: { x: 520, y: 560, r: 96 },
  plane: [1090, 220, 190, 0.58],
  ground(ctx) {
    const y = 900;
    return {
      sky: streaks(ctx, { n: 5, y: [260, 600], alpha: 0.5, seed: 'sg' }),
      far: skyline(ctx, {
        y: y + 2,
        h: [80, 330],
        w: [40, 76],
        depth: 0.5,
        seed: 'sg',
        albedo: '#7f7a9c',
        profile: (x: number) => (x < 560 ? 1 : 0.42),
      }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      Y = 910,
      gl = '#b4c4d4';
    const r = ctx.random('mbs');
    const tower = (x: number) => {
      // two leaning slabs that meet at the top
      const a = polygon([x - 52, Y, x - 44, Y - 140, x - 34, Y - 330, x - 2, Y - 330, x - 4, Y - 140, x - 6, Y]),
        b = polygon(offset(x, Y, [62, 0, 40, -120, 28, -240, 30, -330, -2, -330, -4, -240, 8, -120, 26, 0]));
      let lit = '';
      for (let i = 0; i < 22; i++)
        for (let j = 0; j < 4; j++)
          if (r() < (ctx.night ? 0.5 : 0.2)) lit += `M${Math.round(x - 44 + j * 9 + i * 0.4)} ${Y - 20 - i * 14}h6`;
      return (
        fill(b, ctx.built(gl, s > 0 ? 0.4 : 2.1)) +
        fill(a, ctx.built(gl, s > 0 ? 2 : 0.5)) +
        stroke(
          times(
            22,
            (i) =>
              segment(x - 50 + i * 0.7, Y - 12 - i * 14, x - 6, Y - 12 - i * 14) +
              segment(x + 2 + (i < 12 ? 20 - i * 2 : -2), Y - 12 - i * 14, x + 58 - i * 1.8, Y - 12 - i * 14),
          ),
          ctx.built(gl, 2.6),
          1.8,
          opacity(0.5),
        ) +
        stroke(lit, ctx.night ? ctx.mood.glow : '#fff', 5, opacity(0.8))
      );
    };
    const deck =
      fill(
        `M560 ${Y - 330}H1120Q1150 ${Y - 336} 1190 ${Y - 372}Q1120 ${Y - 352} 1040 ${Y - 352}H600Q560 ${Y - 352} 536 ${Y - 364}Q540 ${Y - 340} 560 ${Y - 330}z`,
        ctx.built('#e9eef2', 0.4),
      ) +
      fill(
        `M560 ${Y - 330}H1120Q1150 ${Y - 336} 1190 ${Y - 372}Q1140 ${Y - 340} 1100 ${Y - 338}H580Q556 ${Y - 344} 536 ${Y - 364}Q540 ${Y - 340} 560 ${Y - 330}z`,
        ctx.built('#8a9aac', 2),
      ) +
      fill(
        times(22, (i) => circle(620 + i * 22, Y - 358, 7 + (i % 3) * 2)),
        ctx.tone('#4a7a5a', 1.4),
      ) +
      strokeRound(`M600 ${Y - 352}H1060`, ctx.night ? ctx.mood.glow : '#fff', 2.6, opacity(0.7));
    // lotus-shaped museum
    const lotus = place(
      420,
      Y + 6,
      1,
      fill('M-86-20Q-132-60-118-106Q-70-84-50-20z', ctx.built('#f3ece6', 1)) +
        fill('M-60-16Q-90-96-52-142Q-18-100-22-16z', ctx.built('#f3ece6', 0.4)) +
        fill('M86-20Q132-60 118-106Q70-84 50-20z', ctx.built('#f3ece6', 1.2)) +
        fill('M60-16Q90-96 52-142Q18-100 22-16z', ctx.built('#f3ece6', 0.8)) +
        fill('M-30-14Q-40-110 0-160Q40-110 30-14z', ctx.built('#ffffff', 0.2)) +
        fill('M0-160Q40-110 30-14H4Q16-90 0-160z', ctx.built('#e0d6d6', 1.8), opacity(s > 0 ? 0.5 : 1)) +
        fill('M-96-22Q0 8 96-22Q60 10 0 12T-96-22z', ctx.built('#cfc6c8', 1.6)),
    );
    const bay = water(ctx, { y: Y + 6, glintX: 520, lines: 20 });
    const refl =
      fill(
        [640, 830, 1020].map((x) => polygon([x - 50, Y + 12, x + 56, Y + 12, x + 30, Y + 220, x - 30, Y + 220])).join(''),
        ctx.built(gl, 1.4),
        opacity(0.3),
      ) +
      stroke(
        times(16, (i) => tick(600 + ((i * 67) % 460), Y + 26 + ((i * 41) % 60), 30 + ((i * 29) % 50))),
        ctx.night ? ctx.mood.glow : ctx.skyFoot,
        7,
        opacity(0.4),
      ) +
      stroke(
        times(12, (i) => segment(560 + ((i * 97) % 200), Y + 34 + i * 17, 880 + ((i * 61) % 260), Y + 34 + i * 17)),
        mix(...ctx.mood.water, 0.4),
        5,
        opacity(0.8),
      );
    // supertrees: flared canopies on planted trunks
    const tree = (x: number, y: number, k: number, c = '#c0508a') => {
      let ribs = '';
      for (let i = 0; i <= 12; i++) {
        const t = (i / 12) * 2 - 1;
        ribs += path`M${t * 16} -150Q${t * 26} -260 ${t * 128} ${-322 - (1 - t * t) * 26}`;
      }
      return place(
        x,
        y,
        k,
        fill('M-26 0Q-14-120-16-180Q-20-240-34-262H34Q20-240 16-180Q14-120 26 0z', ctx.tone('#3f6a4a', 1.4)) +
          fill(
            s > 0 ? 'M-26 0Q-14-120-16-180Q-20-240-34-262H-6Q-8-120-8 0z' : 'M26 0Q14-120 16-180Q20-240 34-262H6Q8-120 8 0z',
            ctx.tone('#3f6a4a', 2.3),
          ) +
          strokeRound(ribs, ctx.night ? mix(c, ctx.mood.glow, 0.3) : ctx.built(c, 1), 3.6) +
          strokeRound(
            'M-128-322Q0-372 128-322M-100-310Q0-352 100-310M-66-290Q0-320 66-290',
            ctx.night ? mix(c, '#fff', 0.3) : ctx.built(c, 0.4),
            3,
          ) +
          (ctx.night ? fill(circle(0, -290, 170), ctx.radialGradient(fade(c, 0.4, 0), 0, -290, 170)) : ''),
      );
    };
    const garden = jungle(ctx, {
      y: (x: number) => 1190 + Math.sin(x / 130) * 14,
      size: [50, 96],
      albedo: '#2f6a50',
      depth: 0,
      seed: 'sgj',
    });
    return {
      main: tower(640) + tower(830) + tower(1020) + deck + lotus + bay + refl,
      front:
        tree(1180, 1240, 1.05, '#d0608f') +
        tree(400, 1240, 1.0, '#a85ab0') +
        tree(560, 1270, 0.72, '#d0608f') +
        tree(1330, 1260, 0.9, '#a85ab0') +
        tree(120, 1250, 0.94, '#d0608f') +
        garden +
        birds(ctx, 760, 440, 4),
    };
  },
};
