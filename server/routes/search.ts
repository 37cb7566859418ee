import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';
import { hrefOf } from '#domain/rules/addresses.ts';
import type { PageIndex } from '../services/page-index.ts';
import { SearchPage, searchTitle } from '../views/SearchPage.tsx';
import type { Shells } from '../views/shell.ts';
import { sendView } from './send-view.ts';

/** Longer queries are cut: nobody types them, and nothing is found by them. */
const queryLength = 100;

/** `GET /search?q=` and `GET /cauta?q=`: pages found, without any script. */
export function searchRoutes(app: FastifyInstance, { index, shells }: { index: PageIndex; shells: Shells }): void {
  for (const lang of ['en', 'ro'] as const)
    app.get<{ Querystring: { q?: unknown } }>(hrefOf('search', lang), async (request, reply) => {
      const typed = request.query.q;
      const query = (typeof typed === 'string' ? typed : '').trim().slice(0, queryLength);
      const pages = index.search(query, lang);
      const title = query ? `${searchTitle(lang)}: ${query}` : searchTitle(lang);
      return sendView(reply, shells, {
        lang,
        title,
        content: createElement(SearchPage, { lang, action: hrefOf('search', lang), query, pages }),
      });
    });
}
