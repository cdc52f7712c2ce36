import { ProcessExited } from './preflight';

const controller = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => controller.abort());

/** Aborts when this process is asked to stop. */
export const shutdownSignal = controller.signal;

/** Exits with the code that the work resolves to, or with 1 and a one-line message when it fails. */
export function exitWith(work: Promise<number>): void {
  work.then(
    (code) => process.exit(code),
    (error: unknown) => {
      if (shutdownSignal.aborted) process.exit(0);
      if (!(error instanceof ProcessExited)) {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      }
      process.exit(1);
    },
  );
}
