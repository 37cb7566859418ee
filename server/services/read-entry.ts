import { parse } from 'yaml';
import type { z } from 'zod';

/** A content file that cannot be used. Its message names file, field and reason, one line each. */
class ContentError extends Error {
  override name = 'ContentError';
}

/**
 * One entry of content/.
 * @param name path of its file below content/, for errors
 * @param source the entry as YAML
 * @throws {ContentError}
 */
export function readEntry<Schema extends z.ZodType>(name: string, source: string, schema: Schema): z.infer<Schema> {
  let entry: unknown;
  try {
    entry = parse(source);
  } catch (error) {
    throw new ContentError(`content/${name}: ${(error as Error).message.split('\n')[0]}`);
  }
  const read = schema.safeParse(entry);
  if (read.success) return read.data;
  throw new ContentError(
    read.error.issues.map((issue) => `content/${name}: ${issue.path.join('.') || 'the file'}: ${issue.message}`).join('\n'),
  );
}
