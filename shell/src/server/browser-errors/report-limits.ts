import { retentionMs } from '@kaadu/releases/health';
import { LRUCache } from 'lru-cache';
import { tokenLifetimeMs } from './page-tokens';

/** One report of a page about a version. */
export interface LimitedReport {
  /** Id of the page's token. */
  readonly page: string;
  readonly remote: string;
  readonly version: string;
  /** Who reports it, as `clientNetwork` names them. */
  readonly client: string;
}

/**
 * Decides which reports count: one of a page about a remote, and one of a client about a version for as long as counts
 * are kept. A verdict needs five reports, so one client alone cannot bring it about.
 */
export class ReportLimits {
  readonly #pages: LRUCache<string, true>;
  readonly #clients: LRUCache<string, true>;

  /** @param now milliseconds since the epoch */
  constructor(now: () => number = Date.now) {
    // An entry that is dropped because there are too many was counted before: that takes as many clients.
    const limited = { max: 50_000, perf: { now }, ttlResolution: 0 };
    this.#pages = new LRUCache({ ...limited, ttl: tokenLifetimeMs });
    this.#clients = new LRUCache({ ...limited, ttl: retentionMs });
  }

  /** Whether this report counts. Another like it then does not. */
  admit({ page, remote, version, client }: LimitedReport): boolean {
    const pageKey = `${page} ${remote}`;
    const clientKey = `${client} ${remote}@${version}`;
    if (this.#pages.has(pageKey) || this.#clients.has(clientKey)) return false;
    this.#pages.set(pageKey, true);
    this.#clients.set(clientKey, true);
    return true;
  }
}
