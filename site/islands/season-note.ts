/** The board was built on some day; what it says of its season is true today. */
import { seasonState } from '#domain/rules/expiry.ts';

for (const note of document.querySelectorAll<HTMLElement>('[data-season]')) {
  const { from = '', until = '' } = note.dataset;
  note.dataset.season = seasonState({ from, until });
}
