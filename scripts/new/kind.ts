/** Something people add often: `npm run new -- <name> <wants>`. */
export type Kind = {
  name: string;
  /** What it is, in the list of kinds. */
  is: string;
  /** What is typed after its name, `<continent> <id>`, and an example of it. */
  wants: string;
  example: string;
  /**
   * What has to be written to start one.
   *
   * @param words what was typed after the name
   * @param folder absolute path of the project, which is only read
   */
  plan(words: readonly string[], folder: string): Plan;
};

/** All paths are from the root of the project. */
export type Plan =
  | {
      creates: Readonly<Record<string, string>>;
      /** Files that are there, and their new text. */
      changes?: Readonly<Record<string, string>>;
      folders?: readonly string[];
      /** What was done and what comes next, for whoever typed the command. */
      next: string;
    }
  | {
      /** Why it cannot be done, and how it can. */
      problem: string;
    };
