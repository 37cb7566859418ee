import type { FastifyInstance } from 'fastify';
import { type GoogleMapsAccount, googleMapsAddress } from '#domain/format/google-maps-address.ts';
import { endpoints } from '#domain/rules/endpoints.ts';
import { configuredParties } from '#domain/rules/third-parties.ts';

/** What Google's script calls when it is ready; `site/islands/google-map.ts` waits for it. */
const callback = 'mapScriptReady';

/**
 * `GET /api/map?lang=ro`: whose interactive map this server offers, and where its script is. Pages are built once and the
 * key is the environment's, so they ask when they need to know.
 */
export function mapRoute(app: FastifyInstance, account: GoogleMapsAccount | undefined): void {
  const provider = configuredParties({ googleMaps: account }).find(({ purpose }) => purpose === 'map')?.id;
  app.get<{ Querystring: { lang?: unknown } }>(endpoints.map, async ({ query }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!account) return { provider };
    return {
      provider,
      script: googleMapsAddress(account, query.lang === 'ro' ? 'ro' : 'en', callback),
      mapId: account.mapIds[0],
    };
  });
}
