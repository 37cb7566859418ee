/**
 * The world as a way in: one link for each continent of the site, with its name and how many destinations it has.
 * A link's land is painted with `--mood` of the `data-field` it carries and answers to `.wn-link:hover` and `:focus-visible`;
 * `--wn-sea` and `--wn-line` colour the rest. Lines of the globe and borders are a drawing of their own, to lie above it.
 */
import { geoEqualEarth, geoGraticule } from 'd3-geo';
import { colors } from '#brand/tokens.ts';
import type { ContinentKey } from '#domain/rules/continents.ts';
import { continentOf } from './continents.ts';
import { borders, type Detail, detailFor, type LonLat, landOf } from './geography.ts';
import { described, escapeText } from './svg-parts.ts';
import { placer, tracer } from './trace.ts';

type NavigatorContinent = {
  key: ContinentKey;
  name: string;
  href: string;
  /** A line under the name: „38 de destinații”. */
  note?: string;
};

type WorldNavigatorOptions = {
  continents: NavigatorContinent[];
  /** What the map is for: „Alegeți un continent”. */
  title: string;
  /** What it shows, in a sentence. */
  description: string;
  /** Prefix of the ids inside. */
  id?: string;
};

const WIDTH = 1200;
const HEIGHT = 590;
const NAME = 26;
const NOTE = 18;
/** Least radius of something that a finger must hit. */
const FINGER = 24;

/** Where a continent's name stands. One with a `pin` is too small to carry it and is marked by a dot. */
const labels: Record<ContinentKey, { at: LonLat; pin?: LonLat; anchor?: 'start' }> = {
  romania: { at: [31, 45.2], pin: [25, 45.9], anchor: 'start' },
  europa: { at: [20, 57.5] },
  asia: { at: [93, 38] },
  africa: { at: [20, 12] },
  americadenord: { at: [-102, 45] },
  americadesud: { at: [-58, -11] },
  australiasioceania: { at: [134, -25] },
};

function link({ key, name, href, note }: NavigatorContinent, land: string, toPoint: ReturnType<typeof placer>): string {
  const { at, pin, anchor = 'middle' } = labels[key];
  const [x, y] = toPoint(at) ?? [0, 0];
  const spot = pin && toPoint(pin);
  const dot = spot
    ? `<circle class="wn-target" cx="${spot[0]}" cy="${spot[1]}" r="${FINGER}" fill="#000" fill-opacity="0"/><circle class="wn-pin" cx="${spot[0]}" cy="${spot[1]}" r="7" fill="var(--on-mood,#fff)" stroke="var(--mood,currentColor)" stroke-width="4"/>`
    : '';
  const rim = 'stroke="var(--mood,none)" stroke-width="6" stroke-linejoin="round" paint-order="stroke"';
  return (
    `<a class="wn-link" data-field="${key}" href="${escapeText(href)}" aria-label="${escapeText(name)}">` +
    `<path class="wn-land" fill="var(--mood,currentColor)" stroke="var(--wn-sea,#fff)" stroke-width="1" d="${land}"/>${dot}` +
    `<text class="wn-name" x="${x}" y="${y}" fill="var(--on-mood,#fff)" font-size="${NAME}" font-weight="600" text-anchor="${anchor}" ${rim}>${escapeText(name)}</text>` +
    (note
      ? `<text class="wn-note" x="${x}" y="${y + NAME}" fill="var(--on-mood,#fff)" font-size="${NOTE}" text-anchor="${anchor}" ${rim}>${escapeText(note)}</text>`
      : '') +
    '</a>'
  );
}

/** How both drawings are traced. */
function view() {
  const projection = geoEqualEarth()
    .rotate([-11, 0])
    .precision(0.5)
    .fitExtent(
      [
        [0, 0],
        [WIDTH, HEIGHT],
      ],
      {
        type: 'MultiPoint',
        coordinates: [
          [-168, 8],
          [-169.1, 8],
          [11, 83.5],
          [11, -56],
        ],
      },
    );
  const detail: Detail = detailFor(projection.scale(), 10, 16);
  const trace = tracer(projection, { smallest: 6 });
  const landIn = (key: ContinentKey | undefined) =>
    trace(landOf(key ?? 'nowhere', (code, country) => continentOf(code, country) === key && code !== '010', detail));
  return { projection, detail, trace, landIn };
}

/** A navigation landmark as one drawing; the list of the same links belongs beside it. */
export function worldNavigator({ continents, title, description, id = 'wn' }: WorldNavigatorOptions): string {
  const { projection, landIn } = view();
  const drawn = new Set(continents.map(({ key }) => key));
  const silent = Object.keys(labels).filter((key): key is ContinentKey => !drawn.has(key as ContinentKey));
  const rest = [undefined, ...silent].map(landIn).join('');
  const toPoint = placer(projection);
  // Later links lie above earlier ones: Romania is drawn inside Europe and must be hit first.
  const inOrder = [...continents].sort((a, b) => Number(a.key === 'romania') - Number(b.key === 'romania'));
  return (
    `<svg class="wn" viewBox="0 0 ${WIDTH} ${HEIGHT}"${described(id, title, description, 'group')}` +
    (rest && `<path class="wn-rest" fill="var(--wn-line,currentColor)" fill-opacity=".2" d="${rest}"/>`) +
    `${inOrder.map((continent) => link(continent, landIn(continent.key), toPoint)).join('')}</svg>`
  );
}

/** What lies above the links, as a file of its own for day or night: lines of the globe where the sea is, borders where land is. */
export function worldLines(print: 'day' | 'night'): string {
  const { detail, trace, landIn } = view();
  const [sea, line] = (['ground', 'ink-2'] as const).map((name) => colors[name][print === 'day' ? 0 : 1]);
  const land = [undefined, ...(Object.keys(labels) as ContinentKey[])].map(landIn).join('');
  const globe = trace(geoGraticule().step([30, 30]).precision(10)());
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">` +
    `<mask id="sea"><path fill="#fff" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="#000" d="${land}"/></mask>` +
    `<path stroke="${line}" stroke-opacity=".18" mask="url(#sea)" d="${globe}"/>` +
    `<path stroke="${sea}" stroke-opacity=".45" stroke-width=".8" d="${trace(borders(detail))}"/></svg>`
  );
}
