/**
 * The origin the pages are built with. One build serves every environment: the server puts `SITE_URL` in its place.
 * `.invalid` never resolves (RFC 2606), so a page that escaped the replacement cannot point at a stranger.
 */
export const placeholderOrigin = 'https://site.invalid';
