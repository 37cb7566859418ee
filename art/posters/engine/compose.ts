// From a scene to the two halves of its picture: what lies behind everything, and the land in front of it.
import { aurora } from './aurora.ts';
import { type ContextOptions, createContext, type PosterContext } from './context.ts';
import { tenths } from './numbers.ts';
import type { Scene } from './scene.ts';
import { celestial, sky, stars } from './sky.ts';
import type { View } from './stage.ts';

type Composition = {
  ctx: PosterContext;
  /** Gradient, stars, sun or moon. */
  sky: string;
  /** What is in the air before it: clouds, balloons, fireworks. */
  air: string;
  land: string;
  definitions: ReadonlyMap<string, string>;
};

/** Draw a scene in one light through one window; `sun` moves its disc. */
export function compose(
  scene: Scene,
  { mood, view, sun, calm = false }: Pick<ContextOptions, 'mood' | 'view' | 'sun' | 'calm'>,
): Composition {
  const { ctx, definitions } = createContext({
    mood,
    view,
    calm,
    sun: { ...scene.sun, ...sun },
    ...(scene.horizon === undefined ? {} : { horizon: scene.horizon }),
  });
  const place = scene.draw(ctx);
  const ground = scene.ground(ctx);
  const behind =
    (scene.sky ? scene.sky(ctx) : sky(ctx)) +
    stars(ctx, scene.stars) +
    (mood.aurora ? aurora(ctx, scene.aurora) : '') +
    celestial(ctx);
  return {
    ctx,
    definitions,
    sky: behind,
    air: calm ? '' : place.sky || ground.sky || '',
    land: [ground.far, place.behind, ground.mid, place.main, ground.near, place.front].join(''),
  };
}

/** A standalone SVG file of `body`, carrying only the definitions it uses. */
export function svgFile(
  body: string,
  view: View,
  definitions: ReadonlyMap<string, string>,
  anchor: 'xMidYMid' | 'xMidYMax',
): string {
  const [x, y, width, height] = view;
  const defs = [...usedDefinitions(body, definitions)].join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${tenths(x)} ${tenths(y)} ${width} ${height}" preserveAspectRatio="${anchor} slice">` +
    `${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>`
  );
}

function usedDefinitions(body: string, definitions: ReadonlyMap<string, string>): Set<string> {
  const used = new Set<string>();
  const follow = (text: string) => {
    for (const [, id] of text.matchAll(/#([a-z][a-z0-9]*)(?=[")])/g)) {
      const definition = id === undefined ? undefined : definitions.get(id);
      if (!definition || used.has(definition)) continue;
      used.add(definition);
      follow(definition);
    }
  };
  follow(body);
  return used;
}
