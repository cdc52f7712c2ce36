import { retentionMs } from '@kaadu/release-core/health';
import { LRUCache } from 'lru-cache';
import { tokenLifetimeMs } from './page-tokens';

/** One report of a page about a version. */
export interface LimitedReport {
  /** Id of the page's token. */
  readonly page: string;
  readonly remote: string;
  readonly version: string;
  /** What the request of the page brought; undefined when that was nothing. */
  readonly input?: string | undefined;
  /** Who reports it, as `clientNetwork` names them. */
  readonly client: string;
}

/**
 * Decides which reports count: one of a page about a remote, and of each version one of a client and one of an input
 * for as long as counts are kept. A verdict needs five reports, so neither one client nor one address brings it about.
 */
export class ReportLimits {
  readonly #pages: LRUCache<string, true>;
  readonly #sources: LRUCache<string, true>;

  /** @param now milliseconds since the epoch */
  constructor(now: () => number = Date.now) {
    // An entry that is dropped because there are too many was counted before: that takes as many clients.
    const limited = { max: 50_000, perf: { now }, ttlResolution: 0 };
    this.#pages = new LRUCache({ ...limited, ttl: tokenLifetimeMs });
    this.#sources = new LRUCache({ ...limited, ttl: retentionMs });
  }

  /** Whether this report counts. Another like it then does not. */
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
