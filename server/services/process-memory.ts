import { readFileSync } from 'node:fs';

/** Pages of memory are 4 KiB on every Linux we run on; where they are larger, processes end earlier, never later. */
const pageBytes = 4096;

/**
 * Resident memory of a process in bytes (proc(5), `statm`). Where the system has no /proc, nothing: there the heap limit of
 * Node and the time limit of a task are what is left.
 */
export function memoryOf(pid: number | undefined): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * pageBytes;
  } catch {
    // No /proc here, or the process has just ended.
    return undefined;
  }
}
