import { addCounts, noCounts, retentionMs } from '@kaadu/release-core/health';
import { html, type Html } from '@kaadu/node-runtime/html';
import { clock } from '../time';
import type { ChartOptions, Line } from './chart';

const minuteMs = 60_000;

type Column = Pick<ChartOptions, 'title' | 'valueOf' | 'format'>;

/** Renders the values of charts as a table, minute by minute, newest first. */
export function chartTable(lines: readonly Line[], charts: readonly Column[]): Html | false {
  const newest = Math.max(0, ...lines.flatMap(({ bins }) => bins.map(({ at }) => at)));
  if (newest === 0) return false;
  const last = newest - (newest % minuteMs);
  const minutes = Array.from({ length: retentionMs / minuteMs }, (_, index) => last - index * minuteMs);
  const columns = lines.flatMap((line) => charts.map((chart) => ({ line, chart })));
  return html`<details class="fold">
    <summary>Figures</summary>
    <div class="scroll" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">Minute</th>
            ${columns.map(({ line, chart }) => html`<th scope="col">${chart.title}, ${line.name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${minutes.map(
            (minute) =>
              html`<tr>
                <th scope="row">${clock(minute)}</th>
                ${columns.map(({ line, chart }) => html`<td>${valueIn(minute, line, chart)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}

function valueIn(minute: number, { bins }: Line, { valueOf, format }: Column): string {
  const counts = bins
    .filter(({ at }) => at >= minute && at < minute + minuteMs)
    .reduce((sum, bin) => addCounts(sum, bin.counts), noCounts);
  const value = valueOf(counts);
  return value === null ? '—' : format(value);
}
