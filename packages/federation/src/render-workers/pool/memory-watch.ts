import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { resourceLimits } from 'node:worker_threads';
import * as z from 'zod';

/** Share of its heap that a worker may keep in use: what is left is for the garbage between two collections. */
const usableShare = 0.6;
/** Share of the heap by which the memory in use has to grow before garbage is collected by force again. */
const growthShare = 0.1;

/** Collects the garbage of this thread. */
export const collectGarbage = createCollector();

/** Bytes that this thread uses, buffers included. */
export function usedBytes(): number {
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  return heap + external;
}

/** Notices when what this worker keeps grows towards the limit of its heap. */
export class MemoryWatch {
  readonly #heap = (resourceLimits.maxOldGenerationSizeMb ?? 256) * 2 ** 20;
  readonly #limit = this.#heap * usableShare;
  readonly #onFull: () => void;
  #threshold = this.#limit;
  #isFull = false;

  /** @param onFull called once */
  constructor(onFull: () => void) {
    this.#onFull = onFull;
  }

  /** Looks at the memory in use; cheap as long as there is enough. */
  check(): void {
    if (this.#isFull || usedBytes() < this.#threshold) return;
    collectGarbage();
    const used = usedBytes();
    this.#threshold = Math.max(this.#limit, used + this.#heap * growthShare);
    if (used < this.#limit) return;
    this.#isFull = true;
    this.#onFull();
  }
}

/**
 * V8's own function, which is hidden unless it is asked for. The flag is the process's, and stays set: another worker may
 * be starting.
 */
function createCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return z.custom<() => void>((value) => typeof value === 'function').parse(collect);
}
