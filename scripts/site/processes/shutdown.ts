import { once } from 'node:events';

const controller = new AbortController();
// Not once: Ctrl-C arrives from the terminal and from the process above, and a second signal must not cut the stop short.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
// The process above is gone (`run-child.mjs`).
process.on('disconnect', () => controller.abort());
process.channel?.unref();

/** Aborts when this process is asked to stop. */
export const shutdownSignal = controller.signal;

/** Resolves when this process is asked to stop. */
export async function stopRequested(): Promise<void> {
  if (!shutdownSignal.aborted) await once(shutdownSignal, 'abort');
}

/**
 * The result of work that need not be finished when this process is asked to stop.
 * @throws the signal's reason when it is
 */
export function unlessStopped<Result>(work: Promise<Result>): Promise<Result> {
  return Promise.race([work, stopRequested().then(() => Promise.reject(shutdownSignal.reason))]);
}

/** Exits with the code that the work resolves to, or with 1 and a one-line message when it fails. */
export function exitWith(work: Promise<number>): void {
  work.then(
    (code) => process.exit(code),
    (error: unknown) => {
      if (shutdownSignal.aborted) process.exit(0);
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    },
  );
}
