import { createServer, type Server } from 'node:http';
import { drawArtwork } from '#art/artwork.ts';
import { cropNames } from '#art/posters/engine/stage.ts';
import { isSceneName, scenes } from '#art/posters/scenes.ts';
import { subjectOf } from '#art/posters/subjects.ts';
import { moodNames } from '#domain/rules/moods.ts';
import { cataloguePage } from './catalogue.ts';

/** Everything the engine can print, by name. */
export const choices = {
  scenes: Object.keys(scenes)
    .filter(isSceneName)
    .map((name) => ({ name, subject: subjectOf(name) })),
  lights: ['day', 'night', ...moodNames],
  crops: cropNames.map((crop) => crop.replace(':', 'x')),
};

/** The catalogue: its page at /, and every print at /<scene>.<light>.<crop>.svg, drawn when it is asked for. */
export function catalogueServer(): Server {
  const page = cataloguePage(choices);
  return createServer((request, response) => {
    const name = /^\/([\w.-]+)\.svg$/.exec(request.url ?? '')?.[1];
    if (!name) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      return;
    }
    try {
      const picture = drawArtwork(name);
      response.writeHead(200, { 'content-type': 'image/svg+xml; charset=utf-8' }).end(picture);
    } catch (error) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
    }
  });
}
