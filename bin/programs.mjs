/**
 * Finds the programs the tests need beside Node. Plain JavaScript without dependencies, because the set-up calls it
 * before anything is installed.
 */
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @param {string} path
 * @returns {boolean}
 */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {string[]} */
const searchPath = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean);

/**
 * A Chromium to drive: the one named in CHROMIUM, else the first of the usual names on the PATH.
 *
 * @returns {string | undefined} absolute path of the executable
 */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) return isExecutable(named) ? named : undefined;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])
    for (const folder of searchPath()) if (isExecutable(join(folder, name))) return join(folder, name);
  return undefined;
}

/**
 * The folder with PostgreSQL's server programs. Debian keeps them off the PATH, one folder a version: the newest is taken.
 *
 * @returns {string | undefined} absolute path of a folder holding `initdb` and `postgres`
 */
export function findPostgres() {
  /** @type {string[]} */
  let versions = [];
  try {
    versions = readdirSync('/usr/lib/postgresql');
  } catch {
    // No such folder outside Debian: the PATH decides.
  }
  const debian = versions.sort((a, b) => Number(b) - Number(a)).map((version) => `/usr/lib/postgresql/${version}/bin`);
  return [...debian, ...searchPath()].find((folder) => ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name))));
}

/** Where the set-up unpacks a Caddy of the tests' own. */
export const caddyFolder = join(fileURLToPath(new URL('..', import.meta.url)), '.cache/caddy');

/**
 * The proxy the tests start: the machine's own, or the one the set-up has unpacked.
 *
 * @returns {string | undefined} absolute path of the executable
 */
export function findCaddy() {
  return [...searchPath(), join(caddyFolder, 'usr/bin')].map((folder) => join(folder, 'caddy')).find(isExecutable);
}
