type Watched = typeof globalThis & { shifts: number[] };

/** Runs in the page: counts what moves from now on. */
export function watchShifts(): void {
  const shifts: number[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift' });
}

/** Runs in the page: what has moved since `watchShifts`. */
export function moved(): number {
  return (globalThis as Watched).shifts.reduce((sum, shift) => sum + shift, 0);
}
