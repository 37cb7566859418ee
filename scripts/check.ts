/** Every check that needs no running server: one line for each, its problems below it. */
import { passes, toolCheck } from './checks/check.ts';
import { buildCheck, builtChecks, sourceChecks } from './checks/list.ts';

const units = toolCheck('units', 'vitest', ['run', '--project=units', '--project=islands', '--reporter=minimal', '--silent']);

let failed = 0;
for (const check of [...sourceChecks, units]) if (!(await passes(check))) failed += 1;
// What was not built cannot be looked at.
if (await passes(buildCheck)) {
  for (const check of builtChecks) if (!(await passes(check))) failed += 1;
} else failed += 1;

if (failed > 0) console.error(`${failed} of the checks failed. npm run fix mends format and some of the rest.`);
process.exitCode = failed > 0 ? 1 : 0;
