import { maxVersions } from './limits';

/** Phases of a remote's code in a worker. */
export const phases = ['idle', 'evaluation', 'loader', 'render', 'timer'] as const;
export type Phase = (typeof phases)[number];

/** Offsets in the shared record. From `pending` on there is one entry per version. */
const place = { thread: 0, version: 1, phase: 2, sequence: 3, heartbeat: 4, pending: 8 } as const;

/**
 * Record in memory that a worker and the main thread share: the version whose code is running, and its phase.
 * The main thread reads it even when the worker's thread is stuck or gone. Versions are identified by a
 * number that the pool assigns; 0 is none.
 */
export class Activity {
  readonly #cells: Int32Array;

  /** @param memory memory of an existing record; defaults to a new one */
  constructor(
    readonly memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * (place.pending + maxVersions + 1)),
  ) {
    this.#cells = new Int32Array(memory);
  }

  /** Id of the worker's thread in the operating system; 0 if unknown. */
  get thread(): number {
    return Atomics.load(this.#cells, place.thread);
  }

  set thread(id: number) {
    Atomics.store(this.#cells, place.thread, id);
  }

  /** Version whose code is running, or ran last. */
  get version(): number {
    return Atomics.load(this.#cells, place.version);
  }

  get phase(): Phase {
    return phases[Atomics.load(this.#cells, place.phase)] ?? 'idle';
  }

  /** Counter that changes whenever a section of code begins or ends. */
  get sequence(): number {
    return Atomics.load(this.#cells, place.sequence);
  }

  /** Counter that changes with every iteration of the worker's event loop. */
  get heartbeat(): number {
    return Atomics.load(this.#cells, place.heartbeat);
  }

  /** Versions with unfinished asynchronous work. */
  get pending(): number[] {
    const versions = Array.from({ length: maxVersions }, (_, index) => index + 1);
    return versions.filter((version) => Atomics.load(this.#cells, place.pending + version) > 0);
  }

  /** Records that code of this version runs, until the next call of `enter` or `leave`. */
  enter(version: number, phase: Phase): void {
    Atomics.store(this.#cells, place.version, version);
    Atomics.store(this.#cells, place.phase, phases.indexOf(phase));
    Atomics.add(this.#cells, place.sequence, 1);
  }

  /** Records that no remote's code runs. The version remains as the one that ran last. */
  leave(): void {
    Atomics.store(this.#cells, place.phase, 0);
    Atomics.add(this.#cells, place.sequence, 1);
  }

  /**
   * Records an iteration of the event loop: no earlier synchronous code is still running, even if its end was
   * not recorded.
   */
  recordIteration(): void {
    if (this.phase !== 'idle') this.leave();
    Atomics.add(this.#cells, place.heartbeat, 1);
  }

  /** Runs synchronous code of a version, on record. */
  run<Value>(version: number, phase: Phase, code: () => Value): Value {
    this.enter(version, phase);
    try {
      return code();
    } finally {
      this.leave();
    }
  }

  /** Runs asynchronous code of a version, on record until it settles. */
  async runPending<Value>(version: number, phase: Phase, code: () => Value | Promise<Value>): Promise<Value> {
    Atomics.add(this.#cells, place.pending + version, 1);
    try {
      return await this.run(version, phase, code);
    } finally {
      Atomics.sub(this.#cells, place.pending + version, 1);
    }
  }
}
