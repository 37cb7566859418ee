import type { AstroIntegration } from 'astro';
import { isServerPath } from '../../domain/rules/addresses.ts';

/**
 * Development only: the API beside the pages on one port. The server's app is loaded through Vite, so that a change
 * takes effect on the next request; it is dropped when a file changes and started again lazily.
 */
export function agencyServer(): AstroIntegration {
  return {
    name: 'agency-server',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        type DevApp = { handle: (request: unknown, response: unknown) => void; close: () => Promise<void> };
        let running: Promise<DevApp> | undefined;
        const start = async () => {
          const { startDevApp } = (await server.ssrLoadModule('/server/dev.ts')) as { startDevApp: () => Promise<DevApp> };
          return startDevApp();
        };
        server.watcher.on('change', (file) => {
          if (!/\/(server|domain|content|itinerary)\//.test(file) || !running) return;
          const old = running;
          running = undefined;
          old.then((app) => app.close()).catch((error: Error) => logger.error(error.message));
          server.environments.ssr.moduleGraph.invalidateAll();
        });
        server.middlewares.use((request, response, next) => {
          if (!isServerPath(request.url ?? '')) return next();
          running ??= start();
          running.then((app) => app.handle(request, response)).catch(next);
        });
      },
    },
  };
}
