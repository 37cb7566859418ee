import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from '../source-files.ts';

/**
 * The class name a CSS module's local name becomes. Pages are made by Vite and the few pages of the server by esbuild:
 * both ask here, so that the same component has the same names in both.
 *
 * @param name the class as written in the module
 * @param file absolute path of the module; Vite adds a query to it
 */
export function scopedClassName(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, ''));
  return `${name}_${createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '').slice(0, 4)}`;
}

/** CSS modules as the server sees them: names only, the style sheets themselves are in the built pages. */
export const cssModuleNames: Plugin = {
  name: 'css-module-names',
  setup(build) {
    build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
      contents: `export default new Proxy({}, { get: (_, name) => \`\${String(name)}${scopedClassName('', path)}\` });`,
      loader: 'js',
    }));
  },
};
