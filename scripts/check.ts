/** Everything that can be said without starting the server, side by side. One line a check; the problems below it. */
import { passAll, toolCheck } from './checks/check.ts';
import { buildCheck, builtChecks, sourceChecks } from './checks/list.ts';

const units = toolCheck('units', 'vitest', ['run', '--project=units', '--project=islands', '--reporter=minimal', '--silent']);

const failed = (await passAll([...sourceChecks, units, buildCheck, ...builtChecks])).filter((passed) => !passed).length;
if (failed > 0) console.error(`${failed} of the checks failed. npm run fix mends format and some of the rest.`);
process.exitCode = failed > 0 ? 1 : 0;
