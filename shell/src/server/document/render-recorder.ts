import { slotNames, slots, type RemoteName, type SlotName } from '@kaadu/contracts';
import type { VersionHealth } from '../releases/health/version-health';
import type { ReleaseSet } from '../releases/selection/release-set';
import { traceRender, type RenderTimes } from '../tracing/spans';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Records one rendering of a page: how long each remote took for its part of it, and which of them failed. */
export class RenderRecorder {
  readonly #set: ReleaseSet;
  readonly #health: VersionHealth;
  readonly #request: Pick<RenderTimes, 'url' | 'parent'>;
  readonly #startedAt = performance.now();
  readonly #slots = new Map<SlotName, { from: number; to?: number }>();
  readonly #pageRemotes = new Set<RemoteName>();
  readonly #failures = new Map<RemoteName, unknown>();
  #pageLoadedAt = this.#startedAt;
  #ended = false;

  /** @param request the address that is rendered, and the trace that it belongs to */
  constructor(set: ReleaseSet, health: VersionHealth, request: Pick<RenderTimes, 'url' | 'parent'>) {
    this.#set = set;
    this.#health = health;
    this.#request = request;
  }

  /** A page of this remote is loaded: first the matched route's, then possibly a status page in its place. */
  pageRequested(remote: RemoteName): void {
    this.#pageRemotes.add(remote);
  }

  /** The page's loader has a result, and rendering begins. */
  pageLoaded(): void {
    this.#pageLoadedAt = performance.now();
  }

  slotStarted(slot: SlotName): void {
    if (!this.#slots.has(slot)) this.#slots.set(slot, { from: performance.now() });
  }

  slotRendered(slot: SlotName): void {
    const times = this.#slots.get(slot);
    if (times) times.to = performance.now();
  }

  failed(remote: RemoteName, error: unknown): void {
    this.#failures.set(remote, error);
  }

  /** Remotes whose part could not be rendered, so far. */
  get failures(): ReadonlySet<RemoteName> {
    return new Set(this.#failures.keys());
  }

  /** The rendering is over: its outcome is counted and traced. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    const endedAt = performance.now();
    const slotSpans = slotNames.flatMap((slot) => {
      const times = this.#slots.get(slot);
      return times ? [{ slot, from: times.from, to: times.to ?? endedAt }] : [];
    });
    const pageMs = this.#pageMs(slotSpans, endedAt);
    for (const [remote, { release }] of this.#set.remotes) {
      const rendersPage = this.#pageRemotes.has(remote);
      // A remote that has neither a slot nor this page took no part; counting it would dilute its failure rate.
      if (!rendersPage && !slotNames.some((slot) => slots[slot].remote === remote)) continue;
      const slotMs = sum(slotSpans.filter(({ slot }) => slots[slot].remote === remote));
      const failed = this.#failures.has(remote);
      const ms = slotMs + (rendersPage ? pageMs : 0);
      this.#health.recordRender({ remote, version: release.version, failed, ms });
    }
    traceRender({
      ...this.#request,
      set: this.#set,
      slots: slotSpans,
      page: {
        remote: [...this.#pageRemotes].at(-1),
        from: this.#startedAt,
        loadedAt: this.#pageLoadedAt,
        to: endedAt,
      },
      failures: this.#failures,
    });
  }

  /** Milliseconds that the page took: everything that was not a slot's. */
  #pageMs(slotSpans: readonly Span[], endedAt: number): number {
    const renderedAt = Math.min(endedAt, Math.max(this.#pageLoadedAt, ...slotSpans.map(({ to }) => to)));
    return Math.max(0, renderedAt - this.#startedAt - sum(slotSpans));
  }
}

function sum(spans: readonly Span[]): number {
  return spans.reduce((total, { from, to }) => total + to - from, 0);
}
