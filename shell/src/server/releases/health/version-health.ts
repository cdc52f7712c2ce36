import { latencyBucket, noCounts, type Counts, type VersionCounts } from '@kaadu/releases/health';

interface Version {
  readonly remote: string;
  readonly version: string;
}

export interface LoadOutcome extends Version {
  readonly failed: boolean;
}

export interface RenderOutcome extends LoadOutcome {
  /** Milliseconds that its loader and its rendering took. */
  readonly ms: number;
}

/** Counts loads and renders of each version in this process since the counts were last drained. */
export class VersionHealth {
  #counts = new Map<string, VersionCounts>();
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

  /** A version rendered its part of a page for a visitor. */
  recordRender({ remote, version, failed, ms }: RenderOutcome): void {
    const bucket = latencyBucket(ms);
    this.#update({ remote, version }, (counts) => ({
      renders: counts.renders + 1,
      renderErrors: counts.renderErrors + Number(failed),
      latency: counts.latency.map((count, index) => (index === bucket ? count + 1 : count)),
    }));
    if (failed) this.#onFailure();
  }

  /** The counts, which start again from zero. */
  drain(): VersionCounts[] {
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
