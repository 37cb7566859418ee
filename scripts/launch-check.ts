/** What is left before the site may open: stand-ins, missing logos, dead links, expired facts, numbers at odds. Ends with 1 while anything is. */

import { deadLinks } from './checks/links.ts';
import { contentValues } from './content-values.ts';
import { contradictions } from './launch/contradictions.ts';
import { expiredFacts } from './launch/facts.ts';
import { missingLogos } from './launch/logos.ts';
import { standIns } from './launch/stand-ins.ts';
import { runTool } from './run-tool.ts';

const build = await runTool('node', ['scripts/build.ts', '--if-changed']);
if (build.code !== 0) {
  console.error(build.output.trim());
  process.exit(1);
}

const values = contentValues();
const lists: readonly [title: string, items: string[]][] = [
  ['Stand-ins to replace', standIns(values)],
  ['Logos to come', missingLogos(values)],
  ['Dead internal links', deadLinks()],
  ['Expired facts', expiredFacts(values)],
  ['Numbers at odds', contradictions(values)],
];
for (const [title, items] of lists) {
  console.log(`${title}: ${items.length || 'none'}`);
  for (const item of items) console.log(`  ${item}`);
}
const left = lists.reduce((sum, [, items]) => sum + items.length, 0);
console.log(left === 0 ? '\nReady to open.' : `\nNot ready to open: ${left} left.`);
process.exitCode = left === 0 ? 0 : 1;
