import { retentionMs } from '@kaadu/release-core/health';
import { LRUCache } from 'lru-cache';

/** One failure of a version, with the request that shows it. */
export interface ShownFailure {
  readonly kind: 'failure' | 'slowness' | 'fault';
  readonly remote: string;
  readonly version: string;
  /** Network of the client, as `clientNetwork` names it. */
  readonly client: string;
  /** What the request brought: its route's parameters and query. Undefined for an address without any. */
  readonly input: string | undefined;
}

/**
 * Decides which failures count: of each version and kind one of a client and one of an input, for as long as counts are
 * kept. A verdict needs several, so neither one client nor one address brings it about.
 */
export class FailureEvidence {
  readonly #known: LRUCache<string, true>;

  /** @param now milliseconds since the epoch */
  constructor(now: () => number = Date.now) {
    this.#known = new LRUCache({ max: 50_000, ttl: retentionMs, perf: { now }, ttlResolution: 0 });
  }

  /** Returns whether this failure counts. Another one of the same client or the same input does not. */
  admit({ kind, remote, version, client, input }: ShownFailure): boolean {
    const id = `${kind} ${remote}@${version}`;
    const keys = [`${id} client ${client}`, ...(input === undefined ? [] : [`${id} input ${input}`])];
    if (keys.some((key) => this.#known.has(key))) return false;
    for (const key of keys) this.#known.set(key, true);
    return true;
  }
}
