import { readFileSync } from 'node:fs';

/** Clock ticks of /proc are hundredths of a second on every Linux (proc(5), `sysconf(_SC_CLK_TCK)`). */
const tickMs = 10;

/**
 * Milliseconds of processor time a process has had, all its threads together, and whether it sleeps: it waits for nothing but itself,
 * however busy the machine is (proc(5), `stat`). Where the system has no /proc, nothing.
 */
export function timesOf(pid: number | undefined): { workedMs: number; sleeps: boolean } | undefined {
  try {
    // Behind the name, which stands in brackets and may hold anything: the state, and from the 12th field on the times.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { workedMs: (Number(fields[11]) + Number(fields[12])) * tickMs, sleeps: fields[0] === 'S' };
  } catch {
    // No /proc here, or the process has just ended.
    return undefined;
  }
}
