import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Ends the task, so that the browser can paint and respond before what follows. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Ends the task before a container or an expose is evaluated: that takes long on a phone, and between two steps the browser
 * can paint and answer to the visitor.
 */
export function yieldPlugin(): ModuleFederationRuntimePlugin {
  /* eslint-disable @typescript-eslint/no-misused-promises -- The runtime waits for both hooks, which its types do not say. */
  return { name: 'yield', beforeInitRemote: nextTask, beforeExecuteFactory: nextTask };
}
