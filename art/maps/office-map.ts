/**
 * The neighbourhood of the office as a drawn sketch. It is not a survey and says so: streets, blocks and trees are invented,
 * only the names that are passed in are true. Real maps are a link away.
 * Colours: `--om-street`, `--om-main`, `--om-block`, `--om-building`, `--om-park`, `--om-tree`, `--om-water`, `--om-ink`, `--om-pin`, `--om-pin-dot`.
 */
import { at, joinNumbers } from '#art/posters/engine/numbers.ts';
import { createRandom, type Random } from '#art/posters/engine/random.ts';
import { described, escapeText } from './svg-parts.ts';
import { curveOf, type Point, pathOf } from './trace.ts';

type OfficeMapOptions = {
  /** Says that this is a sketch: „Schiță a zonei biroului”. */
  title: string;
  description: string;
  /** Short note drawn in the corner: „Schiță, nu la scară”. Without it, the page has to say so beside the map. */
  note?: string;
  /** Name of the street the office stands on, and of the one that crosses it; without a name the street stays nameless. */
  street?: string;
  crossing?: string;
  /** Prefix of the ids inside. */
  id?: string;
};

const WIDTH = 1440;
const HEIGHT = 500;
/** Where the office stands. */
const OFFICE: Point = [720, 252];

const colours = {
  street: 'var(--om-street,light-dark(#fff,#2a3a5c))',
  main: 'var(--om-main,light-dark(#f6d27a,#b98a2e))',
  block: 'var(--om-block,light-dark(#e8ece9,#16233f))',
  building: 'var(--om-building,light-dark(#d3dbdd,#20304f))',
  park: 'var(--om-park,light-dark(#c9e0c4,#14403f))',
  tree: 'var(--om-tree,light-dark(#9cc495,#1f5a52))',
  water: 'var(--om-water,light-dark(#a9cfe0,#1d4f78))',
  ink: 'var(--om-ink,light-dark(#33465a,#c9d5e8))',
  pin: 'var(--om-pin,light-dark(#0a1834,#f0f3f9))',
  pinDot: 'var(--om-pin-dot,light-dark(#ffc629,#c93a1f))',
};

/** Streets running down and across; the two that cross at the office are the wide ones. */
const columns = [-60, 52, 150, 262, 372, 486, 598, 720, 838, 946, 1052, 1166, 1274, 1382, 1500];
const rows = [-50, 44, 112, 182, 252, 338, 410, 470, 560];
const mainColumn = 7;
const mainRow = 4;

/** How much the streets lean, one after the other: a grid that nobody planned in one day. */
const leanDown = [0.06, -0.05, 0.02, 0.09, -0.03];
const leanAcross = [-0.012, 0.02, -0.03, 0.012];

const streetX = (column: number, y: number) => at(columns, column) + (y - OFFICE[1]) * at(leanDown, column % leanDown.length);
const streetY = (row: number, x: number) =>
  at(rows, row) + (x - OFFICE[0]) * at(leanAcross, row % leanAcross.length) + Math.sin(x / 260) * 5;

/** Where street `column` meets street `row`. */
function corner(column: number, row: number): Point {
  const y = streetY(row, at(columns, column));
  const x = streetX(column, y);
  return [x, streetY(row, x)];
}

type Quad = [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point];

/** A point inside a block: across and down from 0 to 1. */
function inBlock([a, b, c, d]: Quad, across: number, down: number): Point {
  const mix = (p: number, q: number, t: number) => p + (q - p) * t;
  return [
    mix(mix(a[0], b[0], across), mix(d[0], c[0], across), down),
    mix(mix(a[1], b[1], across), mix(d[1], c[1], across), down),
  ];
}

const piece = (block: Quad, left: number, top: number, right: number, bottom: number): Quad => [
  inBlock(block, left, top),
  inBlock(block, right, top),
  inBlock(block, right, bottom),
  inBlock(block, left, bottom),
];

/** The block between two streets down and two across, kept off the kerb. */
function blockAt(column: number, row: number): Quad {
  const whole: Quad = [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)];
  const width = whole[1][0] - whole[0][0];
  const height = whole[3][1] - whole[0][1];
  const kerb = (street: number, main: number) => (street === main ? 15 : 5);
  return piece(
    whole,
    kerb(column, mainColumn) / width,
    kerb(row, mainRow) / height,
    1 - kerb(column + 1, mainColumn) / width,
    1 - kerb(row + 1, mainRow) / height,
  );
}

/** A house stands upright and leans with its street; nothing where nobody sees it. */
function house([topLeft, topRight, , bottomLeft]: Quad): string {
  const [x, y] = [Math.round(topLeft[0]), Math.round(topLeft[1])];
  const [width, slope] = [Math.round(topRight[0]) - x, Math.round(topRight[1]) - y];
  const height = Math.round(bottomLeft[1]) - y;
  if (x + width < 0 || x > WIDTH || y + height < 0 || y > HEIGHT) return '';
  return `M${joinNumbers([x, y])}l${joinNumbers([width, slope])}v${height}l${joinNumbers([-width, -slope])}z`;
}

/** Houses along the upper and the lower side of a block, with yards between them. */
function houses(block: Quad, random: Random): string {
  let d = '';
  for (const [top, bottom] of [
    [0.07, random.range(0.32, 0.44)],
    [random.range(0.58, 0.68), 0.93],
  ] as const) {
    let left = 0.05;
    while (left < 0.8) {
      const right = Math.min(0.95, left + random.range(0.3, 0.6));
      const setBack = random.range(0, 0.08);
      if (random.chance(0.88))
        d += house(piece(block, left, top + (top < 0.5 ? setBack : 0), right, bottom - (top < 0.5 ? 0 : setBack)));
      left = right + random.range(0.02, 0.06);
    }
  }
  return d;
}

/** The park with its lake takes four blocks by two; two smaller squares lie elsewhere. */
const isPark = (column: number, row: number) => column >= 9 && column <= 11 && row >= 1 && row <= 2;
const isSquare = (column: number, row: number) =>
  (column === 3 && row === 5) || (column === 12 && row === 5) || (column === 6 && row === 1);

function trees(block: Quad, count: number, random: Random): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = inBlock(block, random.range(0.06, 0.94), random.range(0.08, 0.92));
    d += `M${joinNumbers([Math.round(x), Math.round(y)])}h0`;
  }
  return d;
}

function nameAlong(text: string | undefined, [x, y]: Point, angle: number): string {
  if (!text) return '';
  return `<text x="${x}" y="${y}" transform="rotate(${angle} ${x} ${y})" text-anchor="middle">${escapeText(text)}</text>`;
}

export function officeMap({ title, description, note, street, crossing, id = 'om' }: OfficeMapOptions): string {
  const random = createRandom('office');
  let buildings = '';
  let squares = '';
  let green = '';
  for (let column = 0; column < columns.length - 1; column++) {
    for (let row = 0; row < rows.length - 1; row++) {
      if (isPark(column, row)) continue;
      const block = blockAt(column, row);
      if (isSquare(column, row)) {
        squares += pathOf(block, true);
        green += trees(block, 9, random);
      } else buildings += houses(block, random);
    }
  }
  const park: Quad = [blockAt(9, 1)[0], blockAt(11, 1)[1], blockAt(11, 2)[2], blockAt(9, 2)[3]];
  const shore = [
    [0.1, 0.42],
    [0.3, 0.22],
    [0.52, 0.36],
    [0.74, 0.2],
    [0.93, 0.44],
    [0.78, 0.66],
    [0.56, 0.6],
    [0.36, 0.8],
    [0.16, 0.7],
    [0.1, 0.42],
  ].map(([across = 0, down = 0]) => inBlock(park, across, down));
  const paths = [0.16, 0.88].map((down) =>
    curveOf([0, 0.25, 0.5, 0.75, 1].map((across, i) => inBlock(park, across, down + (i % 2 ? 0.06 : -0.04)))),
  );
  const line = (point: (t: number) => Point) => pathOf(Array.from({ length: 13 }, (_, i) => point(i / 12)));
  const streetsAcross = rows.map((_, row) => line((t) => [t * WIDTH, streetY(row, t * WIDTH)]));
  const streetsDown = columns.map((_, column) => pathOf([0, HEIGHT].map((y): Point => [streetX(column, y), y])));
  const wide = at(streetsAcross, mainRow) + at(streetsDown, mainColumn);
  const [x, y] = OFFICE;
  return (
    `<svg class="om" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice"${described(id, title, description)}` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.block}"/>` +
    `<g fill="none" stroke="${colours.street}"><path stroke-width="10" d="${streetsAcross.join('')}${streetsDown.join('')}"/><path stroke-width="30" d="${wide}"/></g>` +
    `<path fill="${colours.building}" d="${buildings}"/>` +
    `<path fill="${colours.park}" d="${squares}${pathOf(park, true)}"/><path fill="${colours.water}" d="${curveOf(shore)}z"/>` +
    `<path fill="none" stroke="${colours.street}" stroke-width="3" d="${paths.join('')}"/>` +
    `<path fill="none" stroke="${colours.tree}" stroke-width="10" stroke-linecap="round" d="${green}${trees(piece(park, 0, 0, 1, 0.2), 22, random)}${trees(piece(park, 0, 0.8, 1, 1), 22, random)}"/>` +
    `<path fill="none" stroke="${colours.main}" stroke-width="18" d="${wide}"/>` +
    `<path fill="none" stroke="${colours.street}" stroke-width="1.5" stroke-dasharray="10 9" d="${wide}"/>` +
    `<g class="om-name" fill="${colours.ink}" font-size="15" font-weight="600" stroke="${colours.block}" stroke-width="4" stroke-linejoin="round" paint-order="stroke">` +
    `${nameAlong(street, [846, Math.round(streetY(mainRow, 846)) + 31], -1)}${nameAlong(crossing, [Math.round(streetX(mainColumn, 420)) + 26, 410], -90)}` +
    `${note ? `<text x="${WIDTH - 24}" y="${HEIGHT - 20}" text-anchor="end" font-weight="500">${escapeText(note)}</text>` : ''}</g>` +
    `<path class="om-pin" fill="${colours.pin}" d="M${x} ${y}c-36-47-54-70-54-99a54 54 0 0 1 108 0c0 29-18 52-54 99z"/><circle cx="${x}" cy="${y - 99}" r="21" fill="${colours.pinDot}"/></svg>`
  );
}
