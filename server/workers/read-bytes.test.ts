import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readBytes } from './read-bytes.ts';

const textOf = async (bytes: Promise<Uint8Array>) => Buffer.from(await bytes).toString();

test('takes one file after another, however they are cut', async () => {
  const stream = new PassThrough();
  const first = textOf(readBytes(stream, 5));
  for (const piece of ['ab', 'cd', 'efg', 'h']) stream.write(piece);
  expect(await first).toBe('abcde');
  expect(await textOf(readBytes(stream, 3))).toBe('fgh');
  const third = textOf(readBytes(stream, 2));
  stream.write('ij');
  expect(await third).toBe('ij');
});

test('a file of nothing waits for nothing', async () => {
  expect(await readBytes(new PassThrough(), 0)).toHaveLength(0);
});
