/** How far places are from each other. */

type Point = { latitude: number; longitude: number };

/** Great-circle kilometres (haversine formula). */
export function kilometresBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const a =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude);
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(a)));
}
