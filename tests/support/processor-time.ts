/** Processor time that a server and the processes it started have had: what an answer costs, however busy the machine is. */
import { readFileSync } from 'node:fs';
import { timesOf } from '../../server/services/process-times.ts';
import { childrenOf } from './memory-watch.ts';

/** Clock ticks of /proc (proc(5), `stat`). */
const tickMs = 10;

/** In milliseconds, of those that have ended as well: the system adds them to whoever started them. */
export const processorTimeOf = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + (timesOf(child)?.workedMs ?? 0), ownAndEndedMs(pid));

/** In the program, in the system, of ended children in theirs, and for them in the system. */
function ownAndEndedMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ');
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field) * tickMs, 0);
}
