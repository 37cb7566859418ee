import { sailboat } from '../engine/boats.ts';
import { streaks } from '../engine/clouds.ts';
import { hills } from '../engine/hills.ts';
import { palm } from '../engine/palms.ts';
import { polygon, rect, segment, tick, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { jungle } from '../engine/undergrowth.ts';
import { water } from '../engine/water.ts';

/** A modernist hotel with balconies, pool and palms. */
export const hotel: Scene = {
  horizon: 930,
  wideTop: 260,
  mood: 'rose',
  night: 'slate',
  sun: { x: 480, y: 420, r: 92, style: 'plain' },
  plane: [1100, 210, 190, 0.56],
  ground(ctx) {
    const y = 940;
    return {
      sky: streaks(ctx, { n: 5, y: [260, 620], alpha: 0.6, seed: 'ho' }),
      far:
        hills(ctx, { y: y - 60, amp: 70, wl: 520, albedo: '#8f7f94', depth: 0.56, seed: 'ho1' }) +
        water(ctx, { y: y - 20, glintX: 480, lines: 10 }) +
        sailboat(ctx, 440, y - 6, 0.34, { depth: 0.3 }) +
        sailboat(ctx, 1400, y - 6, 0.4, { depth: 0.3 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      w = '#fdf3e4',
      L = ctx.built(w, 0.1),
      M = ctx.built(w, 1.1),
      D = ctx.built(w, 2),
      gl = ctx.night ? ctx.mood.glow : '#ffd98a',
      gls = ctx.night ? ctx.mood.glow : ctx.built('#5f8a9c', 1.2),
      r = ctx.random('ho');
    // modernist slab on piloti: balconies, awnings, two lit rooms
    const x0 = 640,
      x1 = 1180,
      fl = 8,
      fh = 62,
      base = 986;
    let slab = '',
      rail = '',
      win = '',
      lit = '',
      aw = '',
      div = '';
    for (let i = 0; i < fl; i++) {
      const y = base - 96 - i * fh;
      slab += rect(x0 - 10, y, x1 - x0 + 20, 9);
      rail += segment(x0 - 6, y - 20, x1 + 6, y - 20);
      for (let j = 0; j < 7; j++) {
        const x = x0 + 8 + j * 77,
          q = r();
        if (q < (ctx.night ? 0.55 : 0.16)) lit += rect(x, y - 50, 60, 50);
        else win += rect(x, y - 50, 60, 50);
        div += tick(x + 30, y - 50, 50);
        if (q > 0.55) aw += polygon([x - 4, y - 52, x + 64, y - 52, x + 72, y - 30, x - 12, y - 30]);
      }
    }
    const top = base - 96 - fl * fh;
    const body =
      fill(rect(x0, top, x1 - x0, fl * fh + 4), M) +
      fill(s > 0 ? rect(x0 - 46, top - 20, 52, fl * fh + 120) : rect(x1 - 6, top - 20, 52, fl * fh + 120), D) +
      fill(win, gls) +
      fill(lit, gl) +
      stroke(div, L, 4) +
      fill(aw, ctx.built('#d8402c', 0.7)) +
      fill(slab, L) +
      stroke(rail, L, 3) +
      stroke(
        times(54, (i) => tick(x0 + i * 10.2, 0, 0)),
        L,
        1,
      ) +
      fill(rect(x0 - 46, top - 24, x1 - x0 + 92, 16), L) +
      fill(rect(x0 + 60, top - 62, 140, 40), M);
    const sign = (() => {
      // neon: H O T E L as strokes
      const y = top - 30,
        g = ctx.night ? '#ff8a6a' : ctx.built('#d8402c', 0.5);
      return strokeRound(
        `M${x0 + 250} ${y}v-44M${x0 + 276} ${y}v-44M${x0 + 250} ${y - 22}h26M${x0 + 300} ${y - 22}a15 22 0 1 0 30 0a15 22 0 1 0-30 0M${x0 + 348} ${y - 44}h30M${x0 + 363} ${y - 44}v44M${x0 + 424} ${y - 44}h-26v44h26M${x0 + 398} ${y - 22}h20M${x0 + 446} ${y - 44}v44h26`,
        g,
        8,
      );
    })();
    const lobby =
      fill(rect(x0, base - 92, x1 - x0, 92), gl, opacity(ctx.night ? 1 : 0.75)) +
      fill(
        times(8, (i) => rect(x0 + i * 76, base - 92, 12, 92)),
        L,
      ) +
      fill(rect(x0 - 60, base - 104, 200, 16), ctx.built('#d8402c', 0.8)) +
      fill(rect(x0 - 50, base - 90, 7, 90) + rect(x0 + 120, base - 90, 7, 90), L) +
      people(ctx, [
        [760, base, 56],
        [930, base, 54],
        [956, base, 50],
      ]);
    const terr =
      fill(rect(ctx.left, base, 2600, 300), ctx.tone('#e6cba4', 0.8)) +
      fill(polygon([ctx.left, base, 2000, base, 2000, base + 10, ctx.left, base + 10]), ctx.tone('#fff3dc', 0.2));
    const poolD =
      'M420 1070Q480 1036 640 1040H1020Q1200 1040 1250 1090Q1290 1160 1160 1190H560Q400 1190 380 1140Q380 1096 420 1070z';
    const pool =
      fill(poolD, ctx.tone('#fff6e6', 0.2), 'transform="translate(0 8)"') +
      fill(poolD, ctx.verticalGradient(ramp(ctx.night ? '#2f9aa8' : '#6fdcd4', ctx.night ? '#0f5f7a' : '#1fa0b8'), 1036, 1190)) +
      group(
        fill(
          times(3, (i) => rect(700 + i * 130, 1030, 60, 170)),
          gl,
          opacity(0.3),
        ) +
          stroke(
            times(8, (i) => `M${420 + i * 90} ${1080 + (i % 3) * 32}q20-9 40 0t40 0`),
            '#fff',
            4,
            opacity(0.7),
          ),
        ctx.clip(poolD),
      );
    const lounger = (x: number, y: number, f = false) =>
      place(
        x,
        y,
        1,
        fill('M-50 0L-44-22H30L58-52L66-48L40-14V0H33V-14H-38L-43 0z', ctx.tone('#fff6e6', 0.4)) +
          fill('M-46-24H30L58-54L64-50L34-18H-46z', ctx.tone('#2f8a9c', 0.8)),
        f,
      );
    const um = (x: number, y: number, k: number, a: string) =>
      place(
        x,
        y,
        k,
        fill(rect(-3, -150, 6, 150), ctx.tone('#8a5c3a', 1.6)) +
          fill('M-90-132Q-60-186 0-192Q60-186 90-132Q0-150-90-132z', ctx.tone(a, 0.5)) +
          fill(
            'M-90-132Q-60-186 0-192Q-34-160-36-142Q-64-138-90-132zM0-192Q34-160 36-142Q64-138 90-132Q60-186 0-192z',
            ctx.tone('#fff6e6', 0.2),
          ),
      );
    return {
      main: body + sign + lobby + terr,
      front:
        pool +
        um(470, 1070, 0.9, '#d8402c') +
        lounger(540, 1060) +
        um(1230, 1080, 1, '#2f8a9c') +
        lounger(1130, 1062, true) +
        palm(ctx, 390, 1050, 620, { lean: 40, spread: 0.36 }) +
        palm(ctx, 500, 1010, 460, { lean: -30, spread: 0.38 }) +
        palm(ctx, 1270, 1030, 540, { lean: 30, spread: 0.36 }) +
        palm(ctx, 120, 1050, 560, { lean: 30 }) +
        palm(ctx, 1490, 1050, 580, { lean: -30 }) +
        jungle(ctx, { y: () => 1262, size: [40, 80], albedo: '#3f6f52', depth: 0, seed: 'hoj' }),
    };
  },
};
