import { itineraryZones, pdfjs } from './itinerary-zones.ts';
import { computed } from './specifiers.ts';

/** A part of the tree, and all that its files may import. What is not listed is refused. */
export type Zone = {
  /** The first zone whose pattern fits a file is that file's zone. */
  files: RegExp;
  /**
   * Paths of ours from the root, packages by their whole name (`react` is not `react-dom/server`), `node:…`, `astro:…`. A `*` at the
   * end stands for whatever follows; `<name>` for what the group of that name found in the file's own path.
   */
  may: readonly string[];
  /** Said to whoever crosses the border. */
  because: string;
};

const ships = ['art/*', 'brand/*', 'content/*', 'domain/*', 'itinerary/*', 'server/*', 'site/*'];
const tools = ['bench/*', 'bin/*', 'scripts/*', 'tests/*'];

/** Names stand in groups, spread into their list, so that a list is some lines of words and not a column of them. */
export const zones: readonly Zone[] = [
  {
    files: /^tests\/tickets\/generator\//,
    may: [
      ...[
        'tests/tickets/generator/*',
        'tests/support/*',
        'itinerary/*',
        'domain/rules/*',
        'bin/programs.mjs',
        'node:fs',
        'node:path',
      ],
      ...['@playwright/test', '@react-pdf/renderer', 'jspdf', 'pdf-lib', 'pdfkit', 'react', 'vitest'],
    ],
    because: 'generated tickets are printed by programs that print tickets, and know what the reader must say of them.',
  },
  {
    files: /^tests\/|\.test\.tsx?$/,
    may: [
      ...[...ships, ...tools, 'dist/*', 'node:*', computed],
      ...[
        '@axe-core/playwright',
        '@napi-rs/canvas',
        '@playwright/test',
        'd3-geo',
        'esbuild',
        'fastify',
        'fflate',
        'happy-dom',
        'ical.js',
        'nodemailer',
        'pg',
      ],
      ...['parse5', 'postal-mime', 'react-dom/server', 'sharp', 'smtp-server', 'vitest', 'vitest/node', 'yaml', 'zod', ...pdfjs],
    ],
    because: 'tests reach wherever they must in the project, and use the packages listed for them.',
  },
  {
    files: /^domain\//,
    may: ['domain/*', 'zod', 'zod/mini'],
    because: 'domain is the leaf every program stands on: it imports zod and nothing of ours.',
  },
  { files: /^brand\//, may: ['brand/*'], because: 'brand is read by pages, pictures and PDF: it imports nothing of ours.' },
  {
    files: /^art\/(photos|share)\//,
    may: [
      ...['art/*', 'brand/*', 'domain/*', 'harfbuzzjs', 'sharp', 'subset-font'],
      ...['node:crypto', 'node:fs', 'node:fs/promises', 'node:path'],
    ],
    because: 'photographs and share pictures are made of files; beyond them art knows domain and brand, and no page.',
  },
  {
    files: /^art\//,
    may: [
      ...['art/*', 'brand/*', 'domain/*', 'd3-geo', 'geojson', 'topojson-client', 'topojson-simplify', 'topojson-specification'],
      ...['world-atlas/countries-50m.json', 'world-atlas/countries-110m.json'],
    ],
    because: 'art draws from domain and brand, reads no files, and knows no page.',
  },
  ...itineraryZones,
  {
    files: /^site\/ui\//,
    may: ['site/ui/*', 'brand/*', 'domain/format/*', 'marked'],
    because: 'ui is reusable and knows no agency word: it imports brand and domain/format.',
  },
  {
    files: /^site\/forms\//,
    may: [
      ...['site/forms/*', 'site/ui/*', 'domain/format/*', 'domain/rules/*'],
      ...['domain/schemas/enquiry.ts', 'domain/schemas/contact-page.ts', 'domain/schemas/lang.ts'],
    ],
    because: 'forms know the enquiry and how ui looks, and no page.',
  },
  {
    files: /^site\/sections\//,
    may: ['site/sections/*', 'site/forms/*', 'site/ui/*', 'domain/*', 'marked'],
    because: 'sections are made of ui, forms and domain; islands come to them as children, data as plain values.',
  },
  {
    files: /^site\/documents\//,
    may: ['site/documents/*', 'domain/*', 'brand/*', 'itinerary/pdf/*', 'react', '@react-pdf/renderer', 'marked', 'node:*'],
    because: 'documents are files made of content when the site is built, drawn as the printed itinerary is.',
  },
  {
    files: /^site\/islands\/itinerary\//,
    may: [
      ...['site/islands/*', 'site/ui/*', 'domain/*', 'itinerary/*', 'brand/*', 'react', 'react-dom/client', ...pdfjs],
      ...['zxing-wasm/reader/zxing_reader.wasm?url', 'node_modules/pdfjs-dist/standard_fonts/*'],
      ...['art/artwork-name.ts', 'art/posters/poster.ts', 'art/posters/print-name.ts'],
    ],
    because:
      'the itinerary tool is the one island that reads tickets and draws them: ui, domain, itinerary, the fonts and posters of its PDF.',
  },
  {
    files: /^site\/islands\//,
    may: [
      ...['site/islands/*', 'site/forms/*', 'site/ui/*', 'domain/*', 'react', 'react-dom/client'],
      '@googlemaps/markerclusterer',
    ],
    because: 'islands run in the browser: forms, ui and domain only.',
  },
  {
    files: /^site\/styles\//,
    may: ['site/styles/*', 'site/ui/*', 'brand/fonts/*'],
    because: 'style sheets of every page know the typefaces and what ui draws with.',
  },
  {
    files: /^site\/loaders\//,
    may: [
      ...['site/loaders/*', 'site/ui/*', 'art/*', 'domain/*', 'astro:content', 'astro/loaders'],
      // The bundler gives these files their addresses.
      'content/logos/*',
      // Airports are read while the collections are being filled.
      ...['node:fs/promises', 'node:path', 'yaml', 'zod'],
    ],
    because: 'loaders turn content into the plain values of sections: content, art and domain.',
  },
  {
    files: /^site\/(pages|layouts)\/|^site\/(content\.config|middleware)\.ts$/,
    may: [
      ...['site/pages/*', 'site/layouts/*', 'site/loaders/*', 'site/sections/*', 'site/islands/*', 'site/forms/*', 'site/ui/*'],
      // brand: the head of every page preloads its fonts and names its colours.
      ...['site/documents/*', 'site/styles/*', 'art/*', 'domain/*', 'brand/*'],
      ...['astro:content', 'astro:middleware', 'astro/loaders', 'astro/types', 'virtual:brand-tokens.css'],
    ],
    because: 'pages, layouts and the middleware put together what site, art and domain offer.',
  },
  {
    files: /^site\/integrations\//,
    may: [
      ...['site/integrations/*', 'art/*', 'domain/*', 'brand/*', 'astro', 'esbuild', 'sharp'],
      ...['node:crypto', 'node:fs/promises', 'node:os', 'node:path', 'node:url'],
    ],
    because: 'integrations serve the build: art, domain and brand.',
  },
  { files: /^site\/(env|virtual)\.d\.ts$/, may: ['astro/client', 'react'], because: 'these files say what others declare.' },
  {
    files: /^server\/services\//,
    may: [
      ...['server/services/*', 'server/config.ts', 'domain/*', 'itinerary/reference/*', 'itinerary/trip/*', 'itinerary/values/*'],
      ...['minisearch', 'nodemailer', 'pg', 'sharp', 'yaml', 'zod', 'node:child_process', 'node:crypto', 'node:fs'],
      ...['node:fs/promises', 'node:net', 'node:path', 'node:perf_hooks', 'node:sqlite', 'node:timers/promises'],
      ...['node:util', 'node:worker_threads', 'node:zlib'],
    ],
    because: 'a service acts and knows no HTTP: no Fastify types, no routes.',
  },
  {
    files: /^server\/views\//,
    may: ['server/views/*', 'server/services/*', 'domain/*', 'site/ui/*', 'site/forms/*', 'react', 'react-dom/server'],
    because: 'of the site, the views of the server share ui and forms only.',
  },
  {
    files: /^server\/workers\//,
    may: [
      ...['server/workers/*', 'server/services/*', 'domain/*', 'itinerary/*'],
      ...['node:fs/promises', 'node:path', 'node:stream', 'node:url', 'node:worker_threads'],
    ],
    because: 'workers have tickets read and drawn; they know no HTTP.',
  },
  {
    files: /^server\/(routes|plugins)\//,
    may: [
      ...['server/routes/*', 'server/plugins/*', 'server/services/*', 'server/views/*', 'domain/*'],
      ...['fastify', '@fastify/multipart', '@fastify/rate-limit', 'react', 'node:crypto', 'node:fs', 'node:http'],
    ],
    because: 'routes and plugins translate between HTTP, services and views.',
  },
  {
    files: /^server\/\w+\.ts$/,
    may: [
      ...['server/*', 'domain/*', 'fastify', 'zod', 'node:fs', 'node:http', 'node:net', 'node:os', 'node:path'],
      'node:timers/promises',
    ],
    because: 'the server puts itself together from its own folders and domain.',
  },
  {
    files: /^bin\//,
    may: ['bin/*', 'node:child_process', 'node:crypto', 'node:fs', 'node:path', 'node:url'],
    because: 'bin runs before anything is installed: Node and nothing else.',
  },
  {
    files: /^scripts\//,
    may: [
      ...[...ships, 'scripts/*', 'bin/*', 'node:*', '@playwright/test', 'astro', 'esbuild', 'parse5', 'react-dom/server'],
      ...['sharp', 'subset-font', 'typescript', 'yaml', 'zod'],
    ],
    because: 'scripts build and check what ships, with the packages listed for them; they use no tests.',
  },
  {
    files: /^bench\//,
    may: [...ships, ...tools, 'node:*', computed, '@playwright/test', 'lighthouse', 'sharp'],
    because: 'benches measure whatever there is, with the packages listed for them.',
  },
  {
    files: /^[a-z]+\.config\.ts$/,
    may: [
      ...['domain/rules/*', 'server/config.ts', 'scripts/build/*', 'scripts/dev/*', 'site/integrations/*', 'tests/support/*'],
      ...['bin/programs.mjs', 'astro/config', '@astrojs/react', '@playwright/test', 'vitest/config'],
    ],
    because: 'configurations put together the tools of the project.',
  },
];
