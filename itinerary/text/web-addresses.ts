/** Addresses of the web and of mail in a line: no number, day or reference in them is printed for anybody to read. */

type Stretch = { start: number; end: number };

// https://a.example/b?c=DL77 | www.a.example | a.b@c.example | a.example/b?c
const address = /:\/\/|^\W*www\.|[^\s@]@[\p{L}\d-]|[\p{L}\d]\.\p{L}{2,12}[/?]/iu;
/** Most lines have none. */
const mayHave = /[@?]|:\/\/|www\.|\.\p{L}{2,12}\//iu;
const word = /\S+/g;

export function addressesIn(text: string): Stretch[] {
  if (!mayHave.test(text)) return [];
  return [...text.matchAll(word)].flatMap(({ 0: part, index }) =>
    address.test(part) ? [{ start: index, end: index + part.length }] : [],
  );
}

/** Whether something lies in one of them. */
export const isWithin = (stretches: readonly Stretch[], { start, end }: Stretch): boolean =>
  stretches.some((other) => start < other.end && end > other.start);
