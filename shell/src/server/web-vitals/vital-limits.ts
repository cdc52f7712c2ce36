import { tokenLifetimeMs } from '@kaadu/release-host';
import { LRUCache } from 'lru-cache';

/** Maximum number of reports per client and minute: enough for a person who opens and hides many pages. */
const maxPerMinute = 60;
const minuteMs = 60_000;

/** Decides which measurements count: each once per page, and a limited number of reports per client. */
export class VitalLimits {
  readonly #measured: LRUCache<string, true>;
  readonly #clients: LRUCache<string, { count: number }>;

  /** @param now milliseconds since the epoch */
  constructor(now: () => number = Date.now) {
    const limited = { max: 50_000, perf: { now }, ttlResolution: 0 };
    this.#measured = new LRUCache({ ...limited, ttl: tokenLifetimeMs });
    this.#clients = new LRUCache({ ...limited, ttl: minuteMs });
  }

  /** Whether another report of a client is accepted. @param client client as returned by `clientNetwork` */
  admitReport(client: string): boolean {
    const reports = this.#clients.get(client) ?? { count: 0 };
    reports.count += 1;
    if (reports.count === 1) this.#clients.set(client, reports);
    return reports.count <= maxPerMinute;
  }

  /** Whether a page reports this for the first time. @param page id of its token */
  isFirst(page: string, what: string): boolean {
    const key = `${page} ${what}`;
    if (this.#measured.has(key)) return false;
    this.#measured.set(key, true);
    return true;
  }
}
