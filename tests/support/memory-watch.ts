/** How much memory a server and the processes it started hold at their worst. */
import { readFileSync } from 'node:fs';
import { memoryOf } from '#server/services/process-memory.ts';

export type MemoryWatch = {
  /** The most so far, in bytes: the server's resident memory, and what its processes have to themselves. */
  peak(): number;
  end(): void;
};

export function watchMemory(pid: number): MemoryWatch {
  let peak = 0;
  const look = () => {
    const held = residentOf(pid) + childrenOf(pid).reduce((sum, child) => sum + (memoryOf(child) ?? 0), 0);
    peak = Math.max(peak, held);
  };
  const timer = setInterval(look, 25);
  return { peak: () => peak, end: () => clearInterval(timer) };
}

const residentOf = (pid: number) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/** The processes that one has started and that run. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
