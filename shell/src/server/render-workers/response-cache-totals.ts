import type { ResponseCacheReport, ResponseLookups } from '../../worker-protocol/messages';

/** A worker that has sent a report. */
interface Reporter {
  readonly stopped: boolean;
}

/** Adds up the response cache reports of render workers. */
export class ResponseCacheTotals {
  readonly #lookups = { hit: 0, unchanged: 0, miss: 0 };
  readonly #bytes = new Map<Reporter, number>();

  add({ hit, unchanged, miss, bytes }: Omit<ResponseCacheReport, 'kind'>, worker: Reporter): void {
    this.#lookups.hit += hit;
    this.#lookups.unchanged += unchanged;
    this.#lookups.miss += miss;
    this.#bytes.set(worker, bytes);
  }

  /** Lookups of all workers so far. */
  get lookups(): ResponseLookups {
    return this.#lookups;
  }

  /** Bytes of JSON in the caches of all running workers, as last reported. */
  get bytes(): number {
    let total = 0;
    for (const [worker, bytes] of this.#bytes) {
      if (worker.stopped) this.#bytes.delete(worker);
      else total += bytes;
    }
    return total;
  }
}
