import { slotNames, slots, type SlotName } from '@kaadu/contracts';
import { createThreadClock, plainError } from '@kaadu/federation/render-workers/worker';
import { LoaderTimeout } from '../app/pages/settle-in-time';
import type { PageRef } from '../app/composition';
import type { RenderReport, RenderedPart, TimeSpan } from '../worker-protocol/messages';
import type { LoadedSet, PartObserver } from './server-composition';

/**
 * Duration of a section in milliseconds above which its CPU time is checked, because the thread may have
 * waited for a CPU.
 */
const longSectionMs = 50;

const cpu = createThreadClock();

/**
 * Records one rendering of a page: which remote's code runs, the duration of each remote, and failures. Times
 * are `performance.now()`.
 */
export class RenderRecorder implements PartObserver {
  readonly #set: LoadedSet;
  readonly #startedAt = performance.now();
  readonly #cpuAtStart = cpu.now();
  readonly #slots = new Map<SlotName, { from: number; to?: number }>();
  readonly #pageRemotes = new Set<string>();
  readonly #failures = new Map<string, unknown>();
  readonly #busyMs = new Map<string, number>();
  #section: { readonly remote: string; readonly from: number } | undefined;
  #pageLoadedAt = this.#startedAt;

  constructor(set: LoadedSet) {
    this.#set = set;
  }

  /**
   * Records that a page of this remote is loaded: first the matched route's, then possibly a status page
   * instead.
   */
  pageRequested(remote: string): void {
    this.#pageRemotes.add(remote);
  }

  /** Records that the page's loader has finished and rendering begins. */
  pageLoaded(): void {
    this.#pageLoadedAt = performance.now();
  }

  pageStarted({ remote }: PageRef): void {
    this.#enter(remote);
  }

  slotStarted(slot: SlotName): void {
    if (!this.#slots.has(slot)) this.#slots.set(slot, { from: performance.now() });
    this.#enter(slots[slot].remote);
  }

  slotRendered(slot: SlotName): void {
    const times = this.#slots.get(slot);
    if (times) times.to = performance.now();
    this.leave();
  }

  /** Records that no remote's code runs until the next section starts. */
  leave(): void {
    const section = this.#section;
    this.#section = undefined;
    if (!section) return;
    this.#set.remotes.get(section.remote)?.leave();
    const ms = performance.now() - section.from;
    const busy = ms > longSectionMs ? Math.min(ms, cpu.now() - this.#cpuAtStart) : ms;
    this.#busyMs.set(section.remote, (this.#busyMs.get(section.remote) ?? 0) + busy);
  }

  failed(remote: string, error: unknown): void {
    this.#failures.set(remote, error);
  }

  /** Remotes that have failed so far. */
  get failures(): string[] {
    return [...this.#failures.keys()];
  }

  /** Returns the report about the rendering, once it has ended. */
  report(): RenderReport {
    const endedAt = performance.now();
    const slotSpans = slotNames.flatMap((slot) => {
      const times = this.#slots.get(slot);
      return times ? [{ slot, from: times.from, to: times.to ?? endedAt }] : [];
    });
    return {
      parts: this.#parts(slotSpans, endedAt),
      slots: slotSpans.map(({ slot, from, to }) => ({ slot, from: epoch(from), to: epoch(to) })),
      page: {
        remote: [...this.#pageRemotes].at(-1),
        from: epoch(this.#startedAt),
        loadedAt: epoch(this.#pageLoadedAt),
        to: epoch(endedAt),
      },
      failures: [...this.#failures].map(([remote, error]) => [remote, plainError(error)]),
    };
  }

  /** Omits remotes with neither a slot nor this page; counting them would dilute their failure rate. */
  #parts(slotSpans: readonly (TimeSpan & { readonly slot: SlotName })[], endedAt: number): RenderedPart[] {
    const renderedAt = Math.min(endedAt, Math.max(this.#pageLoadedAt, ...slotSpans.map(({ to }) => to)));
    // The rest belongs to the page.
    const pageMs = Math.max(0, renderedAt - this.#startedAt - sum(slotSpans));
    return [...this.#set.remotes].flatMap(([remote, { release }]) => {
      const rendersPage = this.#pageRemotes.has(remote);
      if (!rendersPage && !slotNames.some((slot) => slots[slot].remote === remote)) return [];
      const slotMs = sum(slotSpans.filter(({ slot }) => slots[slot].remote === remote));
      const error = this.#failures.get(remote);
      return [
        {
          remote,
          version: release.version,
          failed: this.#failures.has(remote),
          late: error instanceof LoaderTimeout,
          ms: slotMs + (rendersPage ? pageMs : 0),
          busyMs: this.#busyMs.get(remote) ?? 0,
        },
      ];
    });
  }

  #enter(remote: string): void {
    this.leave();
    this.#section = { remote, from: performance.now() };
    this.#set.remotes.get(remote)?.enter('render');
  }
}

function sum(spans: readonly TimeSpan[]): number {
  return spans.reduce((total, { from, to }) => total + to - from, 0);
}

function epoch(time: number): number {
  return performance.timeOrigin + time;
}
