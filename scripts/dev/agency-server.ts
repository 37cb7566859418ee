import type { AstroIntegration } from 'astro';
import { isServerPath } from '../../domain/rules/addresses.ts';
import type { DevApp } from '../../server/dev.ts';
import { bundleTicketWorker } from '../build/ticket-worker.ts';

/**
 * Development only: the API beside the pages on one port. The server's app is loaded through Vite, so that a change
 * takes effect on the next request; it is dropped when a file changes and started again lazily.
 */
export function agencyServer(): AstroIntegration {
  return {
    name: 'agency-server',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        let running: Promise<DevApp> | undefined;
        const start = async () => {
          const { startDevApp } = (await server.ssrLoadModule('/server/dev.ts')) as typeof import('../../server/dev.ts');
          return startDevApp(bundleTicketWorker);
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
