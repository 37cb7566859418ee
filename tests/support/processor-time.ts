/** Processor time that a server and the processes it started have had: what an answer costs, however busy the machine is. */
import { readFileSync } from 'node:fs';

/** Clock ticks of /proc (proc(5), `stat`). */
const tickMs = 10;

/** In milliseconds, of those that have ended as well: the system adds them to whoever started them. */
export function processorTimeOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  return ticksOf(pid, 4) * tickMs + children.reduce((sum, child) => sum + ticksOf(child, 2) * tickMs, 0);
}

/** The first so many of: in the program, in the system, of ended children in theirs, and for them in the system. */
function ticksOf(pid: number, count: 2 | 4): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields.slice(11, 11 + count).reduce((sum, field) => sum + Number(field), 0);
  } catch {
    // It has just ended.
    return 0;
  }
}
