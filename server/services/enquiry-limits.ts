/**
 * How many enquiries are taken as they come, how many are kept aside, and when an address has to wait. Only what could be kept counts
 * against the others: whoever sends rubbish uses up nothing but a measure of their own.
 */
import { isIPv6 } from 'node:net';

/** In one window: so many are trusted, up to so many more are put aside, and then the sender waits. */
type Tier = Readonly<{ trusted: number; most: number }>;

export type EnquiryLimits = Readonly<{
  windowMs: number;
  /** One address; of IPv6 the /64 that a household or a server gets. */
  address: Tier;
  /** The /48 that a customer of a provider gets: 65,536 such addresses. IPv4 has no such thing. */
  network: Tier;
  /** All together: they never wait, because the one who does is not the one who floods. */
  everybody: number;
  /** What cannot be kept, by address and by network. */
  rubbish: { address: number; network: number };
}>;

/** A short window: whoever is stopped by mistake waits a minute at most. */
export const enquiryLimits: EnquiryLimits = {
  windowMs: 60_000,
  address: { trusted: 20, most: 60 },
  network: { trusted: 60, most: 240 },
  everybody: 240,
  rubbish: { address: 60, network: 600 },
};

/** More senders than this at once are not told apart: the longest known is forgotten. */
const known = 50_000;

export type EnquiryGate = {
  /** Counts an enquiry that can be kept. Gives how it is taken, or the seconds its sender has to wait. */
  admit(address: string): 'trusted' | 'pressure' | { waitSeconds: number };
  /** Counts what cannot be kept. Gives the seconds to wait when it is one too many. */
  countRubbish(address: string): number | undefined;
};

export function createEnquiryGate(limits: EnquiryLimits = enquiryLimits, now: () => number = Date.now): EnquiryGate {
  const counts = new Map<string, { begun: number; count: number }>();

  const count = (key: string): { count: number; secondsLeft: number } => {
    const time = now();
    let window = counts.get(key);
    if (!window || time - window.begun >= limits.windowMs) {
      counts.delete(key);
      window = { begun: time, count: 0 };
      counts.set(key, window);
      const [longestKnown] = counts.keys();
      if (counts.size > known && longestKnown !== undefined) counts.delete(longestKnown);
    }
    window.count += 1;
    return { count: window.count, secondsLeft: Math.max(1, Math.ceil((window.begun + limits.windowMs - time) / 1000)) };
  };

  return {
    admit(address) {
      let trusted = true;
      // From the narrow to the wide, so that one who has to wait, or is put aside, uses up nothing of the others.
      for (const [key, tier] of [
        [`address ${networkOf(address, 64)}`, limits.address],
        ...(isIPv6(address) ? ([[`network ${networkOf(address, 48)}`, limits.network]] as const) : []),
      ] as const) {
        const { count: soMany, secondsLeft } = count(key);
        if (soMany > tier.most) return { waitSeconds: secondsLeft };
        trusted &&= soMany <= tier.trusted;
      }
      return trusted && count('everybody').count <= limits.everybody ? 'trusted' : 'pressure';
    },
    countRubbish(address) {
      const narrow = count(`rubbish ${networkOf(address, 64)}`);
      if (narrow.count > limits.rubbish.address) return narrow.secondsLeft;
      const wide = count(`rubbish of ${networkOf(address, 48)}`);
      return wide.count > limits.rubbish.network ? wide.secondsLeft : undefined;
    },
  };
}

/**
 * The network an address is of: the first `bits` of an IPv6 address (a multiple of 16); an IPv4 address, also one written as IPv6, whole.
 */
export function networkOf(address: string, bits: 48 | 64): string {
  if (!isIPv6(address)) return address;
  // The address as RFC 5952 writes it; a zone such as %eth0 is no part of it.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const groups = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const all = [
    ...groups,
    ...Array.from({ length: tail === undefined ? 0 : 8 - groups.length - last.length }, () => '0'),
    ...last,
  ];
  if (all.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return all.slice(6).join(':');
  return all.slice(0, bits / 16).join(':');
}
