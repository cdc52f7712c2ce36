import {
  type Counts,
  defaultPolicy,
  latencyBucket,
  noCounts,
  type VersionCounts,
} from '@kaadu/release-core/health';

interface Version {
  readonly remote: string;
  readonly version: string;
}

/** A version's part in the rendering of a page. */
export interface PartRender extends Version {
  readonly failed: boolean;
  /** Its data was not there in time. */
  readonly late: boolean;
  /** Milliseconds from beginning to end. */
  readonly ms: number;
  /** Milliseconds for which its code kept the thread. */
  readonly busyMs: number;
}

/** The versions that have a part in a document. The same object stands for the same parts, so that it can be counted. */
export interface DocumentParts {
  readonly versions: readonly Version[];
}

export interface LoadOutcome extends Version {
  readonly failed: boolean;
}

/** Code that keeps its thread for longer in one render is busy, in milliseconds. */
const busyFromMs = 100;

/** Returns whether a render is a failure of its version, or of what the request brought. */
export function hasFailed({ failed, late }: PartRender): boolean {
  return failed || late;
}

/** Returns whether a render took longer than a render should. */
export function isSlow({ ms, busyMs }: PartRender): boolean {
  return busyMs > busyFromMs || ms > defaultPolicy.slowMs;
}

/** Counts loads and renders of each version in this process since the counts were last drained. */
export class VersionHealth {
  #counts = new Map<string, VersionCounts>();
  /** Documents sent, by their parts: one addition for each page, however many versions it has. */
  #pageViews = new Map<DocumentParts, number>();
  #onFailure: () => void = () => undefined;

  /** @param listener called after each failed render has been counted */
  onFailure(listener: () => void): void {
    this.#onFailure = listener;
  }

  /** A version was loaded and rendered on trial. */
  recordLoad({ remote, version, failed }: LoadOutcome): void {
    this.#update({ remote, version }, (counts) => ({
      loads: counts.loads + 1,
      loadErrors: counts.loadErrors + Number(failed),
    }));
  }

  /** Counts parts of a page. */
  recordReport({ parts }: { readonly parts: readonly PartRender[] }): void {
    for (const part of parts) this.recordRender(part);
  }

  /** A version rendered its part of a page for a visitor. */
  recordRender({ remote, version, failed, late, ms, busyMs }: PartRender): void {
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

  /** A loader of its slots was not done in time, or failed, though nothing that it asked for did. */
  recordSlotLoad(version: Version, outcome: 'failed' | 'late'): void {
    this.#update(version, ({ renders, renderErrors, lateLoads }) =>
      outcome === 'late'
        ? { lateLoads: lateLoads + 1 }
        : { renders: renders + 1, renderErrors: renderErrors + 1 },
    );
    this.#onFailure();
  }

  /** It stopped a render worker. */
  recordCrash(version: Version): void {
    this.#update(version, ({ crashes }) => ({ crashes: crashes + 1 }));
    this.#onFailure();
  }

  /** An error of its code was not caught. */
  recordFault(version: Version): void {
    this.#update(version, ({ faults }) => ({ faults: faults + 1 }));
    this.#onFailure();
  }

  /** A document with these parts was sent to a visitor. */
  recordPageView(parts: DocumentParts): void {
    this.#pageViews.set(parts, (this.#pageViews.get(parts) ?? 0) + 1);
  }

  /** A browser reported that it failed there. */
  recordBrowserError(version: Version): void {
    this.#update(version, ({ browserErrors }) => ({ browserErrors: browserErrors + 1 }));
    this.#onFailure();
  }

  /** The counts, which start again from zero. */
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
