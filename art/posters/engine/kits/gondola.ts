import type { PosterContext } from '../context.ts';
import { circle, rect } from '../path.ts';
import { fill, opacity, place, stroke, strokeRound } from '../svg.ts';

export function gondola(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  { flip = false, rower = true }: { flip?: boolean; rower?: boolean } = {},
) {
  const c = ctx.tone('#1f222c', 2.6),
    hi = ctx.tone('#4a5060', 0.6),
    gold = ctx.built('#e8b53a', 0.5),
    red = ctx.built('#b3262a', 0.9);
  return place(
    x,
    y,
    k,
    fill('M-262-58Q-222-14-130-4Q0 8 130-6Q210-16 246-86L258-84Q244 2 150 20Q0 34-140 20Q-240 10-272-56z', c) +
      fill('M-262-58Q-222-14-130-4Q0 8 130-6Q210-16 246-86L250-82Q216-6 130 2Q0 14-132 4Q-226-6-266-55z', hi) +
      fill('M244-82Q240-116 262-128L270-124L262-112L272-108L262-100L270-94L260-88L258-82z', ctx.tone('#d9dde0', 0.3)) +
      fill('M-262-58Q-278-70-284-92L-276-94Q-268-74-256-62z', gold) +
      fill('M-60-8V-44Q-40-58-6-52V-8zM10-10V-38H76V-12z', red) +
      fill('M-60-44Q-40-58-6-52V-44Q-40-48-60-36z', gold) +
      fill('M-120-10H-70V-18H-120z' + 'M90-14H140V-22H90z', ctx.tone('#6b4630', 1.6)) +
      (rower
        ? fill('M-196-20L-192-84H-176L-184-20zM-176-20L-180-84H-168L-160-20z', ctx.tone('#22252e', 2.5)) +
          fill('M-198-84Q-200-132-182-136Q-164-134-164-84z', ctx.built('#fbf4e8', 0.3)) +
          stroke('M-199-94H-164M-199-106H-164M-198-118H-166', ctx.tone('#26324e', 2), 4.5) +
          strokeRound('M-192-126L-136-112M-172-126L-132-96', ctx.built('#fbf4e8', 0.8), 8) +
          fill(circle(-180, -148, 10), ctx.tone('#b98a68', 1)) +
          fill('M-200-154Q-180-162-160-154L-164-150H-196zM-191-156q2-12 11-12t11 12z', ctx.built('#e8cf96', 0.6)) +
          stroke('M-196-154H-164', red, 3) +
          strokeRound('M-140-150L-104 44', ctx.tone('#6b4630', 1.8), 4.4)
        : '') +
      fill(rect(-220, 28, 420, 4) + rect(-160, 38, 300, 4) + rect(-90, 48, 170, 3.4), '#fff2dc', opacity(0.42)),
    flip,
  );
}
