import { retentionMs } from '@kaadu/release-core/health';
import { LRUCache } from 'lru-cache';
import { tokenLifetimeMs } from './page-tokens';

/** A page's report about a version. */
export interface LimitedReport {
  /** Id of the page's token. */
  readonly page: string;
  readonly remote: string;
  readonly version: string;
  /** Input of the page's request; undefined when it had none. */
  readonly input?: string | undefined;
  /** Client that reports, as returned by `clientNetwork`. */
  readonly client: string;
}

/**
 * Decides which reports count: one per page and remote, and per version one of each client and of each input,
 * for as long as counts are kept. A verdict needs five reports, so one client or one URL cannot cause it.
 */
export class ReportLimits {
  readonly #pages: LRUCache<string, true>;
  readonly #sources: LRUCache<string, true>;

  /** @param now milliseconds since the epoch */
  constructor(now: () => number = Date.now) {
    // An entry that is evicted from a full cache has been counted; filling it takes as many clients.
    const limited = { max: 50_000, perf: { now }, ttlResolution: 0 };
    this.#pages = new LRUCache({ ...limited, ttl: tokenLifetimeMs });
    this.#sources = new LRUCache({ ...limited, ttl: retentionMs });
  }

  /** Whether this report counts. An equal one is then rejected. */
  admit({ page, remote, version, client, input }: LimitedReport): boolean {
    const pageKey = `${page} ${remote}`;
    const id = `${remote}@${version}`;
    const sources = [`${id} client ${client}`, ...(input === undefined ? [] : [`${id} input ${input}`])];
    if (this.#pages.has(pageKey) || sources.some((source) => this.#sources.has(source))) return false;
    this.#pages.set(pageKey, true);
    for (const source of sources) this.#sources.set(source, true);
    return true;
  }
}
