/** Starts what people add often: `npm run new -- destination europa lisabona` writes the empty entry and says what comes next. */
import { start } from './new/start.ts';
import { root } from './source-files.ts';

const { isDone, text } = start(process.argv.slice(2), root);
if (isDone) console.log(text);
else console.error(text);
process.exitCode = isDone ? 0 : 1;
