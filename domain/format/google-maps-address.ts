/**
 * Where the Google script is asked for, with the eight parameters its loader has.
 *
 * @see https://developers.google.com/maps/documentation/javascript/url-params
 */
import type { Lang } from '../schemas/lang.ts';

export type GoogleMapsAccount = {
  /** Google's own address of the script, or what stands in for it. */
  url: string;
  key: string;
  /** Older contracts name a client beside the key, and a channel that their reports are sorted by. */
  client: string | undefined;
  channel: string | undefined;
  /** Styles of the map made in Google's console. */
  mapIds: readonly string[];
};

/** A new release each week: Google withdraws numbered ones within a year. */
const version = 'weekly';
/** What of the API is loaded; `marker` has the markers of maps with a style of their own. */
const libraries = ['maps', 'marker'];
/** Names and borders as they are drawn for Romania. */
const region = 'RO';

/**
 * @param lang language of names and controls
 * @param callback name of the function the script calls once it is ready
 */
export function googleMapsAddress(account: GoogleMapsAccount, lang: Lang, callback: string): string {
  const { url, key, client, channel, mapIds } = account;
  const address = new URL(url);
  const parameters = {
    key,
    client,
    v: version,
    language: lang,
    region,
    libraries: libraries.join(','),
    channel,
    map_ids: mapIds.join(','),
    loading: 'async',
    callback,
  };
  for (const [name, value] of Object.entries(parameters)) if (value) address.searchParams.set(name, value);
  return address.href;
}
