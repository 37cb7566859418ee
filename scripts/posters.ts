/** The catalogue of pictures for their makers: every scene, light and crop on one page. Starts anew when a scene is edited. */
import { createServer } from 'node:http';
import { drawArtwork } from '#art/artwork.ts';
import { cropNames } from '#art/posters/engine/stage.ts';
import { scenes } from '#art/posters/scenes.ts';
import { moodNames } from '#domain/schemas/picture.ts';
import { cataloguePage } from './posters/catalogue.ts';

const page = cataloguePage({
  scenes: Object.keys(scenes),
  lights: ['day', 'night', ...moodNames],
  crops: cropNames.map((crop) => crop.replace(':', 'x')),
});

const server = createServer((request, response) => {
  const name = /^\/([\w.-]+)\.svg$/.exec(request.url ?? '')?.[1];
  if (!name) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    return;
  }
  try {
    const picture = drawArtwork(name);
    response.writeHead(200, { 'content-type': 'image/svg+xml; charset=utf-8' }).end(picture);
  } catch (error) {
    console.error(error);
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
  }
});
server.listen(Number(process.env.PORT ?? 4330), '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`Posters: http://127.0.0.1:${address.port}/`);
});
