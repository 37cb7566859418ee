/** Matches the URL of a picture anywhere in a page; the first group is the picture's name. */
export const artworkUrlPattern = /\/art\/([a-z0-9.-]+)\.[a-z0-9]{6}\.svg/g;

/** The picture's name inside its URL, or nothing when the URL is not one of a picture. */
export const artworkName = (url: string): string | undefined => [...url.matchAll(artworkUrlPattern)][0]?.[1];
