/** What an editor has to mend in the words: `node scripts/words.ts content/destinations/europa/venetia.md`, or all of them. */
import { wordProblems } from './checks/words.ts';

const [file] = process.argv.slice(2);
const problems = (await wordProblems()).filter((problem) => !file || problem.startsWith(`${file}:`));
for (const problem of problems) console.log(problem);
console.log(problems.length === 0 ? 'Nimic de îndreptat.' : `De îndreptat: ${problems.length}.`);
process.exitCode = problems.length === 0 ? 0 : 1;
