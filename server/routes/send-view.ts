import type { FastifyReply } from 'fastify';
import type { ReactElement } from 'react';
import type { Lang } from '#domain/schemas/lang.ts';
import { renderInShell, type Shells } from '../views/shell.ts';

type View = { lang: Lang; title: string; content: ReactElement };

/** Answers with a page made for this visitor: not kept by any cache, not listed by any search engine. */
export async function sendView(reply: FastifyReply, shells: Shells, { lang, title, content }: View): Promise<FastifyReply> {
  const shell = await shells(lang);
  if (shell.policy) reply.header('content-security-policy', shell.policy);
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'content-language': lang });
  return reply.type('text/html; charset=utf-8').send(renderInShell(shell, title, content));
}
