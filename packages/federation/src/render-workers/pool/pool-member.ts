import type { PlainError } from '../protocol';
import type { StoppedWorker, WorkerStop } from './stopped-worker';
import { WorkerThread, type ThreadOptions } from '../thread/worker-thread';
import type { LoadedVersion } from '../thread/version-registry';

/** A worker of a pool, with the versions that it holds. */
export class PoolMember {
  readonly thread: WorkerThread;
  /** Resolves when the worker holds its initial versions. Rejects if it stops before. */
  readonly prepared: Promise<void>;
  /** Cause and phase of the stop. */
  stop: WorkerStop | undefined;
  /** The stop as callers of the pool see it. */
  stopped: StoppedWorker | undefined;
  isPrepared = false;
  /** Numbers of the versions whose smoke test is running in this worker. */
  readonly smokeTests = new Set<number>();
  /** Last uncaught error of each version, by version number. */
  readonly faults = new Map<number, PlainError>();
  readonly #loads = new Map<number, Promise<void>>();

  /**
   * @param versions returns the versions to load before the worker is prepared; called after it has started
   */
  constructor(options: ThreadOptions, versions: () => readonly LoadedVersion[]) {
    this.thread = new WorkerThread({
      ...options,
      onFault: (index, error) => {
        this.faults.set(index, error);
        options.onFault(index, error);
      },
      onStop: (stop) => {
        this.stop = stop;
        options.onStop(stop);
      },
    });
    this.prepared = this.#prepare(versions);
    this.prepared.catch(() => undefined);
  }

  /**
   * Loads a version, unless it is loaded. @throws TaskFailed with the error of its evaluation, WorkerStopped
   */
  load(version: LoadedVersion): Promise<void> {
    const { index } = version;
    const running = this.#loads.get(index);
    if (running) return running;
    const load = this.thread.ready.then(() => this.thread.load(version)).then(() => undefined);
    this.#loads.set(index, load);
    load.catch(() => this.#loads.delete(index));
    return load;
  }

  evict(index: number): void {
    this.faults.delete(index);
    if (this.#loads.delete(index) && !this.thread.stopped) this.thread.evict(index);
  }

  async #prepare(versions: () => readonly LoadedVersion[]): Promise<void> {
    await this.thread.ready;
    await Promise.allSettled(versions().map((version) => this.load(version)));
    if (!this.thread.stopped) this.isPrepared = true;
  }
}
