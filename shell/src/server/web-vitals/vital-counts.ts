import { indiaDay } from '@kaadu/contracts/india-time';
import {
  maxVitalCounts,
  vitalBounds,
  type WebVitalCount,
  type WebVitalName,
} from '@kaadu/contracts/web-vitals';
import type { WebVital } from '../../app/web-vitals';

/** Maximum number of counters that wait; measurements beyond are dropped. */
const maxWaiting = 20_000;

/** Page and remote of a measurement. */
interface CountLabels {
  /** Path of a declared route, or `other`. */
  readonly route: string;
  readonly remote: string;
  readonly version: string;
}

/** Counts browsers' measurements for the API, by day, page, remote, version and class. */
export class VitalCounts {
  readonly #waiting = new Map<string, WebVitalCount>();
  readonly #now: () => number;

  /** @param now milliseconds since the epoch */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  record({ name, value }: Pick<WebVital, 'name' | 'value'>, { route, remote, version }: CountLabels): void {
    const measured = {
      day: indiaDay(this.#now()),
      metric: name,
      route,
      remote,
      version,
      up_to: classOf(name, value),
    };
    const key = JSON.stringify(measured);
    const known = this.#waiting.get(key);
    if (!known && this.#waiting.size >= maxWaiting) return;
    this.#waiting.set(key, { ...measured, count: (known?.count ?? 0) + 1 });
  }

  /** Removes and returns the counts of the next batch; empty when there are none. */
  take(): WebVitalCount[] {
    const first = [...this.#waiting].slice(0, maxVitalCounts);
    for (const [key] of first) this.#waiting.delete(key);
    return first.map(([, count]) => count);
  }
}

/** Returns the upper bound of a value's class; the last class has none. */
function classOf(name: WebVitalName, value: number): number {
  const bounds = vitalBounds(name);
  return bounds.find((bound) => value <= bound) ?? bounds[bounds.length - 1] ?? value;
}
