import { LRUCache } from 'lru-cache';
import { tokenLifetimeMs } from '../browser-errors/page-tokens';

/** Reports that one client may send within a minute: as many pages as somebody may open, and look away from. */
const maxPerMinute = 60;
const minuteMs = 60_000;

/** Decides which measures count: each once a page, and a limited number of reports of each client. */
export class VitalLimits {
  readonly #measured: LRUCache<string, true>;
  readonly #clients: LRUCache<string, { count: number }>;

  /** @param now milliseconds since the epoch */
  constructor(now: () => number = Date.now) {
    const limited = { max: 50_000, perf: { now }, ttlResolution: 0 };
    this.#measured = new LRUCache({ ...limited, ttl: tokenLifetimeMs });
    this.#clients = new LRUCache({ ...limited, ttl: minuteMs });
  }

  /** Whether another report of a client is read. @param client as `clientNetwork` names it */
  admitReport(client: string): boolean {
    const reports = this.#clients.get(client) ?? { count: 0 };
    reports.count += 1;
    if (reports.count === 1) this.#clients.set(client, reports);
    return reports.count <= maxPerMinute;
  }

  /** Whether this is the first time that a page tells of something. @param page id of its token */
  isFirst(page: string, what: string): boolean {
    const key = `${page} ${what}`;
    if (this.#measured.has(key)) return false;
    this.#measured.set(key, true);
    return true;
  }
}
