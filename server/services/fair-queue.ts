/**
 * What waits, in a line for each sender, served in turn and one of a sender's at a time: who sends fifty waits for their own fifty, and
 * who sends one waits for one of theirs. Where there is no room left, the longest line gives up its end.
 */
type FairQueue<Item> = {
  readonly size: number;
  /**
   * Adds what a sender sent.
   * @param most how many may wait now, all senders together
   * @returns what has to leave for it, which is itself where its sender's line is as long as any; else nothing
   */
  add(from: string, item: Item, most: number): Item | undefined;
  /** Takes out whose turn it is: of senders with nothing at work the one who has waited longest since they came or were served. */
  next(): Item | undefined;
  /**
   * What was taken is no longer at work, and its sender's next turn comes after all others'.
   * @param again what is to be had in that turn: itself, where it must begin again
   */
  done(from: string, ...again: Item[]): void;
  /** Everything, and nothing waits any more. */
  clear(): Item[];
};

export function createFairQueue<Item>(): FairQueue<Item> {
  /** Senders in the order of their turns; no line is empty. */
  const lines = new Map<string, Item[]>();
  const atWork = new Set<string>();
  const size = () => [...lines.values()].reduce((sum, { length }) => sum + length, 0);

  const keep = (from: string, line: Item[]) => {
    if (line.length > 0) lines.set(from, line);
    else lines.delete(from);
  };

  return {
    get size() {
      return size();
    },
    add(from, item, most) {
      const own = lines.get(from) ?? [];
      const full = size() >= most;
      const longest = [...lines].reduce((long, line) => (line[1].length > long[1].length ? line : long), [from, own] as const);
      // One place more or less makes no line longer than another.
      if (full && longest[1].length <= own.length + 1) return item;
      if (full) keep(longest[0], longest[1].slice(0, -1));
      lines.set(from, [...own, item]);
      return full ? longest[1].at(-1) : undefined;
    },
    next() {
      const turn = [...lines].find(([from]) => !atWork.has(from));
      if (!turn) return undefined;
      const [from, [item, ...rest]] = turn;
      keep(from, rest);
      atWork.add(from);
      return item;
    },
    done(from, ...again) {
      const line = [...again, ...(lines.get(from) ?? [])];
      atWork.delete(from);
      lines.delete(from);
      keep(from, line);
    },
    clear() {
      const all = [...lines.values()].flat();
      lines.clear();
      return all;
    },
  };
}
