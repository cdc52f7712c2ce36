import { availableParallelism } from 'node:os';

/**
 * Node's flags for the processes of a site. V8 has four threads that help its garbage collector unless it is told otherwise: on
 * two cores they take turns with the threads that they help, which costs 4 to 7 % of the CPU of a page (ADR 068).
 */
export const nodeFlags: readonly string[] = [
  `--v8-pool-size=${Math.min(4, Math.max(1, availableParallelism() - 1))}`,
];
