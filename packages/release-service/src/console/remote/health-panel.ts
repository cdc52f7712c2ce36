import { type HealthLedger, latencyPercentile } from '@kaadu/release-core/health';
import type { RemoteState } from '../console-state';
import { html, type Html } from '@kaadu/node-runtime/html';
import { chart, type ChartOptions, type Line } from './chart';
import { chartTable } from './chart-table';
import { incidents } from './incidents';

/** Renders error rate, latency and incidents of the live versions in the last 15 minutes. @param withTable adds the values */
export function healthPanel(
  ledger: HealthLedger,
  channel: string,
  { name, live }: RemoteState,
  now: number,
  withTable = false,
): Html {
  const versions = live
    ? [
        { name: 'stable', version: live.stable },
        ...(live.canary ? [{ name: 'canary', version: live.canary.version }] : []),
      ]
    : [];
  const lines: Line[] = versions.map(({ name: line, version }) => ({
    name: line,
    bins: ledger.series(channel, name, version),
  }));
  const notes = versions
    .map(({ name: line, version }) => [line, incidents(ledger.total(channel, name, version))] as const)
    .filter(([, text]) => text !== '');
  return html`${charts.map((options) => chart(lines, { ...options, now }))}${notes.map(([line, text]) => html`<p class="why">In 15 minutes, ${line}: ${text}</p>`)}${withTable && chartTable(lines, charts)}`;
}

const charts: readonly Omit<ChartOptions, 'now'>[] = [
  {
    title: 'Errors',
    unit: 'share of renders that failed',
    valueOf: ({ renders, renderErrors }) => (renders === 0 ? null : (100 * renderErrors) / renders),
    format: (value) => `${value.toFixed(1)} %`,
    atLeast: 2,
  },
  {
    title: 'Render p95',
    unit: '95 of 100 renders are faster',
    valueOf: (counts) => latencyPercentile(counts, 0.95),
    format: (value) => (value > 1000 ? 'over 1 s' : `${Math.round(value)} ms`),
    atLeast: 20,
  },
];
