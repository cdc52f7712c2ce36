import { setTimeout as sleep } from 'node:timers/promises';
import type { RemoteVersion } from '@kaadu/federation/render-workers';
import type { FailureEvidence, VersionHealth, ReleaseSelection, ServedSet } from '@kaadu/release-host';
import type { TraceContext } from '@kaadu/node-runtime/trace-context';
import { inputOf } from '../../worker-protocol/route-of';
import type { Renderers } from '../render-workers/renderers';
import { renderDiscarded } from './render-discarded';
import type { Replays } from './replays';

export interface FaultInquiriesOptions {
  readonly renderers: Pick<Renderers, 'render'>;
  readonly health: Pick<VersionHealth, 'recordFault'>;
  readonly failures: Pick<FailureEvidence, 'admit'>;
  readonly replays: Pick<Replays, 'inBackground'>;
  readonly selection: Pick<ReleaseSelection, 'replaceFailed'>;
  /** Milliseconds after a rendering within which its fault may occur. */
  readonly settleMs?: number;
}

interface RecentRequest {
  readonly set: ServedSet;
  readonly url: URL;
  readonly client: string;
  readonly trace: TraceContext;
}

/** Number of recent requests to check: an uncaught error does not identify its request. */
const maxRecent = 8;

/**
 * Decides whether an uncaught error is the fault of a version or of a request. The recent requests are
 * rendered with another version, and the fault counts only if that version has none.
 */
export class FaultInquiries {
  readonly #options: FaultInquiriesOptions;
  #recent: readonly RecentRequest[] = [];
  /** Number of faults since each inquiry began. */
  readonly #running = new Map<string, number>();
  /** Versions that had a fault during an inquiry. */
  readonly #faulty = new Set<string>();

  constructor(options: FaultInquiriesOptions) {
    this.#options = options;
  }

  /** Records a rendered request. */
  note(request: RecentRequest): void {
    this.#recent = [request, ...this.#recent.filter(({ url }) => url.href !== request.url.href)].slice(
      0,
      maxRecent,
    );
  }

  /** Investigates a fault of a version. Resolves when it is decided whether it counts. */
  async open({ name, version }: RemoteVersion): Promise<void> {
    const id = `${name}@${version}`;
    this.#faulty.add(id);
    const running = this.#running.get(id);
    this.#running.set(id, (running ?? 0) + 1);
    if (running !== undefined) return;
    try {
      if (!(await this.#isGuilty(name, version))) return;
      // A timer that every worker has throws in all of them at about the same time.
      const faults = this.#running.get(id) ?? 1;
      for (let n = 0; n < faults; n += 1) this.#options.health.recordFault({ remote: name, version });
    } finally {
      this.#running.delete(id);
      if (this.#running.size === 0) this.#faulty.clear();
    }
  }

  async #isGuilty(name: string, version: string): Promise<boolean> {
    const { renderers, replays, selection, failures, settleMs = 250 } = this.#options;
    const suspects = this.#recent.filter(({ set }) => set.versions[name] === version);
    const [last] = suspects;
    // A version that has not rendered for visitors yet is at fault itself.
    if (!last) return true;
    for (const { set, url, trace } of suspects) {
      const other = selection.replaceFailed(new Set([name]), set);
      if (!other) return false;
      const report = await replays.inBackground(() => renderDiscarded(renderers, { set: other, url, trace }));
      if (!report) return false;
    }
    await sleep(settleMs, undefined, { ref: false });
    const isShared = [...this.#faulty].some((id) => id.startsWith(`${name}@`) && id !== `${name}@${version}`);
    const { client, url, set } = last;
    return (
      !isShared &&
      failures.admit({ kind: 'fault', remote: name, version, client, input: inputOf(set.routes, url) })
    );
  }
}
