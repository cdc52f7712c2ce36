import type { WorkerBudgets } from '../limits';
import { threadCpuMs } from '../thread/thread-clock';
import type { StopCause } from './stopped-worker';
import type { WorkerThread } from '../thread/worker-thread';

/** Milliseconds between two looks at the workers. */
const intervalMs = 50;

/** Code that has used no more CPU than this, in milliseconds, waits. */
const stalledCpuMs = 20;

/** A stuck event loop without a section on record is allowed this many times the budget of a section. */
const unrecordedFactor = 2;

/** What was seen of a worker when its current section, or turn of the event loop, was first noticed. */
interface Observation {
  readonly mark: number;
  readonly cpuMs: number | undefined;
  /** Looks since then. Counted, not timed: when this whole process has to wait for a CPU, nobody is late. */
  looks: number;
}

/** Ends workers whose code does not come back. It reads what they share, so that it needs no answer from them. */
export class Watchdog {
  readonly #budgets: WorkerBudgets;
  readonly #workers: () => Iterable<WorkerThread>;
  readonly #interval: NodeJS.Timeout;
  readonly #sections = new WeakMap<WorkerThread, Observation>();
  readonly #turns = new WeakMap<WorkerThread, Observation>();

  constructor(budgets: WorkerBudgets, workers: () => Iterable<WorkerThread>) {
    this.#budgets = budgets;
    this.#workers = workers;
    this.#interval = setInterval(() => this.#look(), intervalMs).unref();
  }

  close(): void {
    clearInterval(this.#interval);
  }

  #look(): void {
    for (const worker of this.#workers()) {
      if (worker.stopped) continue;
      const cause = this.#overBudget(worker);
      if (cause) void worker.stop(cause);
    }
  }

  #overBudget(worker: WorkerThread): StopCause | undefined {
    const { activity } = worker;
    const { evaluationMs, cpuMs } = this.#budgets;
    const turn = observe(this.#turns, worker, activity.heartbeat);
    // Before its first turn a worker loads its own script.
    const stuck =
      activity.heartbeat > 0 && this.#isOver(turn, worker, unrecordedFactor * Math.max(cpuMs, evaluationMs));
    if (stuck) return stuck;
    const section = observe(this.#sections, worker, activity.sequence);
    if (activity.phase === 'idle') return undefined;
    return this.#isOver(section, worker, activity.phase === 'evaluation' ? evaluationMs : cpuMs);
  }

  #isOver(
    { looks, cpuMs }: Observation,
    { activity }: WorkerThread,
    budgetMs: number,
  ): StopCause | undefined {
    const watchedMs = looks * intervalMs;
    if (watchedMs < Math.min(budgetMs, this.#budgets.stalledMs)) return undefined;
    const now = threadCpuMs(activity.thread);
    const used = now === undefined || cpuMs === undefined ? watchedMs : now - cpuMs;
    if (used >= budgetMs) return 'cpu';
    // Code that gets little of a busy machine's CPU is not stalled.
    return watchedMs >= this.#budgets.stalledMs && used < stalledCpuMs ? 'stalled' : undefined;
  }
}

/** The observation of what carries this mark; a new one when the mark has changed. */
function observe(known: WeakMap<WorkerThread, Observation>, worker: WorkerThread, mark: number): Observation {
  const observation = known.get(worker);
  if (observation?.mark === mark) {
    observation.looks += 1;
    return observation;
  }
  const first = { mark, cpuMs: threadCpuMs(worker.activity.thread), looks: 0 };
  known.set(worker, first);
  return first;
}
