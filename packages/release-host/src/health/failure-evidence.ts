import { retentionMs } from '@kaadu/release-core/health';
import { LRUCache } from 'lru-cache';

/** Failure of a version, with the request that shows it. */
export interface ShownFailure {
  readonly kind: 'failure' | 'slowness' | 'fault';
  readonly remote: string;
  readonly version: string;
  /** Network of the client, as named by `clientNetwork`. */
  readonly client: string;
  /** Parameters and query of the request's route. Undefined for a URL without any. */
  readonly input: string | undefined;
}

/**
 * Decides which failures count: one per client and one per input, of each version and kind, within the retention period.
 * A verdict needs several, so neither a single client nor a single URL can cause it.
 */
export class FailureEvidence {
  readonly #known: LRUCache<string, true>;

  /** @param now milliseconds since the epoch */
  constructor(now: () => number = Date.now) {
    this.#known = new LRUCache({ max: 50_000, ttl: retentionMs, perf: { now }, ttlResolution: 0 });
  }

  /** Whether this failure counts. Another one of the same client or the same input does not. */
  admit({ kind, remote, version, client, input }: ShownFailure): boolean {
    const id = `${kind} ${remote}@${version}`;
    const keys = [`${id} client ${client}`, ...(input === undefined ? [] : [`${id} input ${input}`])];
    if (keys.some((key) => this.#known.has(key))) return false;
    for (const key of keys) this.#known.set(key, true);
    return true;
  }
}
