import { PartEnded } from './preflight';

const controller = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => controller.abort());

/** Aborted when this process is asked to end. */
export const interruption = controller.signal;

/** Ends the process with the exit code of its work; a fault is one line and code 1. */
export function endWith(work: Promise<number>): void {
  work.then(
    (code) => process.exit(code),
    (error: unknown) => {
      if (interruption.aborted) process.exit(0);
      if (!(error instanceof PartEnded)) {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      }
      process.exit(1);
    },
  );
}
