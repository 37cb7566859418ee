import type { Readable } from 'node:stream';

/** Takes exactly so many bytes from a stream that stays open for the next ones. */
export function readBytes(stream: Readable, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  let at = 0;
  return new Promise((resolve) => {
    const take = (chunk: Buffer) => {
      const rest = chunk.subarray(length - at);
      bytes.set(chunk.subarray(0, length - at), at);
      at += chunk.length - rest.length;
      if (at < length) return;
      stream.off('data', take);
      stream.pause();
      if (rest.length > 0) stream.unshift(rest);
      resolve(bytes);
    };
    if (length === 0) return resolve(bytes);
    stream.on('data', take);
    stream.resume();
  });
}
