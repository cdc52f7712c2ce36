import { availableParallelism } from 'node:os';

/**
 * Node's flags for the processes of a site. V8 starts four helper threads for garbage collection by default.
 * On two cores they compete with the main threads, which costs 4 to 7 % of the CPU of a page (ADR 068).
 */
export const nodeFlags: readonly string[] = [
  `--v8-pool-size=${Math.min(4, Math.max(1, availableParallelism() - 1))}`,
];
