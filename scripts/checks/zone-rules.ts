/** A folder, and what the files in it may import of ours. The first zone whose pattern fits a file is that file's zone. */
export type Zone = {
  files: RegExp;
  /** Which of our own files it may import. Packages are free unless `never` names them. */
  may: readonly RegExp[];
  /** Packages and paths it may not import whatever `may` says. */
  never?: readonly RegExp[];
  /** Said to whoever crosses the border. */
  because: string;
};

const astro = /^astro:/;
const node = /^node:/;
const fastify = /^(fastify$|@fastify\/)/;

export const zones: readonly Zone[] = [
  {
    files: /^domain\//,
    may: [/^domain\//],
    never: [/^(?!domain\/|zod(\/|$))/],
    because: 'domain is the leaf every program stands on: it imports zod and nothing of ours.',
  },
  { files: /^brand\//, may: [/^brand\//], because: 'brand is read by pages, pictures and PDF: it imports nothing of ours.' },
  {
    files: /^art\//,
    may: [/^(art|domain|brand)\//],
    never: [astro],
    because: 'art draws from domain and brand, and knows no page.',
  },
  {
    files: /^itinerary\/formats\/registry\.ts$/,
    may: [/^(itinerary|domain|brand)\//],
    never: [/^itinerary\/pdf\//],
    because: 'formats are read without ever drawing a PDF.',
  },
  {
    files: /^itinerary\/formats\//,
    may: [/^(itinerary|domain|brand)\//],
    never: [/^itinerary\/(pdf\/|formats\/(?!contract))/],
    because: 'a ticket format stands alone: never another format, never pdf/.',
  },
  {
    files: /^itinerary\/pdf\//,
    may: [/^(itinerary|domain|brand)\//],
    never: [/^itinerary\/formats\//],
    because: 'the PDF is drawn from the itinerary, whichever format it came from.',
  },
  {
    files: /^itinerary\/values\//,
    may: [/^(itinerary|domain|brand)\//],
    never: [/^itinerary\/(layout|documents)\//, /^itinerary\/formats\/(?!contract)/],
    because: 'a value is read from its words alone: where they stand is layout, whose they are is documents.',
  },
  {
    files: /^itinerary\/layout\//,
    may: [/^(itinerary|domain|brand)\//],
    never: [/^itinerary\/documents\//, /^itinerary\/formats\/(?!contract)/],
    because: 'layout says which words stand together, whoever printed them.',
  },
  {
    files: /^itinerary\/documents\//,
    may: [/^(itinerary|domain|brand)\//],
    never: [/^itinerary\/formats\/(?!contract)/],
    because: 'documents hold what several formats have in common: they know none of them.',
  },
  { files: /^itinerary\//, may: [/^(itinerary|domain|brand)\//], because: 'itinerary is a library on domain and brand.' },
  {
    files: /^site\/ui\//,
    may: [/^(site\/ui|brand|domain\/format)\//],
    never: [astro, node],
    because: 'ui is reusable and knows no agency word: it imports brand and domain/format.',
  },
  {
    files: /^site\/forms\//,
    may: [/^(site\/(forms|ui)|domain)\//],
    never: [astro, node],
    because: 'a form may know what it asks for: it is made of ui and domain, and is shown by pages, islands and the server.',
  },
  {
    files: /^site\/sections\//,
    may: [/^(site\/(sections|forms|ui)|art|domain)\//],
    never: [astro, node],
    because: 'sections are made of ui, forms, art and domain; islands come to them as children, data as plain values.',
  },
  {
    files: /^site\/islands\/itinerary\//,
    may: [/^(site\/(islands|ui)|domain|itinerary|brand)\//],
    never: [astro, node],
    because: 'the itinerary tool is the one island that reads tickets: ui, domain, itinerary and the fonts of its PDF.',
  },
  {
    files: /^site\/islands\//,
    may: [/^(site\/(islands|forms|ui)|domain)\//],
    never: [astro, node],
    because: 'islands run in the browser: ui, forms and domain only.',
  },
  {
    files: /^site\/(pages|layouts|loaders)\/|^site\/(content\.config|middleware)\.ts$/,
    // brand: the head of every page preloads its fonts and names its colours.
    may: [/^(site|art|domain|brand)\//],
    because: 'pages, layouts, loaders and the middleware put together what site, art and domain offer.',
  },
  {
    files: /^site\/integrations\//,
    may: [/^(site\/integrations|art|domain|brand)\//],
    never: [astro],
    because: 'integrations serve the build: art, domain and brand.',
  },
  {
    files: /^site\//,
    may: [/^(site|domain)\//],
    never: [astro],
    because: 'only pages, layouts, middleware.ts and content.config.ts touch astro:* and everything else.',
  },
  {
    files: /^server\/services\//,
    may: [/^(server\/(services|config)|domain|itinerary)\b/],
    never: [fastify, astro],
    because: 'a service acts and knows no HTTP: no Fastify types, no routes.',
  },
  {
    files: /^server\/views\//,
    may: [/^(server|domain|itinerary|site\/(ui|forms))\//],
    never: [astro],
    because: 'of the site, the views of the server share ui and forms only.',
  },
  {
    files: /^server\//,
    may: [/^(server|domain|itinerary)\//],
    never: [astro],
    because: 'the server stands on domain and itinerary.',
  },
];
