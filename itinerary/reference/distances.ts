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

/** Minutes from gate to gate that timetables give a flight over so many kilometres: of 1,957 on tickets none took under 0.8 or over 1.5 times as long, but for the hops of small airports. */
export const usualMinutes = (kilometres: number): number => (kilometres / 800) * 60 + 35;

/** Whether two flights lead the same way, both away from home or both towards it: where they do not, a journey turns. */
export function leadTheSameWay(home: Point, from: Point, via: Point, to: Point): boolean {
  const [start, middle, end] = [from, via, to].map((airport) => kilometresBetween(home, airport)) as [number, number, number];
  return start < middle === middle < end;
}
