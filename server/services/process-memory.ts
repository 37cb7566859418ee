import { readFileSync } from 'node:fs';

/** Pages of memory are 4 KiB on every Linux we run on; where they are larger, processes end later than they should. */
const pageBytes = 4096;

/**
 * Bytes of memory a process has to itself: resident, without the pages of Node's own program, which all processes share (proc(5),
 * `statm`). Where the system has no /proc, nothing: there Node's limit for its heap and the time limit of a task are what is left.
 */
export function memoryOf(pid: number | undefined): number | undefined {
  try {
    const [, resident, shared] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ').map(Number);
    return ((resident ?? 0) - (shared ?? 0)) * pageBytes;
  } catch {
    // No /proc here, or the process has just ended.
    return undefined;
  }
}
