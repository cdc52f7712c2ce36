import type { WorkerBudgets } from '../limits';
import { threadCpuMs } from '../thread/thread-clock';
import type { StopCause } from './stopped-worker';
import type { WorkerThread } from '../thread/worker-thread';

/** Interval of the checks, in milliseconds. */
const intervalMs = 50;

/** Code that has used no more CPU than this, in milliseconds, is waiting. */
const stalledCpuMs = 20;

/** Factor on the budget of a section, for a stuck event loop without a section on record. */
const unrecordedFactor = 2;

/** Observation of a worker's current section, or iteration of the event loop, since it was first seen. */
interface Observation {
  readonly mark: number;
  readonly cpuMs: number | undefined;
  /**
   * Number of checks since then. Counted rather than timed, because this whole process may be waiting for a
   * CPU.
   */
  checks: number;
}

/**
 * Stops workers whose code does not return. It reads their shared records, so it needs no response from them.
 */
export class Watchdog {
  readonly #budgets: WorkerBudgets;
  readonly #workers: () => Iterable<WorkerThread>;
  readonly #interval: NodeJS.Timeout;
  readonly #sections = new WeakMap<WorkerThread, Observation>();
  readonly #iterations = new WeakMap<WorkerThread, Observation>();

  constructor(budgets: WorkerBudgets, workers: () => Iterable<WorkerThread>) {
    this.#budgets = budgets;
    this.#workers = workers;
    this.#interval = setInterval(() => this.#check(), intervalMs).unref();
  }

  close(): void {
    clearInterval(this.#interval);
  }

  #check(): void {
    for (const worker of this.#workers()) {
      if (worker.stopped) continue;
      const cause = this.#overBudget(worker);
      if (cause) void worker.stop(cause);
    }
  }

  #overBudget(worker: WorkerThread): StopCause | undefined {
    const { activity } = worker;
    const { evaluationMs, cpuMs } = this.#budgets;
    const iteration = observe(this.#iterations, worker, activity.heartbeat);
    // Until its first iteration a worker loads its own script.
    const stuck =
      activity.heartbeat > 0 &&
      this.#isOver(iteration, worker, unrecordedFactor * Math.max(cpuMs, evaluationMs));
    if (stuck) return stuck;
    const section = observe(this.#sections, worker, activity.sequence);
    if (activity.phase === 'idle') return undefined;
    return this.#isOver(section, worker, activity.phase === 'evaluation' ? evaluationMs : cpuMs);
  }

  #isOver(
    { checks, cpuMs }: Observation,
    { activity }: WorkerThread,
    budgetMs: number,
  ): StopCause | undefined {
    const watchedMs = checks * intervalMs;
    if (watchedMs < Math.min(budgetMs, this.#budgets.stalledMs)) return undefined;
    const now = threadCpuMs(activity.thread);
    const used = now === undefined || cpuMs === undefined ? watchedMs : now - cpuMs;
    if (used >= budgetMs) return 'cpu';
    // Code that gets little CPU on a busy machine is not stalled.
    return watchedMs >= this.#budgets.stalledMs && used < stalledCpuMs ? 'stalled' : undefined;
  }
}

/** Returns the observation with this mark, or a new one when the mark has changed. */
function observe(known: WeakMap<WorkerThread, Observation>, worker: WorkerThread, mark: number): Observation {
  const observation = known.get(worker);
  if (observation?.mark === mark) {
    observation.checks += 1;
    return observation;
  }
  const first = { mark, cpuMs: threadCpuMs(worker.activity.thread), checks: 0 };
  known.set(worker, first);
  return first;
}
