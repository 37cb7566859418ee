/** Answers with the built pages: clean addresses, the right encoding, 304 for what the browser has already. */
import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hrefOf, isApi, kindOf, langOfLost } from '#domain/rules/addresses.ts';
import type { PageIndex } from '../services/page-index.ts';
import { preferredLang } from '../services/preferred-lang.ts';
import type { DiskFile, Encoding, StaticFile, StaticFiles, TextFile } from '../services/static-files.ts';
import { withLikelyPages } from '../views/likely-pages.ts';
import { sendMethods } from './method-answers.ts';

export type SendNotFound = (request: FastifyRequest, reply: FastifyReply, status?: 400 | 404) => Promise<FastifyReply>;

const notFoundPaths: readonly string[] = [hrefOf('notFound', 'en'), hrefOf('notFound', 'ro')];

/** Longer addresses are not compared with ours: nobody types them. */
const comparedLength = 100;

/** Registers the pages. Gives the function that sends the 404 page, for whoever finds nothing. */
export function serveStaticSite(
  app: FastifyInstance,
  files: StaticFiles,
  index: PageIndex,
  methodsOf: (path: string) => string[],
): SendNotFound {
  const sendNotFound: SendNotFound = async (request, reply, status = 404) => {
    const path = pathOf(request);
    reply.code(status);
    if (isApi(path)) return reply.send({ error: 'Not found' });
    // Two people who ask for the same address may get the page in two languages.
    reply.header('vary', 'Accept-Language');
    const lang = langOfLost(path) ?? preferredLang(undefined, request.headers['accept-language']);
    const page = files.get(hrefOf('notFound', lang));
    if (!wantsPage(request, path) || page?.kind !== 'text') return reply.type('text/plain; charset=utf-8').send('Not found\n');
    const likely = path.length <= comparedLength ? index.similarTo(decoded(path) ?? '', lang) : [];
    if (likely.length === 0) return sendText(request, reply, page);
    reply.header('content-security-policy', page.policy).header('cache-control', 'no-cache').type(page.contentType);
    return reply.send(withLikelyPages(page.text.toString(), lang, likely));
  };

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const found = find(files, request);
      if (found === undefined) {
        const methods = methodsOf(pathOf(request));
        return methods.length > 0 ? sendMethods(request, reply, pathOf(request), methods) : sendNotFound(request, reply);
      }
      if (typeof found === 'string') return reply.redirect(found, 308);
      return found.kind === 'text' ? sendText(request, reply, found) : sendFromDisk(request, reply, found);
    },
  });

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const methods = methodsOf(path);
    if (methods.length > 0) return sendMethods(request, reply, path, methods);
    if (typeof find(files, request) !== 'object') return sendNotFound(request, reply);
    return sendMethods(request, reply, path, ['GET', 'HEAD']);
  });

  return sendNotFound;
}

/** The path as it was asked for, still encoded, without the query. */
const pathOf = (request: FastifyRequest) => (request.raw.url ?? '/').replace(/[?#].*$/s, '');

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not valid UTF-8: no file of ours has such a name.
    return undefined;
  }
};

/** The file asked for, the address of the page that was meant, or nothing. */
function find(files: StaticFiles, request: FastifyRequest): StaticFile | string | undefined {
  const path = decoded(pathOf(request));
  if (path === undefined) return undefined;
  const public_ = (candidate: string) => (isPublic(candidate) ? files.get(candidate) : undefined);
  // With and without a slash at the end both answer; the page's canonical link says which is the one.
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const file = public_(path) ?? public_(bare);
  if (file) return file;
  // Redirects go to pages that exist and nowhere else, so that no crafted path leads to another site.
  const meant = bare.trimEnd().replace(/(?:\/index)?\.html$/, '') || '/';
  if (meant === bare || !public_(meant)) return undefined;
  const query = /\?.*$/s.exec(request.raw.url ?? '')?.[0] ?? '';
  return encodeURI(meant) + query;
}

/** Not to be asked for by address: the shell, a frame for pages of the server, and the 404 pages, answers. */
const isPublic = (path: string) => kindOf(path) !== 'shell' && !notFoundPaths.includes(path);

/** People get a page; a script that asks for a picture or a file does not. */
function wantsPage(request: FastifyRequest, path: string): boolean {
  return request.headers.accept?.includes('text/html') || !/\.\w{1,11}$/.test(path);
}

async function sendText(request: FastifyRequest, reply: FastifyReply, file: TextFile): Promise<FastifyReply> {
  const choices = Object.keys(file.packed).length > 1;
  const encoding = choices ? encodingFor(request.headers['accept-encoding']) : 'identity';
  const { bytes, tag } = file.packed[encoding] ?? file.packed.identity;
  if (choices) reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
  if (file.policy) reply.header('content-security-policy', file.policy);
  if (file.framedBy === 'us') reply.header('x-frame-options', 'SAMEORIGIN');
  if (answerNotModified(request, reply, file, tag)) return reply.send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.header('content-length', bytes.length);
  return request.method === 'HEAD' ? reply.send() : reply.send(bytes);
}

async function sendFromDisk(request: FastifyRequest, reply: FastifyReply, file: DiskFile): Promise<FastifyReply> {
  if (answerNotModified(request, reply, file, file.tag)) return reply.send();
  reply.header('content-length', file.size);
  return request.method === 'HEAD' ? reply.send() : reply.send(createReadStream(file.path));
}

/** Sets what every answer with a file carries. True when the browser's copy is still good: then 304 without a body. */
function answerNotModified(request: FastifyRequest, reply: FastifyReply, file: StaticFile, tag: string): boolean {
  reply.type(file.contentType).header('cache-control', file.cacheControl);
  if (reply.statusCode !== 200) return false;
  const etag = `"${tag}"`;
  reply.header('etag', etag);
  const known = request.headers['if-none-match'];
  // Weak comparison, as RFC 9110 (13.1.2) asks of If-None-Match.
  const matches = known
    ?.slice(0, longestList)
    .split(',')
    .some((candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === etag);
  if (matches) reply.code(304);
  return matches ?? false;
}

/** No browser names more encodings, or keeps more copies of a page, than fit in here; to look through more costs time and helps nobody. */
const longestList = 200;

/** The best encoding the browser takes; one refused with `q=0` is not taken. */
export function encodingFor(accepted: string | undefined): Encoding {
  const offers = (accepted ?? '').slice(0, longestList).toLowerCase().split(',');
  const takes = (name: string) =>
    offers.some((offer) => new RegExp(`^\\s*${name}\\s*(?:;(?!\\s*q=0(?:\\.0*)?\\s*$).*)?$`).test(offer));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
