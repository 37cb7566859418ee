/** What an agency deploys with, held against the project: every name, path and program it mentions exists. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { endpoints } from '#domain/rules/endpoints.ts';
import { readConfig } from '#server/config.ts';
import { findCaddy } from '../bin/programs.mjs';

const folder = import.meta.dirname;
const root = join(folder, '..');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const caddy = findCaddy();
const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined;

/** Names of the environment that README.md documents. */
const documented = new Set(
  [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/`([A-Z][A-Z_]{3,})`/g)].map(([, name]) => name),
);
/** Those of the deployment alone: docs/instalare.md says what they are. */
const ofDeployment = ['SITE_ADDRESS', 'SITE_ROOT', 'UPSTREAMS', 'POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB', 'HOME'];
const isKnown = (name: string) => documented.has(name) || ofDeployment.includes(name);

const units = readdirSync(folder).filter((name) => /\.(?:service|timer)$/.test(name));

test.each(units)('%s starts programs of the project, and leaves alone what it may not touch', (name) => {
  const unit = read(name);
  for (const [, program, script] of unit.matchAll(/^ExecStart=(\S+) (\S+)$/gm)) {
    expect(program).toBe('/opt/agency-site/node_modules/.bin/node');
    expect(existsSync(join(root, String(script))) || script === 'dist/server/main.js').toBe(true);
  }
  for (const [, path] of unit.matchAll(/file:\/\/\/opt\/agency-site\/(\S+)/g))
    expect(existsSync(join(root, String(path)))).toBe(true);
  if (name.endsWith('.service'))
    for (const line of [
      'User=agency-site',
      'NoNewPrivileges=true',
      'ProtectSystem=strict',
      'CapabilityBoundingSet=',
      'UMask=0077',
    ])
      expect(unit.split('\n')).toContain(line);
});

test('systemd finds nothing to say about the units, where this machine has it', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'units-'));
  try {
    // As installed, but for the place and the user, which are not on this machine.
    for (const name of units)
      writeFileSync(
        join(scratch, name),
        read(name)
          .replaceAll('/opt/agency-site', root)
          .replace(/^(User|Group)=.*$/gm, '$1=root'),
      );
    const paths = units.map((name) => join(scratch, name));
    const said = isThere('systemd-analyze')
      ? spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' }).stderr
      : '';
    expect(said.split('\n').filter((line) => line.includes(scratch))).toEqual([]);
  } finally {
    rmSync(scratch, { recursive: true });
  }
});

test('the example holds names the server knows, and values it takes', () => {
  const given = Object.fromEntries(
    read('example.env')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
  expect(Object.keys(given).filter((name) => !isKnown(name))).toEqual([]);
  expect(readConfig(given)).toMatchObject({
    siteUrl: 'https://www.agency.example',
    mail: { kind: 'smtp' },
    trustProxy: ['loopback'],
  });
});

type Service = {
  build?: { dockerfile: string; context: string; target: string };
  volumes?: string[];
  environment?: Record<string, string>;
  depends_on?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  ports?: string[];
};
type Compose = { services: Record<string, Service>; volumes: Record<string, null> };

test('the compose file builds what the container file has, mounts what it declares, and opens the proxy alone', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as Compose;
  const stages = [...read('Containerfile').matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, stage]) => stage);
  for (const [name, service] of Object.entries(services)) {
    if (service.build) {
      expect(stages, name).toContain(service.build.target);
      expect(existsSync(join(folder, service.build.context, service.build.dockerfile)), name).toBe(true);
    }
    for (const mount of service.volumes ?? []) expect(Object.keys(volumes), name).toContain(mount.split(':')[0]);
    for (const needed of service.depends_on ?? []) expect(Object.keys(services), name).toContain(needed);
    expect(
      Object.keys(service.environment ?? {}).filter((variable) => !isKnown(variable)),
      name,
    ).toEqual([]);
    if (name !== 'proxy') expect(service.ports, name).toBeUndefined();
  }
  for (const name of ['app', 'app2', 'backup']) expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  const { HOST, PORT, DATA_DIR, BACKUP_DIR, TRUST_PROXY, DRAIN_SECONDS } = services.app?.environment ?? {};
  expect(readConfig({ HOST, PORT, DATA_DIR, BACKUP_DIR, TRUST_PROXY, DRAIN_SECONDS }).drainMs).toBe(6000);
});

test('every variable that compose and the proxy ask for is known, and every file that is copied is there', () => {
  for (const name of ['compose.yaml', 'Caddyfile']) {
    const asked = [...read(name).matchAll(/(?<!\$)\{?\$\{?([A-Z_]+)/g)].map(([, variable]) => String(variable));
    expect(
      asked.filter((variable) => !isKnown(variable) && variable !== 'DATABASE_URL'),
      name,
    ).toEqual([]);
  }
  for (const [, path] of read('Containerfile').matchAll(/^COPY ((?!--)[\w./-]+) /gm))
    expect(path === '.' || existsSync(join(root, String(path))), path).toBe(true);
  for (const [, path] of read('Containerfile').matchAll(/^COPY --from=build \/app\/(\S+) /gm))
    expect(existsSync(join(root, String(path))) || /^(?:dist|node_modules)/.test(String(path)), path).toBe(true);
});

test('the proxy keeps what is for the agency alone to itself', () => {
  const [, inside = ''] = /@inside path (.+)/.exec(read('Caddyfile')) ?? [];
  expect(inside.split(' ').sort()).toEqual([endpoints.health, endpoints.live, endpoints.metrics, endpoints.ready].sort());
});

test.runIf(caddy)('Caddy takes the proxy’s file as it is', () => {
  const env = { ...process.env, SITE_ADDRESS: 'www.agency.example', SITE_ROOT: '/tmp', UPSTREAMS: '127.0.0.1:1 127.0.0.1:2' };
  const args = ['adapt', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  expect(JSON.parse(execFileSync(String(caddy), args, { env, stdio: 'pipe' }).toString())).toHaveProperty('apps');
});
