import { pages, slotNames, slots, type RemoteName, type SlotName } from '@kaadu/contracts';
import type { ReleaseSet } from '../releases/release-set';
import type { VersionHealth } from '../releases/version-health';
import { traceRender, type RenderTimes } from '../tracing/spans';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Watches one rendering of a page: how long each remote took over its part of it, and which of them failed. */
export class RenderWatch {
  readonly #set: ReleaseSet;
  readonly #health: VersionHealth;
  readonly #startedAt = performance.now();
  readonly #slots = new Map<SlotName, { from: number; to?: number }>();
  readonly #failures = new Map<RemoteName, unknown>();
  #pageLoadedAt = this.#startedAt;
  #ended = false;

  readonly #request: Pick<RenderTimes, 'url' | 'parent'>;

  /** @param request what is rendered, and the trace that it belongs to */
  constructor(set: ReleaseSet, health: VersionHealth, request: Pick<RenderTimes, 'url' | 'parent'>) {
    this.#set = set;
    this.#health = health;
    this.#request = request;
  }

  /** The page's loader has come to a result, and rendering begins. */
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

  /** Nothing more will happen to this rendering: it counts. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    const endedAt = performance.now();
    const slotSpans = slotNames.flatMap((slot) => {
      const times = this.#slots.get(slot);
      return times ? [{ slot, from: times.from, to: times.to ?? endedAt }] : [];
    });
    for (const [remote, { release }] of this.#set.remotes) {
      const ms =
        remote === pages.remote
          ? this.#pageMs(slotSpans, endedAt)
          : sum(slotSpans.filter(({ slot }) => slots[slot].remote === remote));
      const { version } = release;
      this.#health.rendered({ remote, version, failed: this.#failures.has(remote), ms });
    }
    traceRender({
      ...this.#request,
      set: this.#set,
      slots: slotSpans,
      page: { from: this.#startedAt, loadedAt: this.#pageLoadedAt, to: endedAt },
      failures: this.#failures,
    });
  }

  /** What the page took: everything that was not a slot's. */
  #pageMs(slotSpans: readonly Span[], endedAt: number): number {
    const renderedAt = Math.min(endedAt, Math.max(this.#pageLoadedAt, ...slotSpans.map(({ to }) => to)));
    return Math.max(0, renderedAt - this.#startedAt - sum(slotSpans));
  }
}

function sum(spans: readonly Span[]): number {
  return spans.reduce((total, { from, to }) => total + to - from, 0);
}
