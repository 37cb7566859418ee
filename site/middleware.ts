/** Adds the faces of rare letters to the pages that print one, or may come to: no other page pays for them. */
import { defineMiddleware } from 'astro:middleware';
import { rare } from '#brand/web-letters.ts';
import faces from '#site/styles/rare-letters.css?inline';
import serifFaces from '#site/styles/rare-letters-serif.css?inline';

const rareLetter = new RegExp(`[${rare}]`);

export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  // `data-letters="any"`: its text comes from visitors, tickets or the server.
  const wanted = rareLetter.test(html) || html.includes(' data-letters="any"');
  const serif = html.includes(' data-voice="leisure"');
  const style = wanted ? `<style>${faces}${serif ? serifFaces : ''}</style>` : '';
  return new Response(
    html.replace('</head>', () => `${style}</head>`),
    response,
  );
});
