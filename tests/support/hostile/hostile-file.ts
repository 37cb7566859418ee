/** A file made to do harm, and what it may be answered with. */
export type HostileFile = {
  name: string;
  /** Made when it is needed: some are large. */
  make: () => Buffer;
  /**
   * `any`: read or refused, as the damage allows. `read`: its flights are found, whatever stands beside them. A code or several:
   * refused so.
   */
  answer: 'any' | 'read' | string | readonly string[];
};

/** Name, how it is made, and its answer: a hostile file in one row of a list. */
export type HostileCase = [HostileFile['name'], HostileFile['make'], HostileFile['answer']];

/** From here on a file may fill what its reader may hold before the answer is known: that depends on when memory is swept. */
const heavyBytes = 100_000;

/**
 * The codes a file may be refused with. What is heavy may always be given up for its weight, and so may what is far too much:
 * whichever comes first, the count of what is drawn or the end of the memory.
 */
export const refusalsOf = (answer: HostileFile['answer'], { length }: Buffer | string): string[] => {
  const codes = [answer].flat();
  const mayFill = codes.includes('far-too-much') || (length > heavyBytes && answer !== 'read');
  return mayFill ? [...codes, 'too-complex'] : codes;
};
