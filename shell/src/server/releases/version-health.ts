import { latencyClass, noCounts, type Counts, type VersionCounts } from '@kaadu/releases/health';

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

/** Counts what becomes of each version in this process, until somebody takes the counts. */
export class VersionHealth {
  #counts = new Map<string, VersionCounts>();
  #tellFailure: () => void = () => undefined;

  /** @param tell called with every failure, once it is counted */
  onFailure(tell: () => void): void {
    this.#tellFailure = tell;
  }

  /** A version was loaded and rendered on trial. */
  loaded({ remote, version, failed }: LoadOutcome): void {
    this.#change({ remote, version }, (counts) => ({
      loads: counts.loads + 1,
      loadErrors: counts.loadErrors + Number(failed),
    }));
  }

  /** A version rendered its part of a page for a visitor. */
  rendered({ remote, version, failed, ms }: RenderOutcome): void {
    const timeClass = latencyClass(ms);
    this.#change({ remote, version }, (counts) => ({
      renders: counts.renders + 1,
      renderErrors: counts.renderErrors + Number(failed),
      latency: counts.latency.map((count, index) => (index === timeClass ? count + 1 : count)),
    }));
    if (failed) this.#tellFailure();
  }

  /** The counts since they were last taken. */
  take(): VersionCounts[] {
    const taken = [...this.#counts.values()];
    this.#counts = new Map();
    return taken;
  }

  #change({ remote, version }: Version, change: (counts: Counts) => Partial<Counts>): void {
    const key = `${remote}@${version}`;
    const counts = this.#counts.get(key) ?? { remote, version, ...noCounts };
    this.#counts.set(key, { ...counts, ...change(counts) });
  }
}
