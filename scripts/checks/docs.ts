import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root, sourceFiles } from '../source-files.ts';
import type { Check } from './check.ts';

/**
 * Every path and every `npm run` a document names that does not exist. Where a name stands for many (`<id>`, `{id}`, `*`),
 * one that fits is enough. content/ is text for visitors and names no files.
 *
 * @param folder absolute path of the project
 */
export function docProblems(folder: string = root): string[] {
  const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts?: Record<string, string> };
  const files = sourceFiles(folder);
  const tops = new Set(files.map((file) => file.split('/')[0] ?? ''));
  const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('content/'));
  return documents.flatMap((document) => {
    const text = readFileSync(join(folder, document), 'utf8');
    const commands = [...text.matchAll(/\bnpm (?:run (?:--?\w+ )*([\w:-]+)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short ?? '',
    );
    const missing = commands.filter((name) => !(name in scripts)).map((name) => `${document}: there is no npm script „${name}”.`);
    const dead = pathsIn(text, tops)
      .filter((path) => !exists(folder, document, path))
      .map((path) => `${document}: ${path} does not exist.`);
    return [...new Set([...missing, ...dead])];
  });
}

/** Relative link targets, and code spans that begin like a path of ours. What a build makes is not there to be found. */
function pathsIn(text: string, tops: ReadonlySet<string>): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span.replace(/^\.\//, ''))
    .filter((span) => {
      const [top = ''] = span.split('/');
      return (
        !/\s/.test(span) &&
        (span.includes('/') ? tops.has(top) : tops.has(top) || /^\w[\w.-]*\.(ts|tsx|mjs|astro|md|yaml|json)$/.test(span))
      );
    });
  return [...links, ...spans].filter((path) => !/^(dist|var|node_modules)\//.test(path));
}

function exists(folder: string, document: string, path: string): boolean {
  const pattern = path.replace(/<[^>]*>|\{[^},]*\}|…|\bNNN\b/g, '*').replace(/:\d+$/, '');
  const candidates = [pattern, normalize(join(dirname(document), pattern)), `**/${pattern}`];
  return candidates.some((candidate) => {
    if (!/[*{]/.test(candidate)) return existsSync(join(folder, candidate));
    return globSync(candidate, { cwd: folder, exclude: ['node_modules/**', 'dist/**'] }).length > 0;
  });
}

export const docsCheck: Check = { name: 'docs', run: () => docProblems() };
