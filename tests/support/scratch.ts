import { accessSync, constants, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Memory that looks like a disk: what the tests end is processes, not machines, so nothing needs to reach a real one. */
const memory = '/dev/shm';

/** A new empty folder for one test, in memory where the system has such a place. */
export function scratchDirectory(prefix: string): string {
  return mkdtempSync(join(isWritable(memory) ? memory : tmpdir(), `${prefix}-`));
}

function isWritable(directory: string): boolean {
  try {
    accessSync(directory, constants.W_OK);
    return true;
  } catch {
    // Not there, or not ours to write: the ordinary temporary folder does.
    return false;
  }
}
