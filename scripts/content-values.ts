import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { cutFrontMatter } from '#domain/rules/front-matter.ts';
import { root } from './source-files.ts';

/** One plain value of an entry, and where it stands. */
export type ContentValue = {
  /** Path from the root. */
  file: string;
  /** Field names and list positions: `phones.office.display`. The text below a front matter has the field `text`. */
  field: string;
  value: string | number | boolean;
};

/**
 * Every value of every entry in content/, in order of file and field.
 *
 * @param folder absolute path of the project
 * @throws when a file is not YAML, with its name and the line
 */
export function contentValues(folder: string = root): ContentValue[] {
  const files = globSync('content/**/*.{yaml,md}', { cwd: folder }).sort();
  return files.flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const cut = cutFrontMatter(source);
    try {
      const values = valuesIn(parse(file.endsWith('.md') ? (cut?.frontMatter ?? '') : source), file, '');
      return cut ? [...values, { file, field: 'text', value: cut.text }] : values;
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}

function valuesIn(data: unknown, file: string, field: string): ContentValue[] {
  if (typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean') return [{ file, field, value: data }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => valuesIn(value, file, field ? `${field}.${key}` : key));
}
