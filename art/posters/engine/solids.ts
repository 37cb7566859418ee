// A tiny two-point-perspective camera for architecture. Verticals stay vertical, as an architectural photographer
// (or a poster artist) would insist.
import { at } from './numbers.ts';
import { polygon } from './path.ts';
import { fill } from './svg.ts';

/** World: X right, Y away from the viewer, Z up (metres, roughly). */
type World = readonly [x: number, y: number, z: number];
type Screen = readonly [x: number, y: number];

/** Projects a point of the world onto the stage. */
type Camera = {
  (point: World): Screen;
  /** The viewer's height. */
  eye: number;
};

type CameraOptions = {
  /** Turns the model, degrees. */
  yaw?: number;
  eye?: number;
  /** Viewing distance. */
  dist?: number;
  scale?: number;
  /** Where the origin's foot stands on the stage. */
  x?: number;
  y?: number;
};

export function camera({ yaw = 30, eye = 8, dist = 120, scale = 4, x = 800, y = 1000 }: CameraOptions): Camera {
  const angle = (yaw * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const project = ([wx, wy, wz]: World): Screen => {
    const k = (dist / (dist + wx * sin + wy * cos)) * scale;
    return [x + (wx * cos - wy * sin) * k, y - (wz - eye) * k - eye * scale];
  };
  return Object.assign(project, { eye });
}

/** Twice the signed area: positive when the corners run clockwise on screen. */
const area = (corners: readonly Screen[]): number =>
  corners.reduce((sum, [x, y], i) => {
    const [u, v] = at(corners, (i + 1) % corners.length);
    return sum + (x * v - u * y);
  }, 0);

/** Path of a face, empty when it looks away from the viewer. */
const face = (cam: Camera, points: readonly World[]): string => {
  const corners = points.map((point) => cam(point));
  return area(corners) > 0 ? polygon(corners.flat()) : '';
};

/** Path of a polygon in the world, whichever way it looks. */
export const quad = (cam: Camera, points: readonly World[]): string => polygon(points.flatMap((point) => cam(point)));

/** Colours of the front (-Y), left (-X), right (+X) and top; no top colour, no top. */
type FaceColors = readonly [front: string, left: string, right: string, top?: string];

type Corners = readonly [World, World, World, World];

/** A body between two parallel rectangles, corners in the order front left, front right, back right, back left. */
function body(cam: Camera, low: Corners, high: Corners, [front, left, right, top]: FaceColors): string {
  const [A, B, C, D] = low;
  const [a, b, c, d] = high;
  return (
    fill(face(cam, [a, b, B, A]), front) +
    fill(face(cam, [d, a, A, D]), left) +
    fill(face(cam, [b, c, C, B]), right) +
    (top && a[2] < cam.eye ? fill(face(cam, [d, c, b, a]), top) : '')
  );
}

const rectangle = (x: number, y: number, z: number, w: number, d: number): Corners => [
  [x, y, z],
  [x + w, y, z],
  [x + w, y + d, z],
  [x, y + d, z],
];

/** Box with its front left bottom corner at x, y, z: w wide, d deep, h high. */
export const box = (cam: Camera, x: number, y: number, z: number, w: number, d: number, h: number, colors: FaceColors): string =>
  body(cam, rectangle(x, y, z, w, d), rectangle(x, y, z + h, w, d), colors);

/** Course of a stepped pyramid: like a box, its top drawn in by `inset` on every side. */
export const frustum = (
  cam: Camera,
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
  inset: number,
  colors: FaceColors,
): string => body(cam, rectangle(x, y, z, w, d), rectangle(x + inset, y + inset, z + h, w - 2 * inset, d - 2 * inset), colors);
