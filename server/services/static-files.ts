/**
 * The built site, ready to be answered with. Texts are held in memory together with what the build compressed; pictures
 * and fonts stay on disk. Only what is listed here at start can ever be sent, so no path leads out of the folder.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { placeholderOrigin } from '#domain/rules/site-origin.ts';
import { type ConfiguredParty, ownerOfFrame } from '#domain/rules/third-parties.ts';
import { contentSecurityPolicy, framePolicy } from './content-security-policy.ts';

export type Encoding = 'identity' | 'gzip' | 'br';

type Described = {
  contentType: string;
  cacheControl: string;
  /** Names the content: changes when it does. */
  tag: string;
};

export type TextFile = Described & {
  kind: 'text';
  text: Buffer;
  /** False where compressing is not worth the header. */
  compressible: boolean;
  /** Content security policy, for pages. */
  policy: string | undefined;
  /** Who may put the page into a frame. */
  framedBy: 'nobody' | 'us';
  body(encoding: Encoding): Promise<Buffer>;
};

export type DiskFile = Described & { kind: 'disk'; path: string; size: number };

export type StaticFile = TextFile | DiskFile;

/** Files by the path a visitor asks for: `/`, `/europa`, `/_astro/x.css`. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
};

const textTypes = new Set(['.html', '.css', '.js', '.json', '.xml', '.txt', '.webmanifest', '.svg']);
/** Texts that name the site's own address. */
const namesOrigin = new Set(['.html', '.xml', '.txt', '.json', '.webmanifest']);
/** Their names hold a hash of their content, so that a change is a new name. */
const immutable = /^\/(?:_astro|art|fonts)\//;
/** Below this a compressed answer is not smaller on the wire. */
const worthCompressing = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Reads the built site.
 * @param directory what the build wrote
 * @param siteUrl the public origin, put in place of the one the pages were built with
 * @param parties whom its pages may ask besides us; the frames of others are left out
 */
export async function loadStaticFiles(
  directory: string,
  siteUrl: string,
  parties: readonly ConfiguredParty[],
): Promise<StaticFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => sep + relative(directory, join(entry.parentPath, entry.name)));
  const present = new Set(names);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    if (/\.(?:br|gz)$/.test(name) && present.has(name.slice(0, -3))) continue;
    const path = name.split(sep).join('/');
    const owner = ownerOfFrame(cleanPath(path));
    if (owner && !parties.some(({ id }) => id === owner)) continue;
    const file = textTypes.has(extname(name))
      ? await readText({ directory, name, path, present, siteUrl, parties })
      : await describeOnDisk(directory, name, path);
    files.set(cleanPath(path), file);
  }
  return files;
}

/** `/europa.html` answers at `/europa`, `/ro/index.html` at `/ro`. */
const cleanPath = (path: string) => path.replace(/\.html$/, '').replace(/\/index$/, '') || '/';

type TextSource = {
  directory: string;
  name: string;
  path: string;
  present: Set<string>;
  siteUrl: string;
  parties: readonly ConfiguredParty[];
};

async function readText({ directory, name, path, present, siteUrl, parties }: TextSource): Promise<TextFile> {
  const extension = extname(name);
  const built = await readFile(join(directory, name));
  const text = namesOrigin.has(extension) ? withOrigin(built, siteUrl) : built;
  const isBuilt = text === built;
  const sibling = async (ending: string) =>
    isBuilt && present.has(name + ending) ? readFile(join(directory, name + ending)) : undefined;
  const ready = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(text)]]);
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const bytes = await sibling(ending);
    if (bytes) ready.set(encoding, Promise.resolve(bytes));
  }
  return {
    kind: 'text',
    contentType: types[extension] ?? 'text/plain; charset=utf-8',
    cacheControl: cacheControl(path),
    tag: tagOf(text),
    text,
    // What the build left plain stays plain; only what the origin changed is compressed here.
    compressible: text.length >= worthCompressing && (!isBuilt || ready.size > 1),
    policy: extension === '.html' ? policyOf(text.toString(), path, siteUrl, parties) : undefined,
    framedBy: ownerOfFrame(cleanPath(path)) ? 'us' : 'nobody',
    body: (encoding) => {
      const found = ready.get(encoding);
      if (found) return found;
      // Once per page and process, off the main thread. The best takes 80 ms: the first visitor gets a quick one (3 ms, a tenth
      // larger), whoever comes after it the best.
      const quick = compressed(text, encoding, 'quick');
      ready.set(encoding, quick);
      void compressed(text, encoding, 'best').then((best) => ready.set(encoding, Promise.resolve(best)));
      return quick;
    },
  };
}

function policyOf(html: string, path: string, siteUrl: string, parties: readonly ConfiguredParty[]): string {
  const https = siteUrl.startsWith('https:');
  const owner = ownerOfFrame(cleanPath(path));
  const frame = parties.find(({ id }) => id === owner)?.frameSources;
  return frame ? framePolicy(frame, { https }) : contentSecurityPolicy(html, { https, parties });
}

function compressed(text: Buffer, encoding: Encoding, effort: 'quick' | 'best'): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(text, { level: effort === 'best' ? 9 : 5 });
  const quality = effort === 'best' ? constants.BROTLI_MAX_QUALITY : 5;
  return brotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
}

function withOrigin(built: Buffer, siteUrl: string): Buffer {
  return built.includes(placeholderOrigin) ? Buffer.from(built.toString().replaceAll(placeholderOrigin, siteUrl)) : built;
}

async function describeOnDisk(directory: string, name: string, path: string): Promise<DiskFile> {
  const full = join(directory, name);
  const { size, mtimeMs } = await stat(full);
  return {
    kind: 'disk',
    contentType: types[extname(name).toLowerCase()] ?? 'application/octet-stream',
    cacheControl: cacheControl(path),
    tag: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`,
    path: full,
    size,
  };
}

function cacheControl(path: string): string {
  if (immutable.test(path)) return 'public, max-age=31536000, immutable';
  // Pages and data are asked for again each time, and are mostly answered with 304; loose pictures may be an hour old.
  return textTypes.has(extname(path)) && extname(path) !== '.svg' ? 'no-cache' : 'public, max-age=3600';
}

const tagOf = (content: Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 22);
