import { ReleaseRefused } from '../../server/verify';
import type { ServerEntry } from '../../server/evaluate';
import type { Phase } from '../activity';
import type { WorkerBudgets } from '../limits';
import { PoolMember } from './pool-member';
import type { PlainError } from '../protocol';
import { WorkerStopped, type RemoteVersion, type StoppedWorker, type WorkerStop } from './stopped-worker';
import { smokeTestVersion, type SmokeTest } from '../thread/smoke-test-version';
import { VersionRegistry, type LoadedVersion } from '../thread/version-registry';
import { Watchdog } from './watchdog';
import { WorkerRoles } from './worker-roles';
import type { CallHandlers } from '../thread/worker-thread';

export interface WorkerPoolOptions {
  /** Path of the workers' script, which calls `serveWorker`. */
  readonly script: string;
  readonly data: unknown;
  readonly env: Readonly<Record<string, string>>;
  /** Number of active workers. One more is on standby. */
  readonly size: number;
  readonly budgets: WorkerBudgets;
  /** Milliseconds that a call waits for a worker that can take it. */
  readonly waitMs?: number;
  /** Whether the console output of remotes is shown. */
  readonly showsOutput: boolean;
  /**
   * Called before the calls of the worker reject. The culprit has been evicted from all workers, unless
   * visitors' calls are suspects.
   */
  readonly onStop: (stop: StoppedWorker) => void;
  /** Called for each uncaught error. */
  readonly onFault: (remote: RemoteVersion | undefined, error: PlainError) => void;
  /** @param worker the sender; it has stopped once its memory is free */
  readonly onEvent: (value: unknown, worker: { readonly stopped: boolean }) => void;
  /**
   * Called when a worker retains so much memory that another has replaced it. It stops when the promise
   * settles.
   * @param run runs a task in that worker, to find the cause
   */
  readonly onFull: (run: (task: string, input: unknown) => Promise<unknown>) => Promise<void>;
}

/** Milliseconds that a worker has to finish its running calls. */
const drainMs = 5000;
/** Several times the start-up time of a worker on a busy machine. */
const defaultWaitMs = 10_000;
/** Number of attempts at a smoke test that other versions interrupt by stopping the worker. */
const maxSmokeTests = 3;
/**
 * Phases in which code depends on the input of a call. Without a section on record it is the continuation of
 * a loader.
 */
const dependsOnCalls: ReadonlySet<Phase> = new Set(['idle', 'loader', 'render']);

/**
 * Pool of worker threads that run the code of remotes, all with the same versions. One additional standby
 * worker replaces a worker that stops. New versions pass their smoke test in it before any other worker gets
 * them.
 */
export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #versions = new VersionRegistry();
  readonly #watchdog: Watchdog;
  readonly #workers: WorkerRoles;
  #replaced = 0;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    this.#watchdog = new Watchdog(options.budgets, () => this.#workers.all.map(({ thread }) => thread));
    this.#workers = new WorkerRoles(options.size, () => this.#start());
  }

  /** Number of workers that can take calls, and of replacements so far. */
  get state(): { readonly ready: number; readonly replaced: number } {
    return {
      ready: this.#workers.active.filter(({ isPrepared }) => isPrepared).length,
      replaced: this.#replaced,
    };
  }

  /**
   * Evaluates a version in the standby worker and runs its smoke test there. Afterwards only the standby
   * worker holds it.
   * @throws ReleaseRefused with the cause
   */
  async smokeTest(entry: ServerEntry, test: SmokeTest): Promise<void> {
    const { name, version } = entry.release;
    const known = this.#versions.find(name, version);
    if (known) return;
    const added = this.#versions.add(entry);
    try {
      for (let attempt = 1; ; attempt += 1) {
        const member = this.#workers.standby;
        const outcome = await smokeTestVersion(member, added, test);
        if (outcome === 'passed') return;
        if (outcome !== 'interrupted') {
          // Its asynchronous work may continue, so no other version is tested in this worker.
          this.#workers.retire(member);
          throw outcome;
        }
        if (attempt === maxSmokeTests) throw new Error('its smoke test could not be completed');
      }
    } catch (error) {
      this.#drop(added);
      if (error instanceof ReleaseRefused) throw error;
      throw new ReleaseRefused(name, version, error instanceof Error ? error.message : String(error), {
        cause: error,
      });
    }
  }

  /** Loads a tested version in every worker. @throws ReleaseRefused when one of them cannot evaluate it */
  async load({ name, version }: RemoteVersion): Promise<void> {
    const known = this.#versions.find(name, version);
    if (!known) throw new ReleaseRefused(name, version, 'it has not passed the smoke test');
    known.isEverywhere = true;
    const loads = await Promise.allSettled(this.#workers.active.map((member) => member.load(known)));
    // A worker that stopped has been replaced by one that holds the version.
    const failed = loads.find(
      (load) => load.status === 'rejected' && !(load.reason instanceof WorkerStopped),
    );
    if (failed?.status === 'rejected') {
      this.#drop(known);
      throw new ReleaseRefused(name, version, String(failed.reason), { cause: failed.reason });
    }
    if (!this.#versions.get(known.index))
      throw new ReleaseRefused(name, version, 'it stopped a worker while it was loaded');
  }

  evict({ name, version }: RemoteVersion): void {
    const known = this.#versions.find(name, version);
    if (known) this.#drop(known);
  }

  /**
   * Runs a task in the least busy worker.
   * @throws WorkerStopped when the worker stops meanwhile (the call may be repeated), TaskFailed with the
   * error of the task, Error when no worker can take the call
   */
  async run(task: string, input: unknown, handlers?: CallHandlers): Promise<unknown> {
    const member = await this.#workers.leastBusy(this.#options.waitMs ?? defaultWaitMs);
    return runIn(member, task, input, handlers);
  }

  /** Runs a task in the standby worker, which holds versions that no other worker has. @throws as `run` */
  async runOnStandby(task: string, input: unknown, handlers?: CallHandlers): Promise<unknown> {
    const member = this.#workers.standby;
    await member.prepared;
    return runIn(member, task, input, handlers);
  }

  /** Runs a task in every prepared worker. Failures of single workers are ignored. */
  async runInEach(task: string, input: unknown): Promise<void> {
    const prepared = [...this.#workers.active, this.#workers.standby].filter(({ isPrepared }) => isPrepared);
    await Promise.allSettled(prepared.map(({ thread }) => thread.run(task, input)));
  }

  async close(): Promise<void> {
    this.#watchdog.close();
    await this.#workers.close();
  }

  #start(): PoolMember {
    const { script, data, env, budgets, showsOutput, onEvent } = this.#options;
    const member: PoolMember = new PoolMember(
      {
        script,
        data,
        env,
        budgets,
        showsOutput,
        onEvent: (value) => onEvent(value, member.thread),
        onFault: (index, error) => this.#options.onFault(this.#nameOf(index), error),
        onFull: () => void this.#onFull(member),
        onStop: (stop) => this.#onStop(member, stop),
      },
      () => this.#versions.all,
    );
    return member;
  }

  /** Replaces a full worker with the standby worker. The full one finishes its running calls. */
  async #onFull(member: PoolMember): Promise<void> {
    if (member === this.#workers.standby) return this.#workers.retire(member);
    if (!this.#workers.replace(member)) return;
    this.#replaced += 1;
    // Running calls use memory too, which says nothing about the versions.
    await member.thread.idle(drainMs);
    try {
      await this.#options.onFull((task, input) => member.thread.run(task, input));
    } finally {
      await member.thread.stop('closed');
    }
  }

  #onStop(member: PoolMember, stop: WorkerStop): void {
    const { cause, phase, message, index } = stop;
    const culprit = this.#nameOf(index);
    const version = this.#versions.get(index);
    const suspectCalls = dependsOnCalls.has(phase) ? stop.visitorCalls : 0;
    if (version && cause !== 'closed' && suspectCalls === 0) this.#drop(version);
    this.#workers.remove(member);
    if (cause === 'closed') return;
    this.#replaced += 1;
    member.stopped = { cause, phase, message, culprit, suspectCalls };
    this.#options.onStop(member.stopped);
  }

  /** Forgets a version. @see evict */
  #drop({ index }: LoadedVersion): void {
    this.#versions.delete(index);
    for (const member of this.#workers.all) member.evict(index);
  }

  #nameOf(index: number): RemoteVersion | undefined {
    const release = this.#versions.get(index)?.release;
    return release && { name: release.name, version: release.version };
  }
}

/** Runs a task in a worker. @throws WorkerStopped, which describes the worker */
async function runIn(
  member: PoolMember,
  task: string,
  input: unknown,
  handlers: CallHandlers | undefined,
): Promise<unknown> {
  try {
    return await member.thread.run(task, input, handlers);
  } catch (error) {
    throw error instanceof WorkerStopped ? new WorkerStopped(error.message, member.stopped) : error;
  }
}
