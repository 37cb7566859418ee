import { acacia } from '../engine/african-trees.ts';
import { elephant } from '../engine/animals.ts';
import { birds } from '../engine/birds.ts';
import { bank, streaks } from '../engine/clouds.ts';
import { plain } from '../engine/desert.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group } from '../engine/svg.ts';
import { grass } from '../engine/undergrowth.ts';
import { bigBird } from '../engine/water-birds.ts';

/** Kilimanjaro above elephants and acacias. */
export const kilimanjaro: Scene = {
  horizon: 860,
  wideTop: 240,
  mood: 'saffron',
  night: 'night',
  sun: { x: 1090, y: 400, r: 92 },
  ground(ctx) {
    return { sky: streaks(ctx, { n: 4, y: [280, 480], alpha: 0.7, seed: 'kl' }), far: '' };
  },
  draw(ctx) {
    const s = ctx.side,
      y = 870,
      rk = '#7a86a4';
    const sil = `M-100 ${y}Q300 820 470 680Q560 590 640 520L690 500L740 486L800 482L860 490L910 506L950 530Q1040 600 1130 690Q1320 820 1720 ${y}z`;
    const sh =
      s > 0
        ? `M-100 ${y}Q300 820 470 680Q560 590 640 520L690 500L740 486Q720 600 760 680Q700 780 720 ${y}z`
        : `M860 490L910 506L950 530Q1040 600 1130 690Q1320 820 1720 ${y}H880Q900 760 860 660Q880 560 860 490z`;
    const snow =
      'M600 556L640 520L690 500L740 486L800 482L860 490L910 506L950 530L986 560L960 556L946 600L916 556L892 630L866 566L838 650L812 570L780 676L752 566L724 626L700 558L668 600L650 548L622 572z';
    const mt =
      fill(sil, ctx.verticalGradient(ramp(ctx.tone(rk, 0.9, 0.18), ctx.mood.haze), 480, y + 10)) +
      fill(sh, ctx.verticalGradient(ramp(ctx.tone(rk, 1.9, 0.14), ctx.mood.haze), 480, y + 10)) +
      fill(snow, ctx.tone('#ffffff', 0, 0.04)) +
      group(fill(sh, ctx.tone('#f0e6ee', 1.5, 0.06)), ctx.clip(snow)) +
      bank(ctx, 740, { amp: 24, wl: 150, alpha: 0.85, seed: 'klb', base: 830 });
    const sav = plain(ctx, { y: y - 4, albedo: '#c9a04a', depth: 0.36 });
    const trees = (
      [
        [420, 900, 70],
        [560, 892, 50],
        [980, 890, 46],
        [1080, 900, 70],
        [1230, 906, 90],
        [140, 900, 80],
        [1460, 906, 100],
        [700, 886, 34],
      ] as const
    )
      .map(([x, yy, h]) => acacia(ctx, x, yy, h, { depth: 0.28, flip: x % 4 === 0 }))
      .join('');
    const herd =
      elephant(ctx, 880, 1060, 1.0) +
      elephant(ctx, 690, 1052, 0.78) +
      elephant(ctx, 1010, 1058, 0.42) +
      elephant(ctx, 560, 1040, 0.5);
    const egrets = bigBird(ctx, 760, 900, 0.24) + bigBird(ctx, 800, 880, 0.2) + bigBird(ctx, 720, 870, 0.2);
    return {
      main: mt + sav + trees + herd + egrets,
      front:
        acacia(ctx, 404, 1180, 420, { w: 640, depth: 0 }) +
        acacia(ctx, 1500, 1170, 400, { w: 560, depth: 0, flip: true }) +
        grass(ctx, { y: (x: number) => 1262 + Math.sin(x / 80) * 8, h: [40, 130], gap: 9, albedo: '#8a6f34' }) +
        birds(ctx, 1000, 620, 5),
    };
  },
};
