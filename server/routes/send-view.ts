import type { FastifyReply } from 'fastify';
import type { Lang } from '#domain/schemas/lang.ts';
import { renderInShell, type Shells, type View } from '../views/shell.ts';

/** Answers with a page made for this visitor: not kept by any cache, not listed by any search engine. */
export async function sendView(reply: FastifyReply, shells: Shells, lang: Lang, view: View): Promise<FastifyReply> {
  const shell = await shells(lang);
  if (shell.policy) reply.header('content-security-policy', shell.policy);
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'content-language': lang });
  return reply.type('text/html; charset=utf-8').send(renderInShell(shell, view));
}
