/** The board was built on some day; what it says of its season is true today. */
import { seasonState } from '#domain/rules/expiry.ts';

// Romania is two hours ahead of UTC, three in summer: for a timetable the hour does not matter, while asking the browser's
// zone tables would hold the first view for 20 ms.
const day = new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 10);

for (const note of document.querySelectorAll<HTMLElement>('[data-season]')) {
  const { from = '', until = '' } = note.dataset;
  note.dataset.season = seasonState({ from, until }, day);
}
