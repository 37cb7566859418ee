/** Words a minute of somebody who reads to do something with it. */
const wordsPerMinute = 180;

/** Whole minutes that a text takes, at least one. Marks and the addresses of links are not read. */
export function readingMinutes(text: string): number {
  const words = text
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
