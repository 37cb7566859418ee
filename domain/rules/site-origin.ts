/**
 * The origin the pages are built with. One build serves every environment: `SITE_URL` is put in its place.
 * `.invalid` never resolves (RFC 2606), so a page that escaped the replacement cannot point at a stranger.
 */
export const placeholderOrigin = 'https://site.invalid';

/** A built text as it is sent from that origin. */
export const withOrigin = (text: string, origin: string): string => text.replaceAll(placeholderOrigin, origin);
