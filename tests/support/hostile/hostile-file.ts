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
