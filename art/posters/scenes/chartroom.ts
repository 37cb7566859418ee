import { at } from '../engine/numbers.ts';
import { circle, path, polygon, rect, segment, smooth, tick, times } from '../engine/path.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, stroke, strokeRound } from '../engine/svg.ts';

/** A nautical chart with a plotted route, dividers, coffee and a boarding pass. */
export const chartroom: Scene = {
  horizon: 1250,
  wideTop: 180,
  mood: 'riviera',
  night: 'teal',
  sun: { x: 1100, y: 200, r: 0 },
  stars: { n: 0 },
  sky(ctx) {
    const n = ctx.night;
    return (
      fill(rect(ctx.left, -10, 2600, 1290), n ? '#0a2036' : '#123057') +
      fill(rect(ctx.left, -10, 2600, 1290), ctx.radialGradient(fade('#ffe1a0', n ? 0.3 : 0.34, 0), 1180, 120, 1000))
    );
  },
  ground() {
    return {};
  },
  draw(ctx) {
    const n = ctx.night,
      paper = n ? '#cfd8cf' : '#f7ecd2',
      sea = n ? '#7fb0b4' : '#bfe0e0',
      land = n ? '#c9b888' : '#f0d596',
      ink = '#16284f',
      red = '#d8402c';
    // the chart: coast, soundings, contours, a ruled course
    const coast = smooth(
      [
        360, 120, 520, 150, 640, 240, 600, 330, 700, 400, 820, 380, 860, 460, 800, 540, 900, 600, 1010, 580, 1060, 660, 1000, 760,
        1080, 840, 1180, 820, 1260, 900, 1290, 1010, 1300, 1130, 1300, 120,
      ],
      true,
    );
    const iso = times(6, (i) =>
      smooth([
        420 - i * 34,
        150 + i * 26,
        560 - i * 34,
        220 + i * 30,
        560 - i * 36,
        340 + i * 26,
        680 - i * 36,
        440 + i * 22,
        790 - i * 36,
        460 + i * 26,
        740 - i * 34,
        560 + i * 24,
        860 - i * 34,
        650 + i * 22,
        960 - i * 30,
        640 + i * 30,
        940 - i * 30,
        780 + i * 26,
        1060 - i * 30,
        880 + i * 24,
        1200 - i * 34,
        900 + i * 30,
        1240 - i * 30,
        1060 + i * 20,
      ]),
    );
    const hyp = [0, 1, 2]
      .map((i) =>
        fill(
          smooth(
            [
              760 + i * 120,
              120 + i * 30,
              900 + i * 100,
              220 + i * 24,
              1000 + i * 80,
              320 + i * 20,
              980 + i * 80,
              430,
              1080 + i * 60,
              500,
              1180 + i * 40,
              560 - i * 20,
              1260,
              620 - i * 60,
              1300,
              660 - i * 90,
              1300,
              120,
            ],
            true,
          ),
          at(['#e8c27a', '#d9a85e', '#c88f4a'], i),
          opacity(n ? 0.6 : 1),
        ),
      )
      .join('');
    const grid = stroke(
      times(9, (i) => segment(300 + i * 126, 90, 300 + i * 126, 1180)) +
        times(9, (i) => segment(250, 130 + i * 126, 1350, 130 + i * 126)),
      ink,
      1.4,
      opacity(0.22),
    );
    const neat =
      stroke('M250 90H1350V1180H250z', ink, 3) +
      stroke('M262 102H1338V1168H262z', ink, 14, 'stroke-dasharray="63 63" opacity=".85"') +
      stroke('M269 109H1331V1161H269z', ink, 2);
    const rose = (() => {
      const x = 470,
        y = 930,
        r = 128;
      return (
        stroke(
          `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0M${x - r + 16} ${y}a${r - 16} ${r - 16} 0 1 0 ${2 * r - 32} 0a${r - 16} ${r - 16} 0 1 0 ${-2 * r + 32} 0`,
          ink,
          2,
          opacity(0.7),
        ) +
        stroke(
          times(72, (i) => {
            const a = (i / 72) * 6.283,
              q = i % 6 ? 8 : 16;
            return path`M${x + Math.cos(a) * r} ${y + Math.sin(a) * r}l${-Math.cos(a) * q} ${-Math.sin(a) * q}`;
          }),
          ink,
          1.6,
          opacity(0.7),
        ) +
        fill(
          times(8, (i) => {
            const a = (i / 8) * 6.283 - 1.5708,
              q = i % 2 ? 62 : 104,
              w = i % 2 ? 12 : 18;
            return polygon([
              x + Math.cos(a) * q,
              y + Math.sin(a) * q,
              x + Math.cos(a + 0.785) * w,
              y + Math.sin(a + 0.785) * w,
              x,
              y,
            ]);
          }),
          ink,
        ) +
        fill(
          times(8, (i) => {
            const a = (i / 8) * 6.283 - 1.5708,
              q = i % 2 ? 62 : 104,
              w = i % 2 ? 12 : 18;
            return polygon([
              x + Math.cos(a) * q,
              y + Math.sin(a) * q,
              x + Math.cos(a - 0.785) * w,
              y + Math.sin(a - 0.785) * w,
              x,
              y,
            ]);
          }),
          red,
        )
      );
    })();
    const course =
      strokeRound('M430 380L690 640L900 940L1120 700', red, 5, 'stroke-dasharray="16 12"') +
      fill(circle(430, 380, 12) + circle(690, 640, 9) + circle(900, 940, 9), red) +
      fill(circle(1120, 700, 13), red) +
      stroke(`M1120 700m-26 0a26 26 0 1 0 52 0a26 26 0 1 0-52 0`, red, 3.4) +
      fill(circle(430, 380, 5) + circle(1120, 700, 5), paper);
    const dots = fill(
      times(26, (i) => circle(330 + ((i * 173) % 420), 420 + ((i * 257) % 380), 2.4)),
      ink,
      opacity(0.5),
    );
    const sheet =
      `<g transform="rotate(-5 800 640)">` +
      fill(rect(238, 78, 1150, 1130), '#061428', opacity(0.4)) +
      fill(rect(222, 62, 1156, 1146), paper) +
      fill(rect(250, 90, 1100, 1090), sea) +
      group(
        fill(coast, land) + hyp + stroke(coast, ink, 3) + stroke(iso, ink, 1.6, opacity(0.3)) + grid + dots + rose + course,
        ctx.clip(rect(250, 90, 1100, 1090)),
      ) +
      neat +
      '</g>';
    // instruments: brass dividers, pencil, folded note, boarding card
    const br = n ? '#c9a04a' : '#e0ad3c',
      brD = n ? '#8a6a2a' : '#a8781f',
      steel = '#d5dde2';
    const div =
      `<g transform="translate(905 560)rotate(14)">` +
      fill('M-12-150L-64 210L-70 290L-58 212L6-150z', '#061428', 'opacity=".3" transform="translate(16 16)"') +
      fill('M-14-150L-60 190L-70 296L-46 194L2-150z', steel) +
      fill('M-14-150L-60 190L-70 296L-56 192L-8-150z', '#9aa8b4') +
      fill('M14-150L72 180L88 282L58 186L-2-150z', steel) +
      fill('M14-150L72 180L88 282L66 184L8-150z', '#b4c0ca') +
      fill('M-22-90L-46 60L-26 62L-4-90z', br) +
      fill('M22-90L50 60L32 62L4-90z', br) +
      fill('M22-90L50 60L42 61L14-90z', brD) +
      fill(circle(0, -158, 34), br) +
      fill('M0-192A34 34 0 0 1 0-124A50 50 0 0 0 0-192z', brD) +
      fill(circle(0, -158, 13), brD) +
      fill(rect(-10, -222, 20, 36), br) +
      '</g>';
    const pencil =
      `<g transform="translate(520 1120)rotate(-24)">` +
      fill(rect(-210, 8, 420, 26), '#061428', opacity(0.3)) +
      fill(rect(-190, -14, 330, 28), '#f2b632') +
      fill(rect(-190, -14, 330, 9), '#f8cf6a') +
      fill(rect(-190, 6, 330, 8), '#c98f1f') +
      fill('M140-14L200 0L140 14z', '#f3dcb0') +
      fill('M180-5L200 0L180 5z', ink) +
      fill(rect(-222, -14, 34, 28), '#c9ced4') +
      fill('M-222-14H-246Q-256 0-246 14H-222z', '#e2788a') +
      '</g>';
    const card =
      `<g transform="translate(1130 1060)rotate(9)">` +
      fill(rect(-190, -84, 390, 186), '#061428', opacity(0.35)) +
      fill('M-200-96H190V84H-200z', '#fffaf0') +
      fill('M-200-96H190V-52H-200z', ink) +
      fill('M-180-84L-152-80L-166-66h6L-138-78L-122-76Q-118-72-123-70L-138-68L-160-56h-5L-156-68L-176-66z', '#f2b632') +
      stroke('M-120-74H-20M110-74H166', '#fffaf0', 7) +
      stroke('M-176-14h70M20-14h70', ink, 24) +
      strokeRound('M-88-14H-6M-22-26L-6-14L-22-2', red, 5) +
      stroke('M-176 26h96M-50 26h60M30 26h50M-176 52h60M-90 52h90', ink, 6, opacity(0.55)) +
      stroke('M116-40V76', ink, 2, 'stroke-dasharray="7 7"') +
      stroke(
        times(14, (i) => tick(134 + i * 3.8, -34, 100)),
        ink,
        2.2,
      ) +
      '</g>';
    const cup =
      fill(circle(1216, 300, 96), '#061428', 'opacity=".3" transform="translate(14 16)"') +
      fill(circle(1216, 300, 96), '#fffaf0') +
      fill(circle(1216, 300, 70), n ? '#d8d2c4' : '#efe6d2') +
      fill(circle(1216, 300, 54), '#5a3420') +
      fill('M1168 280A54 54 0 0 1 1240 252A70 70 0 0 0 1168 280z', '#8a5a38') +
      strokeRound('M1280 350Q1330 380 1300 410', '#fffaf0', 17);
    return { main: sheet, front: div + pencil + card + cup };
  },
};
