import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';
import { otherLang } from '#domain/format/counted.ts';
import { hrefOf } from '#domain/rules/addresses.ts';
import { endpoints } from '#domain/rules/endpoints.ts';
import type { PageIndex } from '../services/page-index.ts';
import { preferredLang } from '../services/preferred-lang.ts';
import { SearchPage, searchTitle } from '../views/SearchPage.tsx';
import type { Shells } from '../views/shell.ts';
import { sendView } from './send-view.ts';

/** Longer queries are cut: nobody types them, and nothing is found by them. */
const queryLength = 100;

/** `GET /api/search?q=&lang=`: pages found, for a program. */
function searchCall(app: FastifyInstance, index: PageIndex): void {
  app.get<{ Querystring: { q?: unknown; lang?: unknown } }>(endpoints.search, async ({ query, headers }, reply) => {
    reply.header('cache-control', 'no-cache');
    const lang = preferredLang(query.lang, headers['accept-language']);
    return { pages: index.search(queryIn(query), lang) };
  });
}

const queryIn = ({ q }: { q?: unknown }) => (typeof q === 'string' ? q : '').trim().slice(0, queryLength);

/** `GET /search?q=` and `GET /cauta?q=`: pages found, without any script. */
export function searchRoutes(app: FastifyInstance, { index, shells }: { index: PageIndex; shells: Shells }): void {
  searchCall(app, index);
  for (const lang of ['en', 'ro'] as const)
    app.get<{ Querystring: { q?: unknown } }>(hrefOf('search', lang), async (request, reply) => {
      const query = queryIn(request.query);
      const pages = index.search(query, lang);
      const title = query ? `${searchTitle(lang)}: ${query}` : searchTitle(lang);
      const other = hrefOf('search', otherLang(lang));
      return sendView(reply, shells, lang, {
        title,
        other: query ? `${other}?${new URLSearchParams({ q: query })}` : other,
        content: createElement(SearchPage, { lang, action: hrefOf('search', lang), query, pages }),
      });
    });
}
