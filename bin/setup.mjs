/**
 * Makes a fresh clone ready: installs the packages when the lock file changed, brings the Node the project needs, and with
 * `--browser` also what the tests drive. Runs before anything is installed, on whatever Node the machine has (18 or newer),
 * hence built-ins only. Does nothing, within a tenth of a second, when all is in place.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { caddyFolder, findCaddy, findChromium, findPostgres } from './programs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${root}node_modules/.setup`;
const ownNode = `${root}node_modules/.bin/node`;

const npm = npmProgram();
installPackages();
bringNode();
if (process.argv.includes('--browser')) {
  bringTestPrograms();
  bringProxy();
}

/** The npm that started this script, so that the install uses the same one. */
function npmProgram() {
  const version = /^npm\/(\d+)/.exec(process.env.npm_config_user_agent ?? '')?.[1];
  const path = process.env.npm_execpath;
  if (!version || !path) stop('Start this through npm (npm run setup): no other package manager reads our lock file.');
  if (Number(version) < 9) stop(`npm ${version} is too old: 9 or newer is needed (npm install --global npm@11).`);
  return path;
}

function installPackages() {
  const lock = readFileSync(`${root}package-lock.json`);
  const stamp = createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Installing packages (about a minute, only when they changed)…');
  const flags = ['--no-audit', '--no-fund', '--engine-strict=false', '--include=dev', '--include=optional'];
  if (!runNpm(['ci', ...flags])) stop('npm ci failed: see above.');
  // Written last, so that an interrupted install is done again.
  writeFileSync(stampFile, stamp);
}

/** Node 24 comes as a package; where its install script was not allowed to run, it is run now. */
function bringNode() {
  if (existsSync(ownNode)) return;
  if (existsSync(`${root}node_modules/node`)) runNpm(['rebuild', 'node', '--ignore-scripts=false']);
  if (existsSync(ownNode)) return;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return;
  stop(
    `The node package has no build for ${process.platform} ${process.arch}: install Node 24 yourself (this is ${process.version}).`,
  );
}

/** A browser and a PostgreSQL server for the tests: found, or installed where we may, or asked for. */
function bringTestPrograms() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && !findChromium()) stop(`CHROMIUM: ${CHROMIUM} is not a program that can be run.`);
  const missing = [...(findChromium() ? [] : ['chromium']), ...(findPostgres() ? [] : ['postgresql'])];
  if (missing.length === 0) return;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!mayInstall) {
    stop(
      `The tests need ${missing.join(' and ')}. Run: sudo apt-get update && sudo apt-get install -y --no-install-recommends ${missing.join(' ')}` +
        ' (a Chromium elsewhere: set CHROMIUM to its path).',
    );
  }
  console.log(`Installing ${missing.join(' and ')} for the tests…`);
  const install = ['install', '-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', ...missing];
  if (!aptGet(['update', '-qq']) || !aptGet(install)) stop('apt-get failed: see above.');
  if (!findChromium() || !findPostgres())
    stop(`apt-get installed ${missing.join(' and ')}, yet they are not found on this machine.`);
}

/**
 * The proxy of `deploy/` for its tests, where Debian has it: unpacked, not installed, so that no service of its starts on this machine. Where it
 * cannot be had, those tests are left out, and that is said.
 */
function bringProxy() {
  if (findCaddy()) return;
  mkdirSync(caddyFolder, { recursive: true });
  const download = () =>
    aptGet(['download', '-qq', '-o', 'Acquire::http::Timeout=20', 'caddy'], { cwd: caddyFolder, stdio: 'ignore' });
  const isHere = download() || (process.getuid?.() === 0 && aptGet(['update', '-qq'], { stdio: 'ignore' }) && download());
  const file = isHere && readdirSync(caddyFolder).find((name) => name.endsWith('.deb'));
  if (file) spawnSync('dpkg', ['-x', join(caddyFolder, file), caddyFolder]);
  if (!findCaddy()) console.log('Caddy is not on this machine and could not be fetched: the tests that start it are left out.');
}

/**
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
function aptGet(args, options = {}) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env, ...options }).status === 0;
}

/** @param {string[]} args */
function runNpm(args) {
  return spawnSync(process.execPath, [npm, ...args, '--loglevel=error'], { cwd: root, stdio: 'inherit' }).status === 0;
}

/**
 * @param {string} reason
 * @returns {never}
 */
function stop(reason) {
  console.error(reason);
  process.exit(1);
}
