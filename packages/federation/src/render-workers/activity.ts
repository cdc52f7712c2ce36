import { maxVersions } from './limits';

/** What code of a remote does in a worker. */
export const phases = ['idle', 'evaluation', 'loader', 'render', 'timer'] as const;
export type Phase = (typeof phases)[number];

/** Places in the shared record; from `pending` on there is one for each version. */
const place = { thread: 0, version: 1, phase: 2, sequence: 3, heartbeat: 4, pending: 8 } as const;

/**
 * A record in memory that a worker and the main thread share: which version's code is running, and in which phase. The
 * main thread reads it even when the worker's own thread is stuck or gone. Versions are named by a number that the pool
 * gives them; 0 is none.
 */
export class Activity {
  readonly #cells: Int32Array;

  /** @param memory of a record that another thread made; default: a new one */
  constructor(
    readonly memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * (place.pending + maxVersions + 1)),
  ) {
    this.#cells = new Int32Array(memory);
  }

  /** The operating system's id of the worker's thread; 0 where that is not known. */
  get thread(): number {
    return Atomics.load(this.#cells, place.thread);
  }

  set thread(id: number) {
    Atomics.store(this.#cells, place.thread, id);
  }

  /** The version whose code runs now, or ran last. */
  get version(): number {
    return Atomics.load(this.#cells, place.version);
  }

  get phase(): Phase {
    return phases[Atomics.load(this.#cells, place.phase)] ?? 'idle';
  }

  /** Changes with every section of code that begins or ends. */
  get sequence(): number {
    return Atomics.load(this.#cells, place.sequence);
  }

  /** Changes as long as the worker's event loop turns. */
  get heartbeat(): number {
    return Atomics.load(this.#cells, place.heartbeat);
  }

  /** Versions with asynchronous work that has not ended. */
  get pending(): number[] {
    const versions = Array.from({ length: maxVersions }, (_, index) => index + 1);
    return versions.filter((version) => Atomics.load(this.#cells, place.pending + version) > 0);
  }

  /** From now on code of this version runs, until the next call of `enter` or `leave`. */
  enter(version: number, phase: Phase): void {
    Atomics.store(this.#cells, place.version, version);
    Atomics.store(this.#cells, place.phase, phases.indexOf(phase));
    Atomics.add(this.#cells, place.sequence, 1);
  }

  /** No remote's code runs now. The version stays on record as the one that ran last. */
  leave(): void {
    Atomics.store(this.#cells, place.phase, 0);
    Atomics.add(this.#cells, place.sequence, 1);
  }

  /** The event loop has turned: no code that began before is still running, even if nobody said that it ended. */
  turn(): void {
    if (this.phase !== 'idle') this.leave();
    Atomics.add(this.#cells, place.heartbeat, 1);
  }

  /** Runs code of a version that returns at once. */
  run<Value>(version: number, phase: Phase, code: () => Value): Value {
    this.enter(version, phase);
    try {
      return code();
    } finally {
      this.leave();
    }
  }

  /** Runs code of a version that may go on after it has returned. */
  async runPending<Value>(version: number, phase: Phase, code: () => Value | Promise<Value>): Promise<Value> {
    Atomics.add(this.#cells, place.pending + version, 1);
    try {
      return await this.run(version, phase, code);
    } finally {
      Atomics.sub(this.#cells, place.pending + version, 1);
    }
  }
}
