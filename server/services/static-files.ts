/**
 * The built site, ready to be answered with. Texts are held in memory together with what the build compressed; pictures
 * and fonts stay on disk. Only what is listed here at start can ever be sent, so no path leads out of the folder.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { placeholderOrigin, withOrigin } from '#domain/rules/site-origin.ts';
import { type ConfiguredParty, ownerOfFrame } from '#domain/rules/third-parties.ts';
import type { SiteFacts, SitePage } from '#domain/schemas/site-facts.ts';
import { ConfigError } from '../config.ts';
import { contentSecurityPolicy, framePolicy } from './content-security-policy.ts';

export type Encoding = 'identity' | 'gzip' | 'br';

type Described = {
  contentType: string;
  cacheControl: string;
};

/** The bytes of an answer, and the name that changes when they do. */
type Packed = { bytes: Buffer; tag: string };

export type TextFile = Described & {
  kind: 'text';
  text: Buffer;
  /** As it may be sent. `identity` alone where packing is not worth the header. */
  packed: { identity: Packed } & Partial<Record<Encoding, Packed>>;
  /** Content security policy, for pages. */
  policy: string | undefined;
  /** Who may put the page into a frame. */
  framedBy: 'nobody' | 'us';
};

export type DiskFile = Described & { kind: 'disk'; path: string; size: number; tag: string };

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
  '.ics': 'text/calendar; charset=utf-8',
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

const textTypes = new Set(['.html', '.css', '.js', '.json', '.xml', '.txt', '.ics', '.webmanifest', '.svg']);
/** Their names hold a hash of their content, so that a change is a new name. */
const immutable = /^\/(?:_astro|art|fonts)\//;
/** Below this a compressed answer is not smaller on the wire. */
const worthPacking = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** What the files are sent for. */
type SentFor = {
  /** The public origin, put in place of the one the pages were built with. */
  siteUrl: string;
  /** Whom its pages may ask besides us; the frames of others are left out. */
  parties: readonly ConfiguredParty[];
};

/**
 * Reads the built site. What the build packed is sent as it is, where it was packed for this origin; else what names the
 * origin is packed here, once, in a few milliseconds a page and a tenth larger.
 *
 * @param directory what the build wrote
 * @throws {ConfigError} when the pages and what the build says about them do not belong together
 */
export async function loadStaticFiles(
  directory: string,
  { origin, pages }: Pick<SiteFacts, 'origin' | 'pages'>,
  sentFor: SentFor,
): Promise<StaticFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const facts = new Map(pages.map((page) => [page.file, page]));
  const site: Site = { directory, present: new Set(names), isPackedForUs: origin === sentFor.siteUrl, facts, ...sentFor };
  const [missing] = pages.filter(({ file }) => !site.present.has(file));
  if (missing) throw ofAnotherBuild(missing.file);
  const files = new Map<string, StaticFile>();
  // One after the other: hundreds of encoders at work at once would take hundreds of megabytes.
  for (const name of names) {
    if (isPackedTwin(name, site.present) || isFrameOfNobody(name, site)) continue;
    files.set(cleanPath(`/${name}`), await readOne(name, site));
  }
  return files;
}

type Site = SentFor & {
  directory: string;
  present: ReadonlySet<string>;
  /** Whether the packed files beside the built ones are made for our origin. */
  isPackedForUs: boolean;
  facts: ReadonlyMap<string, SitePage>;
};

/** The zst is for the proxy alone. */
const isPackedTwin = (name: string, present: ReadonlySet<string>) =>
  /\.(?:br|gz|zst)$/.test(name) && present.has(name.replace(/\.\w+$/, ''));

/** `/europa.html` answers at `/europa`, `/ro/index.html` at `/ro`. */
const cleanPath = (path: string) => path.replace(/\.html$/, '').replace(/\/index$/, '') || '/';

/** Whose frame a file is, when it is one. */
const ownerOf = (name: string) => ownerOfFrame(cleanPath(`/${name}`));

function isFrameOfNobody(name: string, { parties }: Site): boolean {
  const owner = ownerOf(name);
  return owner !== undefined && !parties.some(({ id }) => id === owner);
}

const ofAnotherBuild = (name: string) =>
  new ConfigError('dist/site', `${name} is not of the same build as dist/site.json: build again with npm run build`);

const readOne = (name: string, site: Site): Promise<StaticFile> =>
  textTypes.has(extname(name)) ? readText(name, site) : describeOnDisk(site.directory, name);

async function readText(name: string, site: Site): Promise<TextFile> {
  const extension = extname(name);
  const built = await readFile(join(site.directory, name));
  const namesOrigin = built.includes(placeholderOrigin);
  const text = namesOrigin ? Buffer.from(withOrigin(built.toString(), site.siteUrl)) : built;
  return {
    kind: 'text',
    contentType: types[extension] ?? 'text/plain; charset=utf-8',
    cacheControl: cacheControl(`/${name}`),
    text,
    packed: {
      identity: packed(text),
      ...(await packedTexts(name, text, { ...site, isPackedForUs: !namesOrigin || site.isPackedForUs })),
    },
    policy: extension === '.html' ? policyOf(name, built, site) : undefined,
    framedBy: ownerOf(name) ? 'us' : 'nobody',
  };
}

/** What the build left plain stays plain. */
async function packedTexts(name: string, text: Buffer, site: Site): Promise<Partial<Record<Encoding, Packed>>> {
  if (text.length < worthPacking || !site.present.has(`${name}.br`) || !site.present.has(`${name}.gz`)) return {};
  const twin = (ending: string) => readFile(join(site.directory, name + ending));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const [br, gz] = await Promise.all(
    site.isPackedForUs ? [twin('.br'), twin('.gz')] : [brotli(text, { params }), gzipped(text, { level: 6 })],
  );
  return { br: packed(br), gzip: packed(gz) };
}

const packed = (bytes: Buffer): Packed => ({
  bytes,
  tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
});

function policyOf(name: string, built: Buffer, { siteUrl, parties, facts }: Site): string {
  const page = facts.get(name);
  if (page?.hash !== createHash('sha256').update(built).digest('base64')) throw ofAnotherBuild(name);
  const https = siteUrl.startsWith('https:');
  const owner = ownerOf(name);
  const frame = parties.find(({ id }) => id === owner)?.frameSources;
  return frame ? framePolicy(frame, { https }) : contentSecurityPolicy(page, { https, parties });
}

async function describeOnDisk(directory: string, name: string): Promise<DiskFile> {
  const full = join(directory, name);
  const { size, mtimeMs } = await stat(full);
  return {
    kind: 'disk',
    contentType: types[extname(name).toLowerCase()] ?? 'application/octet-stream',
    cacheControl: cacheControl(`/${name}`),
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
