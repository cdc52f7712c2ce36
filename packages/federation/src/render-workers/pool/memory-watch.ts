import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { resourceLimits } from 'node:worker_threads';
import * as z from 'zod';

/** Share of the heap that a worker may retain. The rest is left for the garbage between two collections. */
const usableShare = 0.6;
/** Growth of the memory in use, as a share of the heap, after which garbage collection is forced again. */
const growthShare = 0.1;

/** Collects the garbage of this thread. */
export const collectGarbage = createCollector();

/** Returns the bytes that this thread uses, buffers included. */
export function usedBytes(): number {
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  return heap + external;
}

/** Detects that the memory this worker retains approaches the limit of its heap. */
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

  /** Checks the memory in use. Cheap as long as there is enough. */
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
 * Returns V8's `gc` function, which only a flag exposes. The flag applies to the process and stays set,
 * because another worker may be starting.
 */
function createCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return z.custom<() => void>((value) => typeof value === 'function').parse(collect);
}
