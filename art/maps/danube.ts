/** The Danube from Vienna to the sea, which the atlas does not hold: borders where it is one, digitised by hand where it is not. */
import type { MultiLineString, Position } from 'geojson';
import { borderBetween } from './geography.ts';

const romania = '642';
const bulgaria = '100';
const serbia = '688';
const ukraine = '804';

const inland: Position[][] = [
  [
    [16.4, 48.25],
    [17.1, 48.14],
    [18.1, 47.75],
    [18.75, 47.82],
    [19.05, 47.75],
    [19.05, 47.5],
    [18.94, 46.9],
    [18.87, 46.2],
    [18.85, 45.85],
    [18.98, 45.37],
    [19.4, 45.22],
    [19.86, 45.25],
    [20.2, 45.1],
    [20.46, 44.83],
    [20.95, 44.72],
    [21.36, 44.83],
  ],
  [
    [27.12, 44.146],
    [27.27, 44.13],
    [27.65, 44.13],
    [28.03, 44.34],
    [27.93, 44.7],
    [27.86, 44.98],
    [27.97, 45.27],
    [28.05, 45.43],
    [28.22, 45.46],
  ],
];

/** The runs of a border along which the river flows. */
function runsWhere(border: MultiLineString, isRiver: (point: Position) => boolean): Position[][] {
  return border.coordinates.flatMap((line) => {
    const runs: Position[][] = [[]];
    for (const point of line) {
      if (isRiver(point)) runs.at(-1)?.push(point);
      else runs.push([]);
    }
    return runs.filter((run) => run.length > 1);
  });
}

export function danube(): MultiLineString {
  const alongBorder = (neighbour: string, isRiver: (lon: number, lat: number) => boolean) =>
    runsWhere(borderBetween(romania, neighbour, { atlas: 'fine', bend: 0, islet: 0 }), ([lon = 0, lat = 0]) => isRiver(lon, lat));
  return {
    type: 'MultiLineString',
    coordinates: [
      ...inland,
      ...alongBorder(bulgaria, (lon) => lon < 27.28),
      ...alongBorder(serbia, (lon, lat) => lon > 21.34 && lat < 44.9),
      ...alongBorder(ukraine, (lon, lat) => lon > 28.15 && lat < 45.6),
    ],
  };
}
