/**
 * Chart of the Istanbul–Timișoara route, to be set inline beside the flight board.
 * Colours: `--rm-land`, `--rm-home` (the two countries joined), `--rm-line` (borders, graticule), `--rm-water` (river, names of seas),
 * `--rm-ink` (towns, airports), `--rm-route`. Without them it wears the board's own.
 */
import { geoConicConformal, geoGraticule } from 'd3-geo';
import type { Lang } from '#domain/schemas/lang.ts';
import { danube } from './danube.ts';
import { borders, countries, detailFor, distanceKm, type LonLat, land } from './geography.ts';
import { places } from './places.ts';
import { described } from './svg-parts.ts';
import { type Point, placer, tracer } from './trace.ts';

type RouteMapOptions = {
  lang: Lang;
  /** What the map is, for those who do not see it; a plain name unless told. */
  title?: string;
  /** What it shows, in a sentence. */
  description?: string;
  /** Prefix of the ids inside; two maps on one page need different ones. */
  id?: string;
  width?: number;
  height?: number;
};

/** Great-circle distance, in whole kilometres. */
export function routeDistanceKm(from: LonLat = places.istanbul.at, to: LonLat = places.timisoara.at): number {
  return Math.round(distanceKm(from, to));
}

const homeCountries = ['642', '792'];

type Label = { at: LonLat; ro: string; en: string; anchor?: 'start' | 'end'; turn?: number };

const seas: Label[] = [
  { at: [30.4, 42.9], ro: 'Marea Neagră', en: 'Black Sea' },
  { at: [24.75, 40.2], ro: 'Marea Egee', en: 'Aegean Sea' },
  { at: [17.2, 42.45], ro: 'Marea Adriatică', en: 'Adriatic Sea', turn: 38 },
];
const towns: Label[] = [
  { at: [26.1, 44.43], ro: 'București', en: 'Bucharest' },
  { at: [23.32, 42.7], ro: 'Sofia', en: 'Sofia', anchor: 'end' },
  { at: [20.46, 44.8], ro: 'Belgrad', en: 'Belgrade', anchor: 'end' },
  { at: [28.64, 44.18], ro: 'Constanța', en: 'Constanța' },
  { at: [23.6, 46.77], ro: 'Cluj-Napoca', en: 'Cluj-Napoca' },
];

const AIRCRAFT = 'M19 0c0-1-3-2-6-2H8L1-13h-4L1-2l-8 .3-4-4h-2l2 5.7-2 5.7h2l4-4L1 2l-4 11h4L8 2h5c3 0 6-1 6-2z';

type Bow = { path: string; at: (share: number) => { point: Point; angle: number } };

/** A curve from one point to another that leans to the left of its direction by a share of its length. */
function bow([ax, ay]: Point, [bx, by]: Point, lean: number): Bow {
  const [dx, dy] = [bx - ax, by - ay];
  const [mx, my] = [Math.round((ax + bx) / 2 + dy * lean), Math.round((ay + by) / 2 - dx * lean)];
  const along = (a: number, m: number, b: number, t: number) => (1 - t) ** 2 * a + 2 * (1 - t) * t * m + t ** 2 * b;
  const heading = (a: number, m: number, b: number, t: number) => (1 - t) * (m - a) + t * (b - m);
  return {
    path: `M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`,
    at: (t) => ({
      point: [Math.round(along(ax, mx, bx, t)), Math.round(along(ay, my, by, t))],
      angle: Math.round((Math.atan2(heading(ay, my, by, t), heading(ax, mx, bx, t)) * 180) / Math.PI),
    }),
  };
}

function aircraftOn(curve: Bow, share: number): string {
  const { point, angle } = curve.at(share);
  return `<path class="rm-plane" fill="var(--rm-ink,#f6f3e8)" transform="translate(${point.join(' ')})rotate(${angle})" d="${AIRCRAFT}"/>`;
}

const titles = { en: 'Istanbul to Timișoara on the map', ro: 'Istanbul–Timișoara pe hartă' };
const descriptions = {
  en: `The flight from Istanbul (IST) to Timișoara (TSR) and back, ${routeDistanceKm()} km across Bulgaria and the Danube.`,
  ro: `Zborul de la Istanbul (IST) la Timișoara (TSR) și înapoi, ${routeDistanceKm()} km peste Bulgaria și Dunăre.`,
};

export function routeMap({
  lang,
  title = titles[lang],
  description = descriptions[lang],
  id = 'rm',
  width = 560,
  height = 480,
}: RouteMapOptions): string {
  const { istanbul, timisoara } = places;
  const projection = geoConicConformal().parallels([40, 47]).rotate([-24.6, 0]);
  const inset = Math.min(width, height) * 0.2;
  projection.fitExtent(
    [
      // Left of Timișoara stands its name, clear of the edge, which may fade out.
      [inset * 0.35 + 110, inset * 0.75],
      [width - inset * 1.15, height - inset * 1.15],
    ],
    { type: 'MultiPoint', coordinates: [istanbul.at, timisoara.at] },
  );
  projection
    .clipExtent([
      [-4, -4],
      [width + 4, height + 4],
    ])
    .precision(0.5);
  const detail = detailFor(projection.scale(), 6, 24);
  const trace = tracer(projection, { smallest: 10 });
  const place = placer(projection);
  const on = (at: LonLat): Point => {
    const point = place(at);
    if (!point) throw new Error(`The route map does not reach ${at}.`);
    return point;
  };
  const within = ({ at }: Label) => {
    const [x, y] = on(at);
    return x > 20 && x < width - 10 && y > 14 && y < height - 8;
  };
  const [ist, tsr] = [on(istanbul.at), on(timisoara.at)];
  // The name of an airport stands beside it in two lines: a town there has no room for its own.
  const isClear = ({ at }: Label) => [ist, tsr].every(([x, y]) => Math.abs(on(at)[0] - x) > 100 || Math.abs(on(at)[1] - y) > 36);
  // A town whose name would be cut at the edge, or fade out there, is left out; letters are counted as large as pages may set them.
  const edge = width * 0.07;
  const isWhole = (label: Label) => {
    const reach = (label.anchor === 'end' ? -1 : 1) * (label[lang].length * 9.5 + 8);
    const end = on(label.at)[0] + reach;
    return within(label) && end > edge && end < width - edge;
  };
  const [out, back] = [bow(ist, tsr, -0.13), bow(tsr, ist, -0.13)];
  const home = countries(detail).filter(({ id: code }) => homeCountries.includes(String(code)));
  const sea = (label: Label) => {
    const [wanted, y] = on(label.at);
    // Half the width of the words, roughly, so that a name near the edge is not cut.
    const reach = label[lang].length * 4.6 + 8;
    const x = Math.round(Math.min(width - reach, Math.max(reach, wanted)));
    const turn = label.turn ? ` transform="rotate(${label.turn} ${x} ${y})"` : '';
    return `<text x="${x}" y="${y}"${turn}>${label[lang]}</text>`;
  };
  const town = (label: Label) => {
    const [x, y] = on(label.at);
    const end = label.anchor === 'end';
    return `<circle cx="${x}" cy="${y}" r="2.5"/><text x="${x + (end ? -8 : 8)}" y="${y + 5}"${end ? ' text-anchor="end"' : ''}>${label[lang]}</text>`;
  };
  const port = (point: Point, code: string, name: string, side: 1 | -1) => {
    const [x, y] = point;
    const at = ` x="${x + side * 20}"${side < 0 ? ' text-anchor="end"' : ''}`;
    return (
      `<circle cx="${x}" cy="${y}" r="5" fill="var(--rm-route,#ffc629)"/><circle cx="${x}" cy="${y}" r="12" fill="none" stroke="var(--rm-route,#ffc629)" stroke-width="2"/>` +
      `<text class="rm-code"${at} y="${y + 2}" font-size="26" font-weight="600">${code}</text><text class="rm-name"${at} y="${y + 21}" font-size="15" font-weight="500">${name}</text>`
    );
  };
  const graticule = geoGraticule()
    .step([4, 4])
    .precision(1)
    .extent([
      [0, 28],
      [52, 60],
    ]);
  const overRomania = out.at(0.76);
  return (
    `<svg class="rm" viewBox="0 0 ${width} ${height}"${described(id, title, description)}` +
    `<path class="rm-land" fill="var(--rm-land,#12224a)" d="${trace(land(detail))}"/>` +
    `<path class="rm-home" fill="var(--rm-home,#1c3262)" d="${home.map(trace).join('')}"/>` +
    `<g fill="none" stroke="var(--rm-line,#5c76ab)"><path class="rm-graticule" stroke-opacity=".3" d="${trace(graticule())}"/>` +
    `<path class="rm-border" stroke-dasharray="3 3" d="${trace(borders(detail))}"/></g>` +
    `<path class="rm-river" fill="none" stroke="var(--rm-water,#6ea6dc)" stroke-width="2" stroke-linejoin="round" d="${trace(danube())}"/>` +
    `<g class="rm-sea" fill="var(--rm-water,#6ea6dc)" font-size="16" font-style="italic" letter-spacing=".5" text-anchor="middle">${seas.filter(within).map(sea).join('')}</g>` +
    `<g class="rm-town" fill="var(--rm-town,#b7c6e4)" font-size="15">${towns.filter(isWhole).filter(isClear).map(town).join('')}</g>` +
    `<g fill="none" stroke="var(--rm-route,#ffc629)" stroke-linecap="round"><path class="rm-out" stroke-width="3.5" d="${out.path}"/><path class="rm-back" stroke-width="3" stroke-dasharray="0 9" d="${back.path}"/></g>` +
    `${aircraftOn(out, 0.56)}${aircraftOn(back, 0.5)}` +
    `<g class="rm-port" fill="var(--rm-ink,#f6f3e8)">${port(ist, istanbul.iata, istanbul.name[lang], 1)}${port(tsr, timisoara.iata, timisoara.name[lang], -1)}` +
    `<text class="rm-km" x="${overRomania.point[0] + 10}" y="${overRomania.point[1] - 12}" font-size="15" font-weight="600">${routeDistanceKm()} km</text></g></svg>`
  );
}
