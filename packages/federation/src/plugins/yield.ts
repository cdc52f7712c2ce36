import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/** Ends the current task, so that the browser can paint and handle input. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Ends the task before a container or an expose is evaluated. Evaluation takes long on a phone; between two
 * steps the browser can paint and handle input.
 */
export function yieldPlugin(): ModuleFederationRuntimePlugin {
  /* oxlint-disable typescript/no-misused-promises -- The runtime awaits both hooks. */
  return { name: 'yield', beforeInitRemote: nextTask, beforeExecuteFactory: nextTask };
}
