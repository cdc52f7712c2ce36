import { once } from 'node:events';

const controller = new AbortController();
// `on` rather than `once`: Ctrl-C arrives from the terminal and from the parent process, and a second signal
// must not interrupt the stop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
// The parent process has exited (`run-child.mjs`).
process.on('disconnect', () => controller.abort());
process.channel?.unref();

/** Aborts when this process is asked to stop. */
export const shutdownSignal = controller.signal;

/** Resolves when this process is asked to stop. */
export async function stopRequested(): Promise<void> {
  if (!shutdownSignal.aborted) await once(shutdownSignal, 'abort');
}

/**
 * Returns the result of work that may be abandoned when this process is asked to stop.
 * @throws the signal's reason in that case
 */
export function unlessStopped<Result>(work: Promise<Result>): Promise<Result> {
  return Promise.race([work, stopRequested().then(() => Promise.reject(shutdownSignal.reason))]);
}

/** Exits with the code that the work resolves to, or with 1 and a one-line message on failure. */
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
