import type { AstroIntegration } from 'astro';
import { drawArtwork } from '../../art/artwork.ts';
import { artworkName } from '../../art/artwork-name.ts';

/** Development only: drawings on request. The build prints those that its pages name (scripts/build/drawings.ts). */
export function artPrints(): AstroIntegration {
  return {
    name: 'art-prints',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const name = request.url && artworkName(request.url);
          if (!name) return next();
          response.setHeader('content-type', 'image/svg+xml');
          response.end(drawArtwork(name));
        });
      },
    },
  };
}
