import type { AstroIntegration } from 'astro';
import { printPhoto } from '../../art/photos/photo-file.ts';
import { photoFromUrl } from '../../art/photos/photo-name.ts';

/** Development only: photographs cut on request. The build cuts those that its pages name (scripts/build/photographs.ts). */
export function photoPrints(): AstroIntegration {
  return {
    name: 'photo-prints',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const print = photoFromUrl(request.url ?? '');
          if (!request.url || !print) return next();
          printPhoto(request.url).then((file) => {
            response.setHeader('content-type', `image/${print.format}`);
            response.end(file);
          }, next);
        });
      },
    },
  };
}
