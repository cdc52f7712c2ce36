/** A deliberate fault that a reviewer may miss, and the tests that must fail because of it. */
export interface FaultSample {
  readonly area: string;
  /** Short description of the fault. */
  readonly fault: string;
  /** Path of the changed file, relative to the repository. */
  readonly file: string;
  /** Code that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Test files, relative to the repository. */
  readonly tests: readonly string[];
}
