/** Layouts the reader is made on. Sets for measuring have them too, and others besides (`held-back.ts`). */
import { agencyShapes } from './agency-shapes.ts';
import { airlineShapes } from './airline-shapes.ts';
import { cards } from './cards.ts';
import type { Layout } from './layout.ts';
import { stacksAndWords } from './stacks-and-words.ts';
import { tablesAndLabels } from './tables-and-labels.ts';

export const layoutsForDevelopment: readonly Layout[] = [
  ...tablesAndLabels,
  ...cards,
  ...airlineShapes,
  ...agencyShapes,
  ...stacksAndWords,
];
