import {
  addCounts,
  type Counts,
  countSignals,
  defaultPolicy,
  latencyBucket,
  noCounts,
  type VersionCounts,
  type ViewSignals,
} from '@kaadu/release-core/health';
import { LRUCache } from 'lru-cache';

interface Version {
  readonly remote: string;
  readonly version: string;
}

/** Render of a version's part of a page. */
export interface VersionRender extends Version {
  readonly failed: boolean;
  /** Whether its data was late. */
  readonly late: boolean;
  /** Duration of the render, in milliseconds. */
  readonly ms: number;
  /** Time for which its code blocked the event loop, in milliseconds. */
  readonly busyMs: number;
}

/** Versions in a document. Documents with the same versions share one object, so that they can be counted. */
export interface DocumentVersions {
  readonly versions: readonly Version[];
}

export interface LoadOutcome extends Version {
  readonly failed: boolean;
}

/** Blocking time of a render above which it is busy, in milliseconds. */
const busyFromMs = 100;

/** Maximum number of versions out of service to remember: more than a page token's lifetime sees. */
const maxTakenOut = 1_000;

/** Whether a render failed, by the fault of its version or of its request. */
export function hasFailed({ failed, late }: VersionRender): boolean {
  return failed || late;
}

/** Whether a render was slow. */
export function isSlow({ ms, busyMs }: VersionRender): boolean {
  return busyMs > busyFromMs || ms > defaultPolicy.slowMs;
}

/** Counts loads and renders of each version in this process since the counts were last drained. */
export class VersionHealth {
  #counts = new Map<string, VersionCounts>();
  /** Documents sent, by their versions: one addition for each page, regardless of the number of versions. */
  #pageViews = new Map<DocumentVersions, number>();
  /** `remote@version` of versions that were taken out of service. */
  readonly #takenOut = new LRUCache<string, true>({ max: maxTakenOut });
  #onFailure: () => void = () => undefined;

  /** @param listener called after each failed render has been counted */
  onFailure(listener: () => void): void {
    this.#onFailure = listener;
  }

  /** Counts a load and smoke test of a version. */
  recordLoad({ remote, version, failed }: LoadOutcome): void {
    this.#update({ remote, version }, (counts) => ({
      loads: counts.loads + 1,
      loadErrors: counts.loadErrors + Number(failed),
    }));
  }

  /** Counts the renders of a page. */
  recordReport({ parts }: { readonly parts: readonly VersionRender[] }): void {
    for (const part of parts) this.recordRender(part);
  }

  /** Counts a render of a version for a visitor. */
  recordRender({ remote, version, failed, late, ms, busyMs }: VersionRender): void {
    const bucket = latencyBucket(ms);
    this.#update({ remote, version }, (counts) => ({
      renders: counts.renders + 1,
      renderErrors: counts.renderErrors + Number(failed),
      busyRenders: counts.busyRenders + Number(busyMs > busyFromMs),
      lateLoads: counts.lateLoads + Number(late),
      latency: counts.latency.map((count, index) => (index === bucket ? count + 1 : count)),
    }));
    if (failed || late) this.#onFailure();
  }

  /** Counts a loader of its slots that was late, or failed although all of its requests succeeded. */
  recordSlotLoad(version: Version, outcome: 'failed' | 'late'): void {
    this.#update(version, ({ renders, renderErrors, lateLoads }) =>
      outcome === 'late'
        ? { lateLoads: lateLoads + 1 }
        : { renders: renders + 1, renderErrors: renderErrors + 1 },
    );
    this.#onFailure();
  }

  /** Counts a stopped render worker. */
  recordCrash(version: Version): void {
    this.#update(version, ({ crashes }) => ({ crashes: crashes + 1 }));
    this.#onFailure();
  }

  /** Counts an uncaught error of its code. */
  recordFault(version: Version): void {
    this.#update(version, ({ faults }) => ({ faults: faults + 1 }));
    this.#onFailure();
  }

  /** Counts a document with these versions that was sent to a visitor. */
  recordPageView(parts: DocumentVersions): void {
    this.#pageViews.set(parts, (this.#pageViews.get(parts) ?? 0) + 1);
  }

  /** Counts a failure that a browser reported. */
  recordBrowserError(version: Version): void {
    this.#update(version, ({ browserErrors }) => ({ browserErrors: browserErrors + 1 }));
    this.#onFailure();
  }

  /** Ignores signals of pages with a version that was taken out of service. They arrive until the pages are closed. */
  ignoreViewsWith({ remote, version }: Version): void {
    this.#takenOut.set(`${remote}@${version}`, true);
  }

  /** Counts signals of pages with a version again, because it is live again. */
  acceptViewsWith({ remote, version }: Version): void {
    this.#takenOut.delete(`${remote}@${version}`);
  }

  /** Whether signals of a page with these versions count. */
  acceptsViewOf({ versions }: DocumentVersions): boolean {
    return !versions.some(({ remote, version }) => this.#takenOut.has(`${remote}@${version}`));
  }

  /** Counts the signals of a view that a browser measured. */
  recordSignals(version: Version, view: ViewSignals): void {
    const measured = { ...noCounts, measuredViews: 1, signals: countSignals(view) };
    this.#update(version, (counts) => addCounts(counts, measured));
  }

  /** Returns the counts and resets them. */
  drain(): VersionCounts[] {
    for (const [{ versions }, views] of this.#pageViews)
      for (const version of versions)
        this.#update(version, ({ pageViews }) => ({ pageViews: pageViews + views }));
    this.#pageViews = new Map();
    const drained = [...this.#counts.values()];
    this.#counts = new Map();
    return drained;
  }

  #update({ remote, version }: Version, change: (counts: Counts) => Partial<Counts>): void {
    const key = `${remote}@${version}`;
    const counts = this.#counts.get(key) ?? { remote, version, ...noCounts };
    this.#counts.set(key, { ...counts, ...change(counts) });
  }
}
