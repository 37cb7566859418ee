/**
 * What is left before the site may open, as tables one can work off: stand-ins, texts no lawyer has read, missing logos, dead links,
 * pages that hide their twin, expired and undated facts, numbers at odds, mail that goes nowhere. Ends with 1 while anything is.
 */

import { readConfig } from '#server/config.ts';
import { deadLinks } from './checks/links.ts';
import { contentValues } from './content-values.ts';
import { missingAlternates } from './launch/alternates.ts';
import { contradictions } from './launch/contradictions.ts';
import { expiredFacts, unreadTexts } from './launch/facts.ts';
import { missingLogos } from './launch/logos.ts';
import { unsetMail } from './launch/mail.ts';
import { standIns } from './launch/stand-ins.ts';
import { tableOf } from './launch/table.ts';
import { runTool } from './run-tool.ts';

const build = await runTool('node', ['scripts/build.ts', '--if-changed']);
if (build.code !== 0) {
  console.error(build.output.trim());
  process.exit(1);
}

const values = contentValues();
const lists: readonly [title: string, items: string[]][] = [
  ['Stand-ins to replace', standIns(values)],
  ['Texts changed since a lawyer read them', unreadTexts(values)],
  ['Logos to come', missingLogos(values)],
  ['Dead internal links', deadLinks()],
  ['Pages that hide their twin', missingAlternates()],
  ['Expired facts', expiredFacts(values)],
  ['Numbers at odds', contradictions(values)],
  ['Mail', unsetMail(readConfig(process.env).mail)],
];
for (const [title, items] of lists) {
  console.log(`${title}: ${items.length || 'none'}`);
  if (items.length > 0) for (const row of tableOf(items)) console.log(row);
}
const left = lists.reduce((sum, [, items]) => sum + items.length, 0);
console.log(left === 0 ? '\nReady to open.' : `\nNot ready to open: ${left} left.`);
process.exitCode = left === 0 ? 0 : 1;
