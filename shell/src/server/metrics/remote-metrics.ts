import type { Versions } from '@kaadu/federation/server';
import type { VersionCounts } from '@kaadu/release-core/health';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { RenderReport } from '../../worker-protocol/messages';

/** Called after each rendering. @param isShown whether a visitor sees it */
export type RenderReportListener = (report: RenderReport, isShown: boolean) => void;

/** Subset of a channel's state that is measured. */
export interface MeasuredChannel {
  readonly revision: number;
  readonly remotes: Readonly<Record<string, unknown>>;
}

/** Metrics of remotes that this process records. */
export interface RemoteMetrics {
  /** Adds the counts of versions since the last call. */
  readonly onCounts: (versions: readonly VersionCounts[]) => void;
  readonly onRendered: RenderReportListener;
}

interface Selection {
  readonly live: { readonly versions: Versions };
  readonly channel: MeasuredChannel | undefined;
}

/** Counts of a version that are failures, by the label of their kind. */
const failureKinds = {
  load: 'loadErrors',
  render: 'renderErrors',
  late: 'lateLoads',
  crash: 'crashes',
  fault: 'faults',
  browser: 'browserErrors',
} as const satisfies Record<string, keyof VersionCounts>;

/** Registers metrics of remotes: availability, renders, page views, failures by kind, and fallbacks that visitors saw. */
export function measureRemotes(registry: Registry, selection: Selection): RemoteMetrics {
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  measureAvailability(registry, selection);
  const renders = counter('remote_renders_total', 'Renders of a version for visitors', ['remote', 'version']);
  const views = counter('remote_page_views_total', 'Pages with a version that were sent', [
    'remote',
    'version',
  ]);
  const failures = counter(
    'remote_failures_total',
    'Failures of a version: load, render, late data, crash of a worker, uncaught error (fault), in a browser',
    ['remote', 'version', 'kind'],
  );
  const fallbacks = counter('remote_fallbacks_total', 'Pages with the fallback of a remote', ['remote']);
  return {
    onCounts(versions) {
      for (const { remote, version, ...counts } of versions) {
        renders.inc({ remote, version }, counts.renders);
        views.inc({ remote, version }, counts.pageViews);
        for (const [kind, name] of Object.entries(failureKinds))
          failures.inc({ remote, version, kind }, counts[name]);
      }
    },
    onRendered({ parts }, isShown) {
      for (const { remote, failed } of parts) fallbacks.inc({ remote }, Number(failed && isShown));
    },
  };
}

function measureAvailability(registry: Registry, selection: Selection): void {
  new Gauge({
    name: 'remote_available',
    help: '1 if a version of a remote of the channel serves, else 0: its fallback is shown',
    labelNames: ['remote'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const remote of Object.keys(selection.channel?.remotes ?? {}))
        this.set({ remote }, Number(remote in selection.live.versions));
    },
  });
}
