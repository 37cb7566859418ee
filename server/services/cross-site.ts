type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Whether a form was sent from somebody else's page (https://www.w3.org/TR/fetch-metadata/). A browser says where a form comes from; programs that say nothing are let
 * through here, they could say anything.
 * @param siteUrl our public origin
 */
export function isCrossSite(headers: Headers, siteUrl: string): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite === 'same-origin' || fetchSite === 'none') return false;
  const { origin, host } = headers;
  if (typeof origin === 'string') return origin !== siteUrl && !(URL.canParse(origin) && new URL(origin).host === host);
  return fetchSite === 'cross-site';
}

/** Whether a request says where it comes from, as every browser of the last years does with a form: by `Sec-Fetch-Site` or by `Origin`. */
export const saysWhereFrom = (headers: Headers): boolean =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;
