import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { kinds } from './kinds.ts';

/**
 * Does what `npm run new -- <kind> …` asks for, and says what was done or why not.
 *
 * @param typed the kind's name and what it wants to know
 * @param folder absolute path of the project
 */
export function start([name, ...words]: readonly string[], folder: string): { isDone: boolean; text: string } {
  const kind = kinds.find((candidate) => candidate.name === name);
  if (!kind) return { isDone: false, text: usage() };
  const plan = kind.plan(words, folder);
  if ('problem' in plan) return { isDone: false, text: plan.problem };
  for (const [path, text] of Object.entries(plan.creates)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { flag: 'wx' });
  }
  for (const [path, text] of Object.entries(plan.changes ?? {})) writeFileSync(join(folder, path), text);
  for (const path of plan.folders ?? []) mkdirSync(join(folder, path), { recursive: true });
  return { isDone: true, text: plan.next };
}

function usage(): string {
  const lines = kinds.map(({ name, is, wants, example }) => `  ${name} ${wants}\n      ${is}: npm run new -- ${name} ${example}`);
  return `Use: npm run new -- <kind> …, where the kind is one of\n\n${lines.join('\n')}`;
}
