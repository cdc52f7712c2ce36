import { formatError } from '@kaadu/safe-log';

/**
 * Time that a process manager waits before it kills a process (`scripts/site/processes/managed-process.ts`).
 */
const defaultDeadlineMs = 8_000;

export interface CloseOptions {
  /** Milliseconds after which the process exits with 1, even with requests in flight. Defaults to 8 s. */
  readonly deadlineMs?: number;
}

/**
 * Closes and ends a process at a signal, or when its parent has ended. The parent's end disconnects the
 * channel (`stdio: 'ipc'`); without it, the process would never be stopped.
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
      // Not `process.exit`: background writes finish first.
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
  // The listener on the channel must not keep an otherwise idle process running.
  process.channel?.unref();
  // Only a process that was started with a channel is connected.
  if (process.connected === false) stop();
}
