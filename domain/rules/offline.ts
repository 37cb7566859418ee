/** What the visitor's browser keeps for when there is no network, as the page that keeps it and the service worker name it. */

/** One cache for each page: the page and what it shows. */
export const keptPage = (path: string): string => `page ${path}`;

/** What a page is kept under: its address without a slash at the end. */
export const pathToKeep = (pathname: string): string => pathname.replace(/(?<=.)\/$/, '');

/** The path of the page that a cache is for; none for other caches. */
export const pathKept = (cache: string): string | undefined => (cache.startsWith('page ') ? cache.slice(5) : undefined);

/** As many places as somebody reads before a journey; the one read longest ago goes first. */
export const mostKeptPages = 12;

/** What the service worker keeps by itself, before anybody has opened it. */
export const helpCache = 'help';

/** Said on the page once what may be kept is kept. */
export const pageKept = 'page-kept';

/** The cache of the itinerary tool's page, its scripts with it: it does not go when pages about places come. */
export const keptTool = (path: string): string => `tool ${path}`;

/** The path of the tool's page that a cache is for; none for other caches. */
export const toolKept = (cache: string): string | undefined => (cache.startsWith('tool ') ? cache.slice(5) : undefined);
