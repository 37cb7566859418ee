/**
 * What waits, in a line for each sender, served in turn: who sends fifty waits for their own fifty, and who sends one waits for one of
 * theirs. Where there is no room left, the longest line gives up its end.
 */
type FairQueue<Item> = {
  readonly size: number;
  /**
   * Adds what a sender sent.
   * @param most how many may wait now, all senders together
   * @returns what has to leave for it, which is itself where its sender's line is as long as any; else nothing
   */
  add(from: string, item: Item, most: number): Item | undefined;
  /** Back to the very front: it had its turn and is to have it again. */
  putBack(item: Item): void;
  /**
   * Whose turn it is: of those with the fewest at work the one who has waited longest for a turn. It stays until it is taken.
   * @param working how many of a sender's are at work
   */
  next(working: (from: string) => number): Item | undefined;
  take(item: Item): void;
  /** Everything, and nothing waits any more. */
  clear(): Item[];
};

export function createFairQueue<Item>(): FairQueue<Item> {
  const front: Item[] = [];
  /** Senders in the order of their turns; no line is empty. */
  const lines = new Map<string, Item[]>();
  const size = () => [...lines.values()].reduce((sum, { length }) => sum + length, front.length);

  const leave = (item: Item) => {
    for (const [from, line] of lines) {
      const rest = line.filter((other) => other !== item);
      if (rest.length === line.length) continue;
      if (rest.length === 0) lines.delete(from);
      else lines.set(from, rest);
      return from;
    }
    return undefined;
  };

  return {
    get size() {
      return size();
    },
    add(from, item, most) {
      const own = lines.get(from) ?? [];
      const longest = [...lines.values()].reduce((long, line) => (line.length > long.length ? line : long), own);
      const full = size() >= most;
      // One place more or less makes no line longer than another.
      if (full && longest.length <= own.length + 1) return item;
      const gone = full ? longest.at(-1) : undefined;
      if (gone !== undefined) leave(gone);
      lines.set(from, [...own, item]);
      return gone;
    },
    putBack: (item) => void front.unshift(item),
    next(working) {
      if (front.length > 0) return front[0];
      const senders = [...lines.keys()];
      const fewest = Math.min(...senders.map(working));
      const from = senders.find((sender) => working(sender) === fewest);
      return from === undefined ? undefined : lines.get(from)?.[0];
    },
    take(item) {
      if (front[0] === item) {
        front.shift();
        return;
      }
      const from = leave(item);
      const rest = from === undefined ? undefined : lines.get(from);
      if (from === undefined || !rest) return;
      // Behind all others, as one who comes now.
      lines.delete(from);
      lines.set(from, rest);
    },
    clear() {
      const all = [...front.splice(0), ...[...lines.values()].flat()];
      lines.clear();
      return all;
    },
  };
}
