/**
 * The trust badge of a third party, fetched by this server so that the page asks nobody else: the account's key stays here, and the
 * provider learns of no visitor. It is kept for a day; while it cannot be had, the site's own mark stands in.
 */
export type Badge = { bytes: Buffer; contentType: string };

export type TrustBadgeAccount = {
  /** Where the picture is. */
  url: string | undefined;
  /** The account's secret, sent as the parameter `key` or in place of `{key}` in the address. */
  key: string | undefined;
};

type TrustBadgeOptions = {
  account: TrustBadgeAccount;
  /** What is shown until the badge is there, and whenever it is not. */
  standIn: Badge;
  log: { warn(facts: object, message: string): void };
  now?: () => number;
};

const day = 24 * 60 * 60 * 1000;
/** How long nobody is asked again who has just failed. */
const pause = 10 * 60 * 1000;
const timeoutMs = 2000;
const largest = 200_000;
const pictures = /^image\/(?:png|jpeg|gif|webp|avif|svg\+xml)(?:;|$)/;

export function createTrustBadge({ account, standIn, log, now = Date.now }: TrustBadgeOptions): () => Promise<Badge> {
  const address = addressOf(account);
  if (!address) return async () => standIn;
  let kept: { badge: Badge; until: number } | undefined;
  let asking: Promise<Badge> | undefined;

  const ask = async (): Promise<Badge> => {
    try {
      const badge = await fetchBadge(address);
      kept = { badge, until: now() + day };
    } catch (error) {
      // Without the address, which holds the key, and without what a library wrote about it.
      log.warn({ reason: reasonOf(error) }, 'the trust badge did not come');
      kept = { badge: standIn, until: now() + pause };
    }
    return kept.badge;
  };

  return () => {
    if (kept && now() < kept.until) return Promise.resolve(kept.badge);
    // Everybody who comes meanwhile waits for the same answer.
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

function addressOf({ url, key }: TrustBadgeAccount): URL | undefined {
  if (!url) return undefined;
  const address = new URL(url.replace('{key}', encodeURIComponent(key ?? '')));
  if (key && !url.includes('{key}')) address.searchParams.set('key', key);
  return address;
}

class BadgeError extends Error {}

/** @throws when it is late, refused, no picture or too large */
async function fetchBadge(address: URL): Promise<Badge> {
  // A redirect would carry the key to whoever it names.
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  const contentType = answer.headers.get('content-type') ?? '';
  if (!answer.ok) throw new BadgeError(`status ${answer.status}`);
  if (!pictures.test(contentType)) throw new BadgeError('not a picture');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > largest) throw new BadgeError(`more than ${largest} bytes`);
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), contentType };
}

const reasonOf = (error: unknown) => {
  if (error instanceof BadgeError) return error.message;
  return error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no connection';
};
