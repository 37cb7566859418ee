import { mix } from '../engine/color.ts';
import { circle, ellipse, path, polygon, rect, segment, times } from '../engine/path.ts';
import { personPath } from '../engine/people.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke, strokeRound } from '../engine/svg.ts';

/** A congress stage with a glowing globe before a full house. */
export const arena: Scene = {
  horizon: 760,
  wideTop: 250,
  mood: 'violet',
  night: 'slate',
  sun: { x: 800, y: 500, r: 0 },
  stars: { n: 0 },
  sky(ctx) {
    return fill(
      rect(ctx.left, -10, 2600, 1290),
      ctx.verticalGradient(
        [
          [0, '#140c36'],
          [0.55, '#3a1f66'],
          [1, '#1a1040'],
        ],
        0,
        1250,
      ),
    );
  },
  ground() {
    return {};
  },
  draw(ctx) {
    const X = 800,
      gl = '#ffd178',
      pk = '#f2708a',
      ink = '#0d0a2a';
    // the stage screen is a globe: meridians and parallels, the house mark
    const cy = 500,
      r = 268;
    const mer =
      [0.2, 0.5, 0.78]
        .map((k) => path`M${X} ${cy - r}A${r * k} ${r} 0 0 1 ${X} ${cy + r}A${r * k} ${r} 0 0 1 ${X} ${cy - r}`)
        .join('') +
      `M${X} ${cy - r}V${cy + r}` +
      [0.3, 0.62, 0.86]
        .map((t) => {
          const w = r * Math.sqrt(1 - t * t),
            y1 = cy - r * t,
            y2 = cy + r * t;
          return path`M${X - w} ${y1}H${X + w}M${X - w} ${y2}H${X + w}`;
        })
        .join('') +
      `M${X - r} ${cy}H${X + r}`;
    const beams = (
      [
        [-560, -0.1],
        [-320, 0.12],
        [320, -0.12],
        [560, 0.1],
        [-760, 0.2],
        [760, -0.2],
      ] as const
    )
      .map(([d, t]) =>
        fill(
          polygon([X + d - 8, 70, X + d + 8, 70, X + d * 0.4 + 150 + t * 200, 900, X + d * 0.4 - 150 + t * 200, 900]),
          ctx.verticalGradient(fade('#ffe6b0', 0.5, 0), 70, 880),
        ),
      )
      .join('');
    const truss =
      fill(rect(ctx.left, 44, 2600, 10) + rect(ctx.left, 84, 2600, 8), ink) +
      stroke(
        times(46, (i) => segment(-440 + i * 54, 88, -413 + i * 54, 48) + segment(-413 + i * 54, 48, -386 + i * 54, 88)),
        ink,
        4,
      ) +
      fill(
        [-760, -560, -320, 320, 560, 760]
          .map((d) => polygon([X + d - 18, 84, X + d + 18, 84, X + d + 26, 120, X + d - 26, 120]))
          .join(''),
        ink,
      ) +
      fill([-760, -560, -320, 320, 560, 760].map((d) => ellipse(X + d, 120, 24, 7)).join(''), '#fff2cf');
    const globe =
      fill(
        circle(X, cy, r * 1.7),
        ctx.radialGradient(
          [
            [0, '#ff9a6a', 0.75],
            [0.55, '#e0507e', 0.3],
            [1, '#e0507e', 0],
          ],
          X,
          cy,
          r * 1.7,
        ),
      ) +
      fill(
        circle(X, cy, r),
        ctx.verticalGradient(
          [
            [0, '#ffcf6a'],
            [0.5, '#ff8f5a'],
            [1, '#e2507a'],
          ],
          cy - r,
          cy + r,
        ),
      ) +
      stroke(mer, '#fff3d6', 3, opacity(0.75)) +
      fill(
        'M640 430Q690 380 760 392Q800 420 770 462Q720 500 660 480Q630 460 640 430zM820 380Q900 350 960 400Q1000 460 960 520Q900 560 860 500Q810 450 820 380zM700 560Q760 540 800 590Q800 660 750 690Q700 660 690 610Q688 580 700 560z',
        '#fff3d6',
        opacity(0.42),
      ) +
      strokeRound(`M640 470Q790 330 960 450`, '#fff', 4, 'stroke-dasharray="2 12"') +
      fill(circle(640, 470, 9) + circle(960, 450, 9), '#fff');
    const side = [-1, 1]
      .map(
        (k) =>
          fill(polygon([X + k * 420, 300, X + k * 640, 270, X + k * 640, 640, X + k * 420, 620]), '#2a1a5a') +
          stroke(
            times(7, (i) => segment(X + k * 450, 356 + i * 36, X + k * (530 + ((i * 37) % 80)), 350 + i * 36)),
            i2(k),
            10,
            opacity(0.8),
          ),
      )
      .join('');
    function i2(k: number) {
      return k < 0 ? '#ff9a6a' : '#7fd6cf';
    }
    const stage =
      fill(polygon([X - 560, 800, X + 560, 800, X + 640, 860, X - 640, 860]), '#4a2a72') +
      fill(rect(X - 640, 860, 1280, 40), ink) +
      fill(rect(X - 640, 860, 1280, 5), pk) +
      fill(ellipse(X, 812, 240, 14), gl, opacity(0.5)) +
      fill(personPath(X, 816, 104), ink) +
      strokeRound(`M${X + 12} 764L${X + 40} 742`, ink, 7) +
      fill(polygon([X - 120, 816, X - 112, 764, X - 64, 764, X - 56, 816]), '#2a1748');
    // audience: rows of heads and shoulders, nearer rows larger and darker
    const rr = ctx.random('mice');
    let rowsArt = '';
    (
      [
        [930, 34, 0.5],
        [990, 46, 0.3],
        [1064, 62, 0.14],
        [1160, 86, 0],
        [1280, 120, 0],
      ] as const
    ).forEach(([y, st, d], k) => {
      let p = '';
      for (let x = -440 + (k % 2) * st * 0.5; x < 2040; x += st * 1.16) {
        const h = st * rr.range(0.9, 1.12),
          j = rr.jitter(st * 0.1);
        if (x > ctx.left - 80 && x < ctx.right + 80)
          p +=
            circle(Math.round(x + j), Math.round(y - h * 0.86), Math.round(h * 0.26)) +
            `M${Math.round(x + j - h * 0.5)} ${y + 130}V${Math.round(y - h * 0.2)}Q${Math.round(x + j - h * 0.46)} ${Math.round(y - h * 0.56)} ${Math.round(x + j)} ${Math.round(y - h * 0.56)}T${Math.round(x + j + h * 0.5)} ${Math.round(y - h * 0.2)}V${y + 130}z`;
      }
      rowsArt += fill(p, mix(ink, '#e2507a', d));
    });
    const hands = strokeRound('M520 1130L540 1040M1090 1150L1064 1050', ink, 18) + fill(rect(526, 1000, 34, 50), '#bfe6ff');
    return { main: beams + side + globe + truss + stage, front: rowsArt + hands };
  },
};
