import { formatError } from '@kaadu/safe-log';

/** As long as whoever stops the process waits before it kills it (`scripts/site/processes/managed-process.ts`). */
const defaultDeadlineMs = 8_000;

export interface CloseOptions {
  /** Milliseconds after which the process ends with 1, whatever is still open. Default: 8 s. */
  readonly deadlineMs?: number;
}

/**
 * Closes a process, and ends it, when it is asked to stop by a signal, or when the process that started it has ended: then
 * the channel between them (`stdio: 'ipc'`) is disconnected, and nobody else would ever stop it.
 */
export function closeWhenAsked(
  close: () => Promise<unknown>,
  { deadlineMs = defaultDeadlineMs }: CloseOptions = {},
): void {
  let isClosing = false;
  const stop = () => {
    if (isClosing) return;
    isClosing = true;
    let exitCode = 1;
    setTimeout(() => process.exit(exitCode), deadlineMs).unref();
    close().then(
      // Not `process.exit`: what is being written in the background is finished first.
      () => {
        exitCode = 0;
      },
      (error: unknown) => {
        process.stderr.write(`${formatError(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  // Listening to the channel must not keep a process running that has nothing else to do.
  process.channel?.unref();
  // Only a process that was started with a channel has been connected.
  if (process.connected === false) stop();
}
