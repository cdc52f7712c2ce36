/** A deliberate fault of a kind that a reviewer may miss, and the tests that must fail because of it. */
export interface FaultSample {
  readonly area: string;
  /** The fault, in a few words. */
  readonly fault: string;
  /** File that is changed, relative to the repository. */
  readonly file: string;
  /** Code that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Test files, relative to the repository. */
  readonly tests: readonly string[];
}
