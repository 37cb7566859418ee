import type { MidnightLine } from '#domain/rules/midnights.ts';

/** Where each hour stands on the line. Written per page, because the hours are those of its places; its policy takes no style in an element. */
export function midnightStyles(form: string, { length, newYear, stops }: MidnightLine<unknown>): string {
  const columns = [...new Set([0, newYear, ...stops.map(({ at }) => at)])];
  return `#${form}{--halves:${length}}${columns.map((at) => `#${form} [data-at="${at}"]{grid-column-start:${at + 1}}`).join('')}`;
}
