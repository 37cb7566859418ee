/** Where programs ask, and what stands at a fixed address for them. Pages are in addresses.ts. */

export const api = '/api';

/** What programs ask. */
export const endpoints = {
  contact: `${api}/contact`,
  map: `${api}/map`,
  /** Whom else this server lets its pages ask. */
  thirdParties: `${api}/third-parties`,
  /** Pages found, for the search of every page: `?q=` and `?lang=`. */
  search: `${api}/search`,
  readTicket: `${api}/process-pdf`,
  drawTicket: `${api}/generate-pdf`,
  /** A ticket of nobody, for who wants to see first what becomes of one. */
  sampleTicket: '/sample-ticket.pdf',
  /** The trust badge, fetched by the server. */
  trustBadge: `${api}/trust-badge`,
  /** Answers in the browser where there is no network (site/islands/service-worker.ts). */
  serviceWorker: '/service-worker.js',
  /** The process answers; an enquiry could be kept; the same by its older name. */
  live: '/livez',
  ready: '/readyz',
  health: '/healthz',
  /** For the agency's monitoring alone. */
  metrics: '/metrics',
  cspReports: '/csp-reports',
  security: '/.well-known/security.txt',
  /** Names of places by the path of their page. */
  places: '/places.json',
  /** What the visitor's list compares of each place, by the name of its file. */
  comparedPlaces: '/places-compare.json',
  /** Which picture stands for which journey, at the head of what the itinerary tool gives. */
  destinationPictures: '/destination-pictures.json',
  /** What was measured of the site, as its page shows it. */
  siteReport: '/transparenta/cifre.json',
} as const;
