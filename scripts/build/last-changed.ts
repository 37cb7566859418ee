/** When the words of a page last changed, for whoever asks which pages to read again. */
import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { pageAt } from '#domain/rules/addresses.ts';
import type { Lang } from '#domain/schemas/lang.ts';

/** Days (2026-11-22) by the path of a content file: `content/pages/home.ro.yaml`. */
type ChangedOn = ReadonlyMap<string, string>;

/**
 * The day of the last commit of every content file. Empty where the project lies outside its repository, in a container for
 * example: then nobody is told a day that is not known.
 *
 * @param root absolute path of the project
 */
export function contentChanges(root: string): ChangedOn {
  let log: string;
  try {
    log = execFileSync('git', ['log', '--format=%cs', '--name-only', '--relative', '--', 'content'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return new Map();
  }
  return changesIn(log);
}

/** @param log commits from the newest: a line with the day, then the files it changed */
export function changesIn(log: string): ChangedOn {
  const changed = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
    else if (line && !changed.has(line)) changed.set(line, day);
  }
  return changed;
}

/**
 * The day on which the content of a page changed last: of the files that are named like its key or like the end of its address,
 * in its language or in none.
 */
export function changedOn({ url, lang }: { url: string; lang: Lang | undefined }, changes: ChangedOn): string | undefined {
  const names = [pageAt(url), url.split('/').at(-1)].filter(Boolean).map((name) => plain(name ?? ''));
  const days = [...changes].flatMap(([file, day]) => {
    const [name = '', fileLang] = basename(file)
      .replace(/\.(?:md|yaml)$/, '')
      .split('.');
    return names.includes(plain(name)) && (!fileLang || fileLang === lang) ? day : [];
  });
  return days.sort().at(-1);
}

/** `notFound` and `not-found` are one name. */
const plain = (name: string) => name.replaceAll('-', '').toLowerCase();
