import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess, type StartOptions } from './managed-process';
import { ProcessExited, StartupError } from '../preflight';
import { createRestartDelay, type RestartDelayOptions } from './restart-delay';
import { waitUntilReady } from './wait-until-ready';

export interface SuperviseOptions extends StartOptions {
  /** URL that responds with 200 once the process can serve. */
  readonly readyUrl: string;
  /** Called with one line when the process has ended, with the cause, and when it runs again. */
  readonly onEvent: (line: string) => void;
  readonly restarts?: RestartDelayOptions;
}

/** A process that is restarted when it exits by itself. */
export interface Supervised {
  /**
   * Resolves once it is ready for the first time. Rejects otherwise, since a restart would not fix its
   * settings, files or port: with ProcessExited when it exits first, with StartupError when it times out.
   */
  readonly ready: Promise<void>;
  /** Stops it permanently. */
  stop(): Promise<void>;
}

/** Starts a process and keeps it running. */
export function supervise(options: SuperviseOptions): Supervised {
  const stopping = new AbortController();
  let running = startProcess(options);

  async function keepRunning(): Promise<void> {
    const delayAfter = createRestartDelay(options.restarts);
    for (;;) {
      const startedAt = performance.now();
      const end = await running.ended;
      if (stopping.signal.aborted) return;
      const delay = delayAfter(performance.now() - startedAt);
      options.onEvent(`The ${options.name} exited (${end}). Restarting in ${delay / 1000} s.`);
      await sleep(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      running = startProcess(options);
      void reportWhenReady();
    }
  }

  async function reportWhenReady(): Promise<void> {
    try {
      await waitUntilReady(options.readyUrl, running);
      options.onEvent(`The ${options.name} is running again.`);
    } catch (error) {
      // `keepRunning` reports another exit.
      if (error instanceof StartupError) options.onEvent(error.message);
      else if (!(error instanceof ProcessExited)) throw error;
    }
  }

  const ready = waitUntilReady(options.readyUrl, running);
  const kept = ready.then(keepRunning, () => undefined);
  return {
    ready,
    async stop() {
      stopping.abort();
      await running.stop();
      await kept;
    },
  };
}
