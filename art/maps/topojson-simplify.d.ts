/** The part of topojson-simplify 3 that the maps use; the package carries no types of its own. */
declare module 'topojson-simplify' {
  import type { Topology } from 'topojson-specification';

  /** Measure of the triangle spanned by a point and its neighbours; decides how much that point matters. */
  export type TriangleWeight = (triangle: [number, number][]) => number;
  export function presimplify<T extends Topology>(topology: T, weight?: TriangleWeight): T;
  export function simplify<T extends Topology>(topology: T, minWeight?: number): T;
  /** Area on the unit sphere, in steradians. */
  export const sphericalTriangleArea: TriangleWeight;
}
