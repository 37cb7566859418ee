/**
 * Land, countries and borders of the world, simplified for the scale they are drawn at.
 * Source: Natural Earth through world-atlas (public domain).
 */
import { geoArea, geoDistance } from 'd3-geo';
import type { Feature, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify';
import type { Polygon as PolygonShape } from 'topojson-specification';
import fineAtlas from 'world-atlas/countries-50m.json' with { type: 'json' };
import coarseAtlas from 'world-atlas/countries-110m.json' with { type: 'json' };

type Atlas = typeof coarseAtlas;

type Land = Feature<MultiPolygon>;
type Country = Feature<MultiPolygon, { name: string }>;
/** Longitude and latitude in degrees, in the order GeoJSON has them. */
export type LonLat = [lon: number, lat: number];

/** Mean radius of the earth (IUGG). */
const EARTH_KM = 6371.0088;

/** Great-circle distance in kilometres. */
export const distanceKm = (from: LonLat, to: LonLat): number => geoDistance(from, to) * EARTH_KM;

export type Detail = {
  /** Which survey to start from: 1:110 million for the whole world, 1:50 million for anything closer. */
  atlas: 'coarse' | 'fine';
  /** Bends smaller than this area on the unit sphere (steradians) are straightened. 0 keeps everything. */
  bend: number;
  /** Islands smaller than this area (steradians) are left out. */
  islet: number;
};

/**
 * Detail for a map of a given scale: what would be drawn smaller than the stated areas is not drawn.
 * @param scale units per radian, as in `projection.scale()`
 * @param bend area of the smallest bend that is kept, in square units of the drawing
 * @param islet area of the smallest island that is kept, in square units of the drawing
 */
export function detailFor(scale: number, bend: number, islet: number, atlas: Detail['atlas'] = 'fine'): Detail {
  return { atlas, bend: bend / scale ** 2, islet: islet / scale ** 2 };
}

const FRANCE = '250';

/** Shapes that are remembered, the oldest forgotten: every place has a scale of its own, and one takes up to two megabytes. */
const most = 600;

const cache = new Map<string, unknown>();
function once<T>(key: string, make: () => T): T {
  if (cache.has(key)) return cache.get(key) as T;
  const made = make();
  cache.set(key, made);
  for (const oldest of cache.keys()) {
    if (cache.size <= most) break;
    cache.delete(oldest);
  }
  return made;
}

const weighedAtlases = new Map<Detail['atlas'], Atlas>();
function weighed(name: Detail['atlas']): Atlas {
  const known = weighedAtlases.get(name);
  if (known) return known;
  const made = presimplify(name === 'fine' ? fineAtlas : coarseAtlas, sphericalTriangleArea);
  weighedAtlases.set(name, made);
  return made;
}

function atlas({ atlas: name, bend }: Detail): Atlas {
  return once(`atlas ${name} ${bend}`, () => simplify(weighed(name), bend));
}

const ringArea = (ring: Position[]) => geoArea({ type: 'Polygon', coordinates: [ring] });

/** Simplifying can turn a ring inside out, and d3 would then paint all the rest of the globe: such rings go too. */
function polygonsOver(islet: number, geometry: Polygon | MultiPolygon): Position[][][] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flatMap(([shore, ...lakes]) => {
    if (!shore) return [];
    const area = ringArea(shore);
    if (area <= islet || area >= 2 * Math.PI) return [];
    return [[shore, ...lakes.filter((lake) => 4 * Math.PI - ringArea(lake) > islet)]];
  });
}

function sift<P>(shape: Feature, islet: number, properties: P): Feature<MultiPolygon, P> | undefined {
  const { geometry } = shape;
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return undefined;
  const sifted: Feature<MultiPolygon, P> = {
    type: 'Feature',
    properties,
    geometry: { type: 'MultiPolygon', coordinates: polygonsOver(islet, geometry) },
  };
  if (shape.id !== undefined) sifted.id = shape.id;
  return sifted;
}

/** All land as one shape. */
export function land(detail: Detail): Land {
  return once(`land ${JSON.stringify(detail)}`, () => {
    const topology = atlas(detail);
    const coordinates = feature(topology, topology.objects.land).features.flatMap(
      (part) => sift(part, detail.islet, {})?.geometry.coordinates ?? [],
    );
    return { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates } };
  });
}

/** Every country; `id` is the ISO 3166-1 numeric code as three digits. */
export function countries(detail: Detail): Country[] {
  return once(`countries ${JSON.stringify(detail)}`, () => {
    const topology = atlas(detail);
    return feature(topology, topology.objects.countries).features.flatMap((country) => {
      const sifted = sift(country, detail.islet, country.properties);
      return sifted ? [sifted] : [];
    });
  });
}

/** Parts of France that lie elsewhere, with the codes ISO gives them: the atlas counts them to the mainland. */
function overseas([lon = 0, lat = 0]: Position): string | undefined {
  if (lon < -30) return lat < 10 ? '254' : '312';
  return lat < 0 ? '638' : undefined;
}

/** Every separate piece of land with the code and the name of its country. */
function pieces(topology: Atlas): { shape: PolygonShape; code: string | undefined; name: string }[] {
  return topology.objects.countries.geometries.flatMap((country) => {
    if (country.type !== 'Polygon' && country.type !== 'MultiPolygon') return [];
    const id = country.id === undefined ? undefined : String(country.id);
    const parts = country.type === 'Polygon' ? [country.arcs] : country.arcs;
    return parts.map((arcs) => {
      const shape: PolygonShape = { type: 'Polygon', arcs };
      const [start] = feature(topology, shape).geometry.coordinates[0] ?? [];
      const code = id === FRANCE && start ? (overseas(start) ?? id) : id;
      return { shape, code, name: country.properties?.name ?? '' };
    });
  });
}

/** The land of several countries as one shape, without the borders between them. `group` names the choice for the cache. */
export function landOf(group: string, chosen: (code: string | undefined, name: string) => boolean, detail: Detail): Land {
  return once(`land of ${group} ${JSON.stringify(detail)}`, () => {
    const topology = atlas(detail);
    const shapes = pieces(topology).filter(({ code, name }) => chosen(code, name));
    const joined = merge(
      topology,
      shapes.map(({ shape }) => shape),
    );
    return {
      type: 'Feature',
      properties: {},
      geometry: { type: 'MultiPolygon', coordinates: polygonsOver(detail.islet, joined) },
    };
  });
}

/** Borders between countries, each line once; coasts are not borders. */
export function borders(detail: Detail): MultiLineString {
  return once(`borders ${JSON.stringify(detail)}`, () => {
    const topology = atlas(detail);
    return mesh(topology, topology.objects.countries, (a, b) => a !== b);
  });
}

/** The border two countries share (ISO numeric codes). */
export function borderBetween(first: string, second: string, detail: Detail): MultiLineString {
  return once(`border ${first} ${second} ${JSON.stringify(detail)}`, () => {
    const topology = atlas(detail);
    const pair = new Set([first, second]);
    return mesh(
      topology,
      topology.objects.countries,
      (a, b) => a.id !== b.id && pair.has(String(a.id)) && pair.has(String(b.id)),
    );
  });
}
